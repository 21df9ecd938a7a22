"""The rules of Stella, R-STELLA-1 to R-STELLA-22."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations
from typing import Any, Self

from veillee.games.stella import clue, imagining, rounds, scoring, scouts, slates
from veillee.games.stella.actions import (
    CELLS,
    Action,
    Agree,
    AskOtherWord,
    Deal,
    Designate,
    Disagree,
    Mark,
    Options,
    Sheet,
)
from veillee.games.stella.components import (
    BLANK,
    DISCOVERY,
    IMAGES,
    IN_PLAY,
    ROUNDS,
    WORDS,
    CardId,
    Image,
    WordCard,
    components,
    images_from,
    readable,
    words_from,
    written,
)
from veillee.games.stella.state import State
from veillee.games.stella.view import Stage, View
from veillee.kernel.forms import Forms
from veillee.kernel.game import (
    Awaiting,
    Chance,
    Dealing,
    Dealt,
    IllegalAction,
    Move,
    Over,
    Seat,
    Turn,
)

# Frozen messages may be shared.
_DESIGNATE = [Designate(cell) for cell in range(CELLS)]


class Stella:
    """Stella for three to six, with a deck of images and a pack of words."""

    name = "stella"
    rules = 1
    seats = range(3, 7)
    forms: Forms[Options, Action, Deal, View, Sheet] = Forms(
        options=Options, action=Action, deal=Deal, view=View, sheet=Sheet
    )
    secrets = frozenset({"pile", "stack", "marks", "hidden"})

    def __init__(
        self,
        images: tuple[Image, ...] = IMAGES,
        words: Mapping[CardId, WordCard] = WORDS,
    ) -> None:
        self.components: Mapping[str, Any] = components(images, words)
        self._images = images_from(self.components)
        self._words = words_from(self.components)
        self._stock = _stock(self._words)

    @classmethod
    def from_components(cls, components: Mapping[str, Any]) -> Self:
        return cls(images_from(components), words_from(components))

    def components_with(self, options: Options) -> Mapping[str, Any]:
        """The components with the cards that players wrote for this game."""
        return components(self._images, self._cards(options))

    def setup(self, seats: int, options: Options) -> State:
        if seats not in self.seats:
            raise IllegalAction("R-STELLA-1", "seats", low=3, high=6, got=seats)
        self._check_written(options)
        return State(
            options=options,
            seats=seats,
            question=0,
            stage="dealing",
            round=0,
            first_scout=None,
            table=(),
            pile=(),
            stack=(),
            card=None,
            clue=None,
            ask=None,
            marks=(frozenset(),) * seats,
            counts=(),
            in_the_dark=None,
            scout=None,
            left=(),
            fallen=(),
            designations=(),
            results=(),
            hidden=(),
        )

    def turn(self, state: State) -> Turn[Sheet]:
        if state.scout is not None:
            return Awaiting((state.scout,))
        if state.stage == "marking":
            return Awaiting(tuple([Seat(s) for s, marks in enumerate(state.marks) if not marks]))
        if state.stage == "dealing":
            return Dealing("deal")
        return Over(scoring.outcome(state.results))

    def question(self, state: State, seat: Seat) -> int | None:
        """R-STELLA-8: a seat that is done is still asked until the last one is."""
        is_asked = state.stage == "marking" or state.scout == seat
        return state.question if is_asked else None

    def apply(self, state: State, move: Move[Action, Deal]) -> State:
        if isinstance(move, Dealt):
            return rounds.set_out(state.copy(), move.deal, self._cards(state.options))
        if isinstance(move.action, Designate):
            return self._reveal(state, move.seat, move.action.cell)
        return self._associate(state, move.seat, move.action)

    def deal(self, state: State, chance: Chance) -> Deal:
        """R-STELLA-2 to R-STELLA-4, drawn in this order: images, words, first scout."""
        images = chance.shuffle(self._images)[:IN_PLAY]
        if state.options.words == "discovery":
            words = DISCOVERY
        else:
            words = tuple(chance.shuffle(self._pack(state.options))[:ROUNDS])
        return Deal(tuple(images), words, Seat(chance.below(state.seats)))

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat,
            state.options,
            state.question,
            state.stage,
            state.round,
            state.first_scout,
            state.table,
            len(state.pile),
            state.card,
            state.clue,
            state.ask,
            tuple(map(bool, state.marks)),
            () if seat is None else slates.ascending(state.marks[seat]),
            state.counts,
            state.in_the_dark,
            state.scout,
            state.left,
            state.fallen,
            state.designations,
            state.results,
            () if seat is None else _unshown(state, seat),
        )

    def legal_actions(self, view: View) -> Iterator[Action]:
        if view.seat is None:
            return
        if view.stage == "marking":
            yield from _about_the_word(view, view.seat)
            for size in range(slates.FEWEST, slates.MOST + 1):
                yield from _marks_of(size)
        elif view.scout == view.seat:
            yield from (_DESIGNATE[cell] for cell in _to_designate(view))

    def sample(self, view: View, chance: Chance) -> Action:
        if view.stage == "marking":
            marks = _marks_of(slates.FEWEST + chance.below(slates.MOST))
            return marks[chance.below(len(marks))]
        cells = _to_designate(view)
        return _DESIGNATE[cells[chance.below(len(cells))]]

    def imagine(self, view: View, chance: Chance) -> State:
        return imagining.imagine(view, self._images, self._pack(view.options), chance)

    def _associate(
        self, state: State, seat: Seat, action: Mark | AskOtherWord | Agree | Disagree
    ) -> State:
        _need(state, "marking")
        if isinstance(action, Mark):
            return slates.mark(state, seat, action.cells)
        if isinstance(action, AskOtherWord):
            return clue.ask_other_word(state, seat)
        if isinstance(action, Agree):
            return clue.agree(state, seat, self._cards(state.options))
        return clue.disagree(state, seat)

    def _reveal(self, state: State, seat: Seat, cell: int) -> State:
        _need(state, "revealing")
        after = scouts.designate(state, seat, cell)
        return rounds.end_round(after, self._cards(state.options)) if after.scout is None else after

    def _cards(self, options: Options) -> Mapping[CardId, WordCard]:
        """R-STELLA-3: the pack, and the cards that players wrote for this game."""
        custom = options.custom_words
        return {**self._words, **written(custom)} if custom else self._words

    def _pack(self, options: Options) -> tuple[CardId, ...]:
        """What a random stack is drawn from."""
        return _stock(self._cards(options)) if options.custom_words else self._stock

    def _check_written(self, options: Options) -> None:
        """R-STELLA-3: readable, and the same that the pack of a record names."""
        typed = zip(BLANK, options.custom_words, strict=False)
        if bad := next((card for card, words in typed if not readable(words)), None):
            raise IllegalAction("R-STELLA-3", "invisible-word", card=bad)
        named = {card: self._words[card] for card in BLANK if card in self._words}
        if named and named != written(options.custom_words):
            raise IllegalAction("R-STELLA-3", "other-custom-words")


def _stock(cards: Iterable[CardId]) -> tuple[CardId, ...]:
    """All but the discovery cards, ids ascending."""
    return tuple(sorted(card for card in cards if card not in DISCOVERY))


# Why something cannot be done now, by the stage that the game is at.
_NOT_NOW: Mapping[Stage, tuple[str, str]] = {
    "dealing": ("R-STELLA-2", "not-set-out"),
    "marking": ("R-STELLA-8", "not-all-done"),
    "revealing": ("R-STELLA-8", "marking-is-over"),
    "over": ("R-STELLA-22", "game-is-over"),
}


def _need(state: State, stage: Stage) -> None:
    if state.stage != stage:
        raise IllegalAction(*_NOT_NOW[state.stage])


def _unshown(state: State, seat: Seat) -> tuple[tuple[int, ...], ...]:
    return tuple([slates.ascending(row[seat] or frozenset()) for row in state.hidden])


def _about_the_word(view: View, seat: Seat) -> Iterator[Action]:
    """R-STELLA-6."""
    if clue.may_ask(view.ask, view.done):
        yield AskOtherWord()
    if clue.may_answer(view.ask, view.done, seat):
        yield Agree()
        yield Disagree()


@cache
def _marks_of(size: int) -> tuple[Mark, ...]:
    """R-STELLA-7: every choice of so many cells, a few thousand: made once, then shared."""
    return tuple(map(Mark, combinations(range(CELLS), size)))


def _to_designate(view: View) -> list[int]:
    """R-STELLA-12: this seat's marks that nobody has designated yet."""
    seen = {designation.cell for designation in view.designations}
    return [cell for cell in view.marks if cell not in seen]
