"""The only list of games."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from veillee.association import cast
from veillee.atelier import cards, deck_ids
from veillee.games import dixit, etoile_d_afrique, etoile_solitaire, look_at_the_stars, stella
from veillee.kernel.bots import RandomBot
from veillee.kernel.forms import NotReadable
from veillee.kernel.game import AnyBot, AnyGame

NewBot: TypeAlias = Callable[[AnyGame, str], AnyBot]
"""A bot of a game with the persona of this id; none where it is empty."""


def _anyone(bot: Callable[[AnyGame], AnyBot]) -> NewBot:
    """A bot that plays alike whoever it is."""
    return lambda game, persona: bot(game)


ANYONE = _anyone(RandomBot)


class Entry(Struct, frozen=True):
    """A game on the shelf: how it is opened, who else can play it, which scores are good ones."""

    new: Callable[[], AnyGame]
    from_components: Callable[[Mapping[str, Any]], AnyGame]
    bots: Mapping[str, NewBot]
    fewest_wins: bool = False
    at_once: NewBot = ANYONE
    """Who answers in place of a bot that is late: without preparing and in no time."""


def _entry(
    game: Any,
    new: Callable[[], AnyGame] | None = None,
    *,
    fewest_wins: bool = False,
    at_once: NewBot = ANYONE,
    **bots: NewBot,
) -> Entry:
    everyone = {"random": ANYONE, **bots}
    return Entry(new or game, game.from_components, everyone, fewest_wins, at_once)


def _seeing(bot: Callable[..., AnyBot], level: Any) -> NewBot:
    """A bot that knows what is said of the pictures, and hears words as its persona does."""
    return lambda game, persona: bot(game, cards(), cast(persona), level)


CATALOGUE: Mapping[str, Entry] = {
    "dixit": _entry(
        dixit.Dixit,
        lambda: dixit.Dixit(deck_ids()),
        at_once=lambda game, persona: dixit.bots.OffhandBot(game, cards()),
        easy=_seeing(dixit.bots.PictureBot, dixit.bots.EASY),
        heuristic=_seeing(dixit.bots.PictureBot, dixit.bots.HEURISTIC),
        strong=_seeing(dixit.bots.PictureBot, dixit.bots.STRONG),
    ),
    "etoile-d-afrique": _entry(
        etoile_d_afrique.EtoileDAfrique,
        at_once=_anyone(etoile_d_afrique.EasyBot),
        easy=_anyone(etoile_d_afrique.EasyBot),
        heuristic=_anyone(etoile_d_afrique.HeuristicBot),
        strong=_anyone(etoile_d_afrique.StrongBot),
    ),
    "etoile-solitaire": _entry(
        etoile_solitaire.EtoileSolitaire,
        fewest_wins=True,
        at_once=_anyone(etoile_solitaire.EasyBot),
        easy=_anyone(etoile_solitaire.EasyBot),
        heuristic=_anyone(etoile_solitaire.HeuristicBot),
        strong=_anyone(etoile_solitaire.StrongBot),
    ),
    "look-at-the-stars": _entry(
        look_at_the_stars.LookAtTheStars,
        at_once=_anyone(look_at_the_stars.EasyBot),
        easy=_anyone(look_at_the_stars.EasyBot),
        heuristic=_anyone(look_at_the_stars.HeuristicBot),
        strong=_anyone(look_at_the_stars.StrongBot),
    ),
    "stella": _entry(
        stella.Stella,
        lambda: stella.Stella(tuple(map(stella.Image, deck_ids()))),
        easy=_seeing(stella.bots.PictureBot, stella.bots.EASY),
        heuristic=_seeing(stella.bots.PictureBot, stella.bots.HEURISTIC),
        strong=_seeing(stella.bots.PictureBot, stella.bots.STRONG),
    ),
}


def open_game(name: str, components: Mapping[str, Any] | None = None) -> AnyGame:
    """A game by its name, with its own components or those of a record."""
    entry = entry_of(name)
    return entry.new() if components is None else entry.from_components(components)


def open_bot(game: AnyGame, name: str, persona: str = "") -> AnyBot:
    """A bot of this game, by its name; `persona` says who it is where that makes a difference."""
    bots = entry_of(game.name).bots
    if name not in bots:
        raise NotReadable("bot-unknown", game=game.name, name=name, known=", ".join(bots))
    return bots[name](game, persona)


def bot_at_once(game: AnyGame) -> AnyBot:
    """Who plays for a bot of this game that is late."""
    return entry_of(game.name).at_once(game, "")


def best_bot(game: str) -> str:
    """The name of a game's best bot: a shelf names it last."""
    return tuple(entry_of(game).bots)[-1]


def entry_of(name: str) -> Entry:
    if name not in CATALOGUE:
        raise NotReadable("game-unknown", name=name, known=", ".join(CATALOGUE))
    return CATALOGUE[name]
