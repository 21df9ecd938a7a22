"""From what people type to words that can be compared."""

import re
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files

# A clue is said aloud at a table: what exceeds this is not read.
LONGEST = 300

_WORD = re.compile(r"[^\W_]+")
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})
# Endings that change a word's grammar more than its sense, after four letters at least.
_ENDING = re.compile(
    r"(?<=\w{4})(?:(?:e?ment|ation|ateur|ateuse|atrice|ing|ance|ence|euse|ive|ante?|ee?|er|if)s?"
    r"|ness|ies|ied|eux|ed|es|ent|ly|al|ite|ique|y|s|x)$"
)


def tidy(text: str) -> str:
    """The first `LONGEST` characters in one plain line, whatever was typed or pasted."""
    # Half a surrogate pair cannot be encoded, and a ligature may unfold into a whole sentence.
    readable = text[:LONGEST].encode("utf-8", "replace").decode("utf-8")
    return " ".join(unicodedata.normalize("NFKC", readable)[:LONGEST].split())


@lru_cache(maxsize=1 << 15)
def stems(text: str, lang: str) -> tuple[str, ...]:
    """The words of a language that carry sense, without accents, case or endings."""
    folded = unicodedata.normalize("NFKD", text.lower().translate(_LIGATURES))
    plain = "".join(letter for letter in folded if not unicodedata.combining(letter))
    words = _WORD.findall(plain)
    # "Il était une fois" has no word of weight, and yet it says something.
    weighty = [word for word in words if word not in _empty_words(lang)] or words
    return tuple(map(_stem, weighty))


@cache
def _empty_words(lang: str) -> frozenset[str]:
    sheet = files("veillee.association").joinpath("empty_words", f"{lang}.txt")
    return frozenset(sheet.read_text(encoding="utf-8").partition("\n")[2].split())


def _stem(word: str) -> str:
    # A glass is not one of the glasses on a nose.
    stem = word if word.endswith("ss") else _ENDING.sub("", word)
    if stem == word:
        return word[:-1] if len(word) == 4 and word[-1] in "sxe" else word
    # `running` and `run`, `passionné` and `passion`.
    return stem[:-1] if stem[-1] == stem[-2] else stem
