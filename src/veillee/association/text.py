"""From what people type to words that can be compared."""

import re
import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files

# A clue is said aloud at a table: what exceeds this is not read.
LONGEST = 300

_WORD = re.compile(r"[^\W_]+")
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})
# Endings that change a word's grammar more than its sense: long ones after three letters, short
# ones after four. A language takes off a plural, then one of these.
_ENDINGS = {
    "fr": re.compile(
        r"(?:(?<=\w{3})(?:issement|icien(?:ne)?|ateur|atrice|ation|ition|ereu[sx]e?|ieu[sx]e?"
        r"|eu[sx]e?|esse|isme|iste|ement|ment|ique|ite|able|ible)"
        r"|(?<=\w{4})(?:ance|ence|ante?|ente?|eur|ive|if|ice|ete|elle|el|al|ee|er|oir|ir|ie|e"
        r"|i|u))$"
    ),
    "en": re.compile(
        r"(?:(?<=\w{3})(?:ation|ition|iness|ness|fully|ful|less|ship|hood|dom|ment|ery|ously|ious"
        r"|ous|able|ible|ity|ially|ally|ily|ial|ician|ing|ied)"
        r"|(?<=\w{4})(?:ist|ism|ly|al|(?<!e)ed|(?<![aeiou])y|e))$"
    ),
}
_PLURALS = {
    "fr": ((re.compile(r"(?<=eau)x$|(?<=\w\w)s$"), ""), (re.compile(r"(?<=\w\w)aux$"), "al")),
    "en": (
        (re.compile(r"(?<=\w\w)ies$"), "y"),
        (re.compile(r"(?<=[cs]h)es$|(?<=[sx])es$|(?<=\w\w)(?<![su])s$"), ""),
        # Who is patient has patience.
        (re.compile(r"(?<=\w{3})([ae])nce$"), r"\1nt"),
    ),
}


def tidy(text: str) -> str:
    """The first `LONGEST` characters in one plain line, whatever was typed or pasted."""
    # Half a surrogate pair cannot be encoded, and a ligature may unfold into a whole sentence.
    readable = text[:LONGEST].encode("utf-8", "replace").decode("utf-8")
    return " ".join(unicodedata.normalize("NFKC", readable)[:LONGEST].split())


def as_in_the_bank(text: str) -> str:
    """A clue tidied, its apostrophes as the bank writes them, however they were typed or told."""
    return tidy(text).replace("’", "'")


@lru_cache(maxsize=1 << 15)
def stems(text: str, lang: str) -> tuple[str, ...]:
    """The words of a language that carry sense, without accents, case or endings."""
    folded = unicodedata.normalize("NFKD", text.lower().translate(_LIGATURES))
    plain = "".join(letter for letter in folded if not unicodedata.combining(letter))
    words = _WORD.findall(plain)
    # "Il était une fois" has no word of weight, and yet it says something.
    weighty = [word for word in words if word not in _empty_words(lang)] or words
    return tuple(_stem(word, lang) for word in weighty)


@cache
def _empty_words(lang: str) -> frozenset[str]:
    return frozenset(_sheet("empty_words", lang).split())


@cache
def _irregular(lang: str) -> Mapping[str, str]:
    """Forms that no ending explains, and the word that they are forms of."""
    families = (line.partition(":") for line in _sheet("irregular", lang).splitlines())
    return {form: word for word, _, forms in families for form in (word, *forms.split())}


def _sheet(name: str, lang: str) -> str:
    """A sheet without its first line, which tells what it is."""
    sheet = files("veillee.association").joinpath(name, f"{lang}.txt")
    return sheet.read_text(encoding="utf-8").partition("\n")[2].strip()


def _stem(word: str, lang: str) -> str:
    known = _irregular(lang)
    single = word if word in known else _without_plural(word, lang)
    if single in known:
        return known[single]
    stem = _ENDINGS[lang].sub("", single)
    # `running` and `run`, `passionné` and `passion`; but a glass is a glass.
    return stem[:-1] if len(stem) > 3 and stem[-1] == stem[-2] != "s" else stem


def _without_plural(word: str, lang: str) -> str:
    for ending, instead in _PLURALS[lang]:
        word = ending.sub(instead, word)
    return word
