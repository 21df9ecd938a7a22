"""Bots who know what words evoke: at every level by the rules, each in their own way."""

from collections.abc import Sequence
from statistics import fmean

import pytest
from msgspec.structs import replace

from games.dixit.positions import GAME, MANY, first, giving, telling, voting
from veillee.association import LANGS, Lang, bank, cast, encoder_is_installed, is_literal
from veillee.atelier import cards
from veillee.games.catalogue import open_bot, open_game
from veillee.games.dixit.actions import Clue, Give, Options, Tell, Vote
from veillee.games.dixit.bots import EASY, HEURISTIC, STRONG, Level, OffhandBot, PictureBot
from veillee.games.dixit.view import Told, View
from veillee.kernel.chance import FastChance
from veillee.kernel.game import Played, Seat
from veillee.lab.simulation import simulate

without_encoder = pytest.mark.usefixtures("without_encoder")
LAP = Options(end="laps")
TELLING = GAME.view(telling(), Seat(0))


def bot(level: Level = HEURISTIC, persona: str = "", langs: Sequence[Lang] = LANGS) -> PictureBot:
    return PictureBot(GAME, cards(), cast(persona), level, langs)


def tells(view: View, seed: int = 1, player: PictureBot | None = None) -> Tell:
    chosen = (player or bot()).choose(view, FastChance(seed))
    assert isinstance(chosen, Tell)
    return chosen


@without_encoder
@pytest.mark.parametrize("level", [EASY, HEURISTIC, STRONG])
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, LAP),
        (4, Options(end="laps", second_vote=True)),
        (6, Options(end="points", target=5)),
        (12, replace(MANY, end="points", target=5)),
    ],
)
def test_every_level_plays_by_the_rules_of_every_table(
    level: Level, seats: int, options: Options
) -> None:
    for finished in simulate(GAME, options, [bot(level)] * seats, games=1, seed=1):
        assert sum(finished.outcome.scores) > 0


@without_encoder
def test_the_same_luck_plays_the_same_game() -> None:
    one, other = (
        [game.moves for game in simulate(GAME, LAP, [bot()] * 4, games=1, seed=5)] for _ in range(2)
    )
    assert one == other


@without_encoder
def test_a_clue_is_told_in_both_languages_and_never_says_what_the_picture_shows() -> None:
    clues = {clue.said(LANGS): clue for clue in bank() if len(clue.text) == len(LANGS)}
    for seed in range(6):
        said = tells(TELLING, seed)
        assert said.image in TELLING.hand
        assert not is_literal(clues[said.clue.text], cards()[said.image])


def test_whoever_answers_at_once_tells_a_clue_of_the_bank_that_is_not_literal_nor_told() -> None:
    offhand = OffhandBot(GAME, cards())
    clues = {clue.said(LANGS): clue for clue in bank() if len(clue.text) == len(LANGS)}
    view = TELLING
    for seed in range(6):
        said = offhand.choose(view, FastChance(seed))
        assert isinstance(said, Tell)
        assert said.image in view.hand
        assert not is_literal(clues[said.clue.text], cards()[said.image])
        assert said.clue not in [told.clue for told in view.told]
        view = replace(view, told=(*view.told, Told(said.clue, 1)))


def test_whoever_answers_at_once_has_words_for_pictures_without_any() -> None:
    said = OffhandBot(GAME, {}, ["fr"]).choose(TELLING, FastChance(1))
    assert isinstance(said, Tell)
    assert said.clue.text in {clue.said(["fr"]) for clue in bank()}


def test_whoever_answers_at_once_plays_by_the_rules() -> None:
    for finished in simulate(GAME, LAP, [OffhandBot(GAME, cards())] * 4, games=1, seed=1):
        assert sum(finished.outcome.scores) > 0


@without_encoder
@pytest.mark.parametrize("lang", LANGS)
def test_a_table_of_one_language_hears_that_one(lang: Lang) -> None:
    said = tells(TELLING, player=bot(langs=[lang]))
    assert said.clue.text in {clue.said([lang]) for clue in bank()}


@without_encoder
@pytest.mark.parametrize("level", [EASY, HEURISTIC])
def test_no_clue_is_told_twice_in_an_evening(level: Level) -> None:
    long = Options(end="laps", laps=3, reshuffle=True, first_teller="random")
    for finished in simulate(GAME, long, [bot(level)] * 4, games=1, seed=2):
        told = [
            move.action.clue.text
            for move in finished.moves
            if isinstance(move, Played) and isinstance(move.action, Tell)
        ]
        assert len(told) == len(set(told)) == 12


@without_encoder
def test_what_a_person_told_is_not_told_again_in_either_language() -> None:
    said = tells(TELLING).clue
    for text in (said.text, *said.text.split(" · ")):
        view = replace(TELLING, told=(Told(Clue("phrase", text.upper()), 1),))
        assert tells(view).clue != said


@without_encoder
def test_pictures_of_which_nothing_is_said_are_played_too() -> None:
    blind = PictureBot(GAME, {}, cast(""))
    said = tells(TELLING, player=blind)
    assert said.image in TELLING.hand
    assert said.clue.text
    for finished in simulate(GAME, LAP, [blind] * 4, games=1, seed=3):
        assert sum(finished.outcome.scores) > 0


@without_encoder
@pytest.mark.parametrize(("seats", "given"), [(3, 2), (4, 1)])
def test_it_gives_as_many_as_it_must(seats: int, given: int) -> None:
    gift = bot().choose(GAME.view(giving(seats), Seat(1)), FastChance(1))
    assert isinstance(gift, Give)
    assert len(set(gift.images)) == given


@without_encoder
@pytest.mark.parametrize(("options", "most"), [(Options(), 1), (Options(second_vote=True), 2)])
def test_it_votes_once_or_twice_and_never_for_itself(options: Options, most: int) -> None:
    view = GAME.view(voting(options=options), Seat(1))
    for seed in range(20):
        vote = bot().choose(view, FastChance(seed))
        assert isinstance(vote, Vote)
        assert 1 <= len(set(vote.images)) <= most
        assert first(1) not in vote.images


@without_encoder
def test_a_second_vote_is_for_those_in_doubt() -> None:
    clear, vague = (
        replace(
            GAME.view(voting(12, options=MANY), Seat(11)),
            clue=Clue("phrase", text),
        )
        for text in (cards()[first(3)].caption["fr"], "")
    )
    sure, torn = (bot(STRONG, "lapone").choose(view, FastChance(1)) for view in (clear, vague))
    assert sure == Vote((first(3),))
    assert isinstance(torn, Vote)
    assert len(torn.images) == 2


@without_encoder
def test_a_song_without_words_is_voted_on() -> None:
    view = replace(GAME.view(voting(), Seat(1)), clue=Clue("song", ""))
    assert isinstance(bot().choose(view, FastChance(1)), Vote)


@without_encoder
def test_bots_that_are_nobody_in_particular_do_not_vote_as_one() -> None:
    texts = [clue.said(LANGS) for clue in bank()[::90] if len(clue.text) == len(LANGS)]
    same = []
    for text in texts:
        state = voting(6)
        state.clue = Clue("phrase", text)
        votes = [bot().choose(GAME.view(state, Seat(s)), FastChance(s)) for s in range(1, 6)]
        same.append(fmean(vote == votes[0] for vote in votes[1:]))
    assert 0.1 < fmean(same) < 0.7


@without_encoder
def test_a_careless_player_loses_to_a_thoughtful_one() -> None:
    bots = [bot(HEURISTIC), bot(EASY)] * 2
    played = [f.outcome.scores for f in simulate(GAME, LAP, bots, games=6, seed=4)]
    thoughtful, careless = (sum(sum(s[seat::2]) for s in played) for seat in (0, 1))
    assert thoughtful > careless


@pytest.mark.skipif(not encoder_is_installed(), reason="the extra `bots` is absent")
def test_with_the_encoder_it_plays_what_it_has_prepared() -> None:
    game = open_game("dixit")
    player = open_bot(game, "strong", "hulotte")
    assert isinstance(player, PictureBot)
    player.prepare()
    assert isinstance(player.choose(TELLING, FastChance(1)), Tell)
