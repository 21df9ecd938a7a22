"""From what people type to words that can be compared."""

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache

# A clue is said aloud at a table: what exceeds this is not read.
LONGEST = 300

_WORD = re.compile(r"[^\W_]+")
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})
# Endings that change a word's grammar more than its sense, longest first.
_ENDINGS = tuple(
    sorted(
        "ements ement ments ment ations ation ateurs ateur ateuse atrice ness ings ing ies ied "
        "ances ance ences ence euses euse eux ives ive ifs if ants ante ant ees ee ed ers er es "
        "ent ly al ite ique y e s x".split(),
        key=len,
        reverse=True,
    )
)
_SHORTEST_STEM = 3
_EMPTY: Mapping[str, frozenset[str]] = {
    "fr": frozenset(
        """
        a ai ainsi alors apres as au aucun aussi autre aux avait avant avec avoir avons bien c ca car
        ce cela celle celui ces cet cette ceux chaque chez ci comme comment d dans de des donc du
        elle elles en encore entre es est et etaient etait etre eu eux fait faire fois font ici il
        ils j je l la le les leur leurs lui m ma mais me meme mes moi mon n ne ni nos notre nous on
        ont ou par parce pas peu peut plus pour pourquoi qu quand que quel quelle quelqu qui quoi s
        sa sans se ses si sien son sont sous sur t ta te tes toi ton tous tout toute toutes tres
        trop tu un une vers voici voila vos votre vous y
        """.split()
    ),
    "en": frozenset(
        """
        a about above after again all am an and any are as at be been before being below between
        both but by can could d did do does doing don down each every few for from had has have he
        her here hers him his how i if in into is isn it its itself just let ll m more most my no
        nor not now of off on one only or other our out over own re s same she should so some such
        t than that the their them then there these they this those through to too under until up
        us ve very was we were what when where which while who whom why will with won would you your
        """.split()
    ),
}


def tidy(text: str) -> str:
    """The first `LONGEST` characters in one plain line, whatever was typed or pasted."""
    # Half a surrogate pair cannot be encoded, and a ligature may unfold into a whole sentence.
    readable = text[:LONGEST].encode("utf-8", "replace").decode("utf-8")
    return " ".join(unicodedata.normalize("NFKC", readable)[:LONGEST].split())


@lru_cache(maxsize=1 << 15)
def stems(text: str, lang: str) -> tuple[str, ...]:
    """The words of a language that carry sense, without accents, case or endings."""
    empty = _EMPTY[lang]
    folded = unicodedata.normalize("NFKD", text.lower().translate(_LIGATURES))
    plain = "".join(letter for letter in folded if not unicodedata.combining(letter))
    return tuple(_stem(word) for word in _WORD.findall(plain) if word not in empty)


def _stem(word: str) -> str:
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) > _SHORTEST_STEM:
            return _undoubled(word.removesuffix(ending))
    return word[:-1] if len(word) == _SHORTEST_STEM + 1 and word[-1] in "sxe" else word


def _undoubled(stem: str) -> str:
    """`running` and `run`, `passionné` and `passion`."""
    return stem[:-1] if stem[-1] == stem[-2] else stem
