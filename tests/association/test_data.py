"""The table and the bank are data: what must be true of every line."""

from collections import Counter
from importlib.resources import files
from typing import get_args

import pytest

from veillee.association import LANGS, Lang, bank, clues_in
from veillee.association.bank import Kind
from veillee.association.table import motif_named, motifs, shown, themes
from veillee.association.text import stems

both_languages = pytest.mark.parametrize("lang", LANGS)


def test_the_table_has_three_hundred_motifs_and_more() -> None:
    assert len({motif.id for motif in motifs()}) == len(motifs()) >= 300


@both_languages
def test_every_motif_evokes_a_dozen_things_once_each(lang: Lang) -> None:
    for motif in motifs():
        assert 12 <= len(set(motif.evokes[lang])) == len(motif.evokes[lang]) <= 16, motif.id


@both_languages
def test_every_theme_has_words_of_its_own_and_motifs_that_stand_for_it(lang: Lang) -> None:
    assert len(themes()) >= 200
    for theme in themes():
        assert 4 <= len(set(theme.words[lang])) == len(theme.words[lang]), theme.words[lang]
        assert 6 <= len(set(theme.motifs)) == len(theme.motifs), theme.words[lang]


@both_languages
def test_every_name_of_a_motif_is_recognised(lang: Lang) -> None:
    for index, motif in enumerate(motifs()):
        assert all(index in shown(name, lang) for name in motif.names[lang]), motif.id


def test_a_long_name_is_not_mistaken_for_the_short_one_within_it() -> None:
    seen = {motifs()[index].id for index in shown("un papillon de nuit au jardin", "fr")}
    assert seen == {"moth", "garden"}


@both_languages
def test_the_bank_has_fifteen_hundred_clues_in_each_language(lang: Lang) -> None:
    texts = [clue.text[lang].casefold() for clue in clues_in(lang)]
    assert len(texts) >= 1500
    assert [text for text, times in Counter(texts).items() if times > 1] == []


def test_every_kind_of_clue_is_in_the_bank() -> None:
    assert {clue.kind for clue in bank()} == set(get_args(Kind))


def test_every_clue_leans_on_motifs_of_the_table() -> None:
    for clue in bank():
        assert all(motif_named(name) for name in clue.motifs), clue


@both_languages
def test_a_clue_is_short_enough_to_be_said(lang: Lang) -> None:
    assert max(len(clue.text[lang]) for clue in clues_in(lang)) <= 60


def test_endings_accents_and_case_do_not_make_another_word() -> None:
    assert stems("Les ÉTOILES filantes", "fr") == stems("étoile filante", "fr")
    assert stems("The wolves were RUNNING", "en")[1:] == stems("run", "en")


@pytest.mark.parametrize(
    ("lang", "form", "word"),
    [
        ("fr", "les chevaux", "un cheval"),
        ("fr", "des yeux", "l'œil"),
        ("fr", "jalouse", "la jalousie"),
        ("fr", "mystérieux", "mystères"),
        ("en", "wolves", "the wolf"),
        ("en", "stories", "a story"),
        ("en", "betrayed", "betrayal"),
        ("en", "patience", "patient"),
    ],
)
def test_forms_and_kin_of_a_word_are_one(lang: Lang, form: str, word: str) -> None:
    assert stems(form, lang) == stems(word, lang)


@pytest.mark.parametrize(
    ("lang", "one", "other"),
    [
        ("fr", "mère", "mer"),
        ("fr", "vérité", "ver"),
        ("en", "mother", "moth"),
        ("en", "fire", "fir"),
    ],
)
def test_words_that_only_look_alike_are_two(lang: Lang, one: str, other: str) -> None:
    assert stems(one, lang) != stems(other, lang)


@both_languages
def test_no_irregular_form_has_two_words(lang: Lang) -> None:
    sheet = files("veillee.association").joinpath("irregular", f"{lang}.txt")
    forms = sheet.read_text(encoding="utf-8").partition("\n")[2].replace(":", " ").split()
    assert [form for form, times in Counter(forms).items() if times > 1] == []


def test_a_word_of_one_language_may_be_empty_in_the_other() -> None:
    assert stems("or noir", "fr") == ("or", "noir")
    assert stems("or black", "en") == ("black",)


def test_a_saying_of_small_words_keeps_them() -> None:
    assert stems("Il était une fois", "fr")
