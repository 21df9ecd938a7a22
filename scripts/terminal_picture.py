"""Draw docs/terminal.svg: a real game of L'Étoile d'Afrique, as the terminal shows it."""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

from veillee.cli.terminal.etoile_d_afrique import EtoileDAfriqueFace
from veillee.games.catalogue import open_bot
from veillee.games.etoile_d_afrique import EtoileDAfrique
from veillee.games.etoile_d_afrique.actions import Options
from veillee.i18n import words
from veillee.kernel.game import Played, Seat
from veillee.lab.simulation import play

ROOT = Path(__file__).resolve().parent.parent
NAMES = ["Léa", "Orion", "Vega", "Altair"]
MOMENT = 180  # far enough into a game for thieves, tokens and a trick worth winning


def main() -> None:
    game = EtoileDAfrique()
    words_ = words("en", game.name)
    moves = play(game, Options(), [open_bot(game, "heuristic")] * 4, bytes(32)).moves
    state = game.setup(4, Options())
    for number, move in enumerate(moves):
        mine = state.turn == 0 and len(state.trick) > 2
        if number > MOMENT and mine and isinstance(move, Played):
            break
        state = game.apply(state, move)
    console = Console(record=True, width=92, file=StringIO())
    console.print(EtoileDAfriqueFace(game, words_).show(game.view(state, Seat(0)), NAMES))
    svg = console.export_svg(title="veillee play etoile-d-afrique")
    svg = re.sub(r"@font-face {[^}]*}", "", svg)  # a picture must not ask another host for fonts
    (ROOT / "docs" / "terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
