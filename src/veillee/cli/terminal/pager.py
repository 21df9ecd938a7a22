"""The numbered rules, a screen at a time."""

from rich.console import Console
from rich.text import Text

from veillee.games.rulebook import Rule, rulebook
from veillee.i18n import Words


def show_rules(console: Console, game: str, words: Words) -> None:
    """All rules of a game; where they do not fit on the screen, a page at a time."""
    room = max(console.height - 3, 6)
    shown = 0
    for rule in rulebook(game, words.lang):
        lines = console.render_lines(_rule(rule))
        if shown and shown + len(lines) > room:
            if not _more(console, words):
                return
            shown = 0
        console.print(_rule(rule))
        shown += len(lines)


def _rule(rule: Rule) -> Text:
    return Text.assemble(
        (f"{rule.title}", "bold yellow"), (f"  {rule.id}\n", "dim"), rule.text, "\n"
    )


def _more(console: Console, words: Words) -> bool:
    try:
        return console.input(Text(words.say("rules-hint") + " › ", "dim")).strip().lower() != "q"
    except (KeyboardInterrupt, EOFError):
        return False
