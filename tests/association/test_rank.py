"""Which picture a clue means: with the encoder and without it, for any text and any deck."""

import time
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from described import DECK, best, picture
from veillee.association import encoder_is_installed, rank, warm_up
from veillee.association.engine import BOTH, table_alone

needs_encoder = pytest.mark.skipif(not encoder_is_installed(), reason="the extra `bots` is absent")


@pytest.mark.usefixtures("without_encoder")
@pytest.mark.parametrize(
    ("clue", "meant"),
    [
        ("La tentation", "orchard"),
        ("Temptation", "orchard"),
        ("L'audace", "wire"),
        ("L'embarras du choix", "fork"),
        ("Betrayal", "fold"),
        ("Il était une fois", "tower"),
        ("Manipulation", "strings"),
        ("Renaissance", "ashes"),
        ("Orgueil", "pride"),
        ("Hibernation", "bear"),
    ],
)
def test_the_table_knows_symbols(clue: str, meant: str) -> None:
    assert best(rank(clue, DECK)) == meant


@pytest.mark.usefixtures("without_encoder")
def test_a_picture_that_is_said_to_be_about_a_theme_is_found_by_its_other_words() -> None:
    captivity, hope = rank(
        "Enfermement", [picture("a", "Un soir | captivité"), picture("b", "Un soir | espoir")]
    )
    assert captivity > hope


@needs_encoder
@pytest.mark.parametrize(
    ("clue", "meant"),
    [("Je pars demain", "train"), ("Who controls me?", "strings")],
)
def test_the_encoder_knows_sentences(clue: str, meant: str) -> None:
    assert best(rank(clue, DECK)) == meant


@needs_encoder
def test_a_clue_means_the_same_in_both_languages() -> None:
    def top(clue: str) -> set[int]:
        scores = rank(clue, DECK)
        return set(sorted(range(len(DECK)), key=lambda index: -scores[index])[:3])

    for french, english in [("la liberté", "freedom"), ("la patience", "patience")]:
        assert top(french) & top(english)


def test_a_score_does_not_depend_on_the_neighbours() -> None:
    assert rank("la nuit", DECK)[3] == pytest.approx(rank("la nuit", DECK[3:4])[0])


def test_no_picture_gives_no_score() -> None:
    assert rank("la nuit", []) == []


@pytest.mark.parametrize("clue", ["", "   ", "\n\t\u2003"])
def test_an_empty_clue_says_nothing(clue: str) -> None:
    assert rank(clue, DECK) == [0.0] * len(DECK)


def test_a_picture_without_a_word_scores_nought() -> None:
    assert rank("la nuit", [picture("mute")]) == [0.0]


def test_a_picture_described_in_one_language_is_found_in_the_other() -> None:
    deck = [
        picture("a", fr="Un piège | toile d'araignée"),
        picture("b", fr="Le matin | coq, aube"),
    ]
    assert best(table_alone().score("entangled", deck, BOTH, "en"), deck) == "a"


@pytest.mark.usefixtures("without_encoder")
@pytest.mark.parametrize(
    "tags",
    [
        {"en": ["snake", "apple"]},
        {"en": "snake, apple", "fr": None},
        {"de": ["Schlange"], "en": ("snake", "", "apple")},
        ["snake", "apple"],
        "snake, apple",
    ],
)
def test_a_researchers_pictures_say_their_tags_in_their_own_way(tags: object) -> None:
    offered = SimpleNamespace(id="offer", tags=tags, caption={"en": None}, description="")
    other = SimpleNamespace(id="other", tags={"en": ["boat"]}, caption={}, description={})
    ours, theirs = rank("la tentation", [offered, other])
    assert ours > theirs


@pytest.mark.usefixtures("without_encoder")
@pytest.mark.parametrize("nothing", [{}, {"fr": None}, {"de": None}, None])
def test_a_picture_may_lack_languages_tags_and_caption(nothing: object) -> None:
    bare = SimpleNamespace(
        id="bare", tags=nothing, caption=nothing, description={"en": "a snake and an apple"}
    )
    mute = SimpleNamespace(
        id="mute", tags={"fr": [], "en": [""]}, caption=nothing, description=nothing
    )
    told, silent = rank("apple", [bare, mute])
    assert told > silent == 0.0


@pytest.mark.usefixtures("without_encoder")
@pytest.mark.parametrize(
    ("field", "wrong", "said"),
    [
        ("tags", {"en": ["snake", None]}, "words as tag, got None"),
        ("tags", {"fr": [12]}, "words as tag, got 12"),
        ("tags", {"en": [("snake", 0.9)]}, r"words as tag, got \('snake', 0.9\)"),
        ("tags", {"en": 7}, "a list of words as tags, got 7"),
        ("tags", b"snake", "a list of words as tags, got b'snake'"),
        ("caption", {"fr": ["Un", "serpent"]}, r"words as caption, got \['Un', 'serpent'\]"),
        ("description", {"en": 3.5}, "words as description, got 3.5"),
    ],
)
def test_a_bad_picture_is_named_with_what_is_wrong(field: str, wrong: object, said: str) -> None:
    fields = {"tags": {}, "caption": {}, "description": {}} | {field: wrong}
    with pytest.raises(TypeError, match=f"Picture 'offer': expected {said}"):
        rank("la tentation", [*DECK, SimpleNamespace(id="offer", **fields)])


def test_what_is_no_picture_is_refused_in_words() -> None:
    with pytest.raises(TypeError, match=r"Picture '\?': expected something with .tags, got {'id'"):
        rank("la nuit", [{"id": "a", "tags": ["moon"]}])  # type: ignore[list-item] # the mistake


@pytest.mark.parametrize("scrap", ["x", "la nuit ", "\ufdfa"])
def test_ten_million_characters_are_answered_at_once(scrap: str) -> None:
    warm_up(DECK)
    clue = scrap * (10_000_000 // len(scrap))
    started = time.perf_counter()
    assert len(rank(clue, DECK)) == len(DECK)
    assert time.perf_counter() - started < 2


@pytest.mark.usefixtures("without_encoder")
@given(st.text(st.characters(codec=None), max_size=400))
def test_any_text_is_a_clue(clue: str) -> None:
    scores = rank(clue, DECK[:3])
    assert all(score == score and abs(score) < 1e6 for score in scores)


@needs_encoder
@pytest.mark.parametrize("clue", ["\ud800", "Z̸̢̛a̷l̵g̶o̴", "🦊🌙", "\x00\u202e", "狐と月", "𝔫𝔲𝔦𝔱"])
def test_odd_characters_are_read_as_far_as_they_can_be(clue: str) -> None:
    assert all(score == score for score in rank(clue, DECK))


def test_an_unknown_language_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="Expected a language among fr, en, got 'de'"):
        rank("die Nacht", DECK, "de")  # type: ignore[arg-type] # the mistake under test


def test_a_clue_that_is_no_text_is_refused_in_words() -> None:
    with pytest.raises(TypeError, match="Expected a clue in words, got bytes"):
        rank(b"nuit", DECK)  # type: ignore[arg-type] # the mistake under test


def test_a_users_picture_may_be_described_at_any_length() -> None:
    long = picture("long", fr="mot " * 100_000 + "| " + ", ".join(["étoile"] * 10_000))
    started = time.perf_counter()
    assert len(rank("la nuit", [long])) == 1
    assert time.perf_counter() - started < 5
