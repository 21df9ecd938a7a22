"""A small deck for the tests of association, and a builder of pictures."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Described(NamedTuple):
    id: str
    tags: Mapping[str, Sequence[str]]
    caption: Mapping[str, str]
    description: Mapping[str, str]


def picture(id: str, fr: str = "", en: str = "") -> Described:
    """A picture from `caption | tag, tag` in each language that has one."""
    said = {lang: text.split(" | ") for lang, text in (("fr", fr), ("en", en)) if text}
    return Described(
        id,
        {lang: parts[1].split(", ") for lang, parts in said.items()},
        {lang: parts[0] for lang, parts in said.items()},
        {},
    )


DECK = [
    picture(
        "orchard",
        "Le verger défendu | serpent, pommier, pomme",
        "The orchard | snake, apple tree, apple",
    ),
    picture("wire", "Sur le fil | funambule, ville, nuit", "On the wire | tightrope, city, night"),
    picture(
        "fork", "Trois chemins | carrefour, panneau", "Three ways | crossroads, signpost, traveller"
    ),
    picture(
        "fold", "Dans la bergerie | loup déguisé, mouton", "In the fold | disguised wolf, sheep"
    ),
    picture(
        "tower", "La belle endormie | princesse, tour", "The sleeping beauty | princess, tower"
    ),
    picture("keeper", "Le gardien | phare, mer, tempête", "The keeper | lighthouse, sea, storm"),
    picture("strings", "Qui mène ? | marionnette, ficelles, main", "Who leads? | puppet, strings"),
    picture("sand", "Les heures | sablier, désert, horloge", "Hours | hourglass, desert, clock"),
    picture("pride", "La roue | paon, miroir, couronne", "The fan | peacock, mirror, crown"),
    picture("nest", "Au chaud | nid, œuf, oiseau", "Warm inside | nest, egg, bird"),
    picture("bars", "La porte ouverte | cage, oiseau, clé", "The open door | cage, bird, key"),
    picture("quay", "Mouchoirs | quai, bateau, valise", "Handkerchiefs | quay, boat, suitcase"),
    picture("court", "Le verdict | hibou, balance, plume", "The verdict | owl, scales, feather"),
    picture("ashes", "Sous la cendre | phénix, feu, cendre", "Under the ash | phoenix, fire, ash"),
    picture("carnival", "Le bal | masque, danseur, lanterne", "The ball | mask, dancer, lantern"),
    picture("clouds", "Là-haut | échelle, nuage, enfant", "Up there | ladder, cloud, child"),
    picture("chess", "La partie | échecs, roi, soldat", "The game | chess, king, soldier"),
    picture("bear", "Le long sommeil | ours, neige, grotte", "The long sleep | bear, snow, cave"),
    picture("web", "Patience | toile d'araignée, grenier", "Patience | spiderweb, attic, spider"),
    picture(
        "race", "Ligne droite | tortue, lièvre, drapeau", "The straight | tortoise, hare, flag"
    ),
    picture(
        "bottle", "Au large | bouteille à la mer, île", "Offshore | message in a bottle, island"
    ),
    picture("violin", "La rue | violon, pluie, lampadaire", "The street | violin, rain, lamp post"),
    picture(
        "giant", "Le voisin | géant, ville, minuscule", "The neighbour | giant, city, tiny person"
    ),
    picture(
        "seed", "Entre les pierres | graine, pousse", "Between the stones | seed, sprout, stone"
    ),
    picture("moth", "La lampe | papillon de nuit, bougie", "The lamp | moth, candle, night"),
    picture(
        "twins", "Face à face | jumeaux, reflet, lac", "Face to face | twins, reflection, lake"
    ),
    picture("circus", "Sous la toile | cirque, clown, larme", "Big top | circus, clown, tear"),
    picture("letter", "Rien encore | lettre, chaise vide", "Nothing yet | letter, empty chair"),
    picture("rose", "Pour elle | rose, épine, cœur", "For her | rose, thorn, heart"),
    picture("train", "Au loin | train, horizon, fumée", "Far off | train, horizon, smoke"),
]


def best(scores: Sequence[float], deck: Sequence[Described] = DECK) -> str:
    return deck[max(range(len(deck)), key=lambda index: scores[index])].id
