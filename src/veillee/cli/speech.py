"""How the command line speaks: in the language of the locale, and about trouble in one line.

Said               trouble that has been put into words; it ends the command with code 2
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from veillee.cli.terminal.africa_cards import naming
from veillee.games.catalogue import CATALOGUE, open_game
from veillee.i18n import LANGS, Lang, Naming, Words, as_it_is, lang_of, words
from veillee.kernel.forms import NotReadable
from veillee.kernel.game import IllegalAction
from veillee.kernel.record import BadRecord
from veillee.storage.log import StorageError

LANG: Lang = lang_of(os.environ)


class Said(Exception):
    """Trouble, in the reader's words."""


def say(key: str, **params: Any) -> str:
    """A message of the command line itself."""
    return words(LANG).say(key, **params)


def help_game() -> str:
    """What a game is called on the command line."""
    return say("help-game", known=", ".join(CATALOGUE))


@contextmanager
def telling(game: str | None = None) -> Iterator[None]:
    """Puts whatever goes wrong inside into words, those of this game where it has some."""
    try:
        yield
    except (NotReadable, IllegalAction, BadRecord) as trouble:
        raise Said(explain(trouble, words(LANG, game), _naming(game))) from None
    except StorageError as trouble:
        raise Said(say(f"storage-{trouble.key}", **trouble.params)) from None
    except OSError as trouble:
        raise Said(_explain_system(trouble)) from None
    except UnicodeError as trouble:
        raise Said(say("not-text", why=str(trouble))) from None


def explain(trouble: NotReadable | IllegalAction | BadRecord, speech: Words, named: Naming) -> str:
    """What went wrong, in one line."""
    match trouble:
        case BadRecord():
            return _explain_record(trouble, speech, named)
        case NotReadable():
            return speech.say(f"unreadable-{trouble.key}", **trouble.params)
        case IllegalAction():
            return speech.refusal(trouble.refusal, named)


def _explain_system(trouble: OSError) -> str:
    """A full disk, say, does not name the file that it could not hold."""
    why = trouble.strerror or str(trouble)
    if trouble.filename is None:
        return say("system-trouble", why=why)
    return say("file-trouble", file=os.fsdecode(trouble.filename), why=why)


def lang_named(name: str | None) -> Lang:
    """The language asked for, or the one of the locale."""
    if name is None:
        return LANG
    for lang in LANGS:
        if lang == name:
            return lang
    raise NotReadable("lang-unknown", name=name, known=", ".join(LANGS))


def _naming(game: str | None) -> Naming:
    return as_it_is if game is None else naming(open_game(game), words(LANG, game))


def _explain_record(trouble: BadRecord, speech: Words, named: Naming) -> str:
    what = speech.say(f"record-{trouble.key}", **trouble.params)
    why = "" if trouble.cause is None else f" {explain(trouble.cause, speech, named)}"
    where = "" if trouble.move is None else speech.say("record-move", move=trouble.move) + " "
    return f"{where}{what}{why}"
