"""What only grows is a value all the same: nobody sees what another has added."""

from veillee.table.trail import Marks, Trail


def test_a_trail_that_grows_leaves_the_one_before_as_it_was() -> None:
    short: Trail[str] = Trail[str]().then("a")
    long = short.then("b")
    assert (len(short), short.since(0)) == (1, ["a"])
    assert (len(long), long.since(0), long.since(1)) == (2, ["a", "b"], ["b"])


def test_two_trails_that_grow_out_of_one_know_nothing_of_each_other() -> None:
    stem: Trail[str] = Trail[str]().then("a")
    one, other = stem.then("b"), stem.then("c")
    assert [one.since(0), other.since(0)] == [["a", "b"], ["a", "c"]]
    assert one.then("d").since(0) == ["a", "b", "d"]


def test_a_trail_that_was_cut_grows_anew() -> None:
    whole = Trail[str]().then("a").then("b")
    again = whole.first(1).then("c")
    assert [whole.since(0), again.since(0)] == [["a", "b"], ["a", "c"]]


def test_trails_are_equal_if_they_hold_the_same() -> None:
    stem = Trail[str]().then("a")
    assert stem.then("b") == Trail[str]().then("a").then("b")
    assert stem != stem.then("b")


def test_marks_that_grow_leave_the_ones_before_as_they_were() -> None:
    few: Marks[str] = Marks[str]().then("a")
    more = few.then("b")
    assert ("a" in few, "b" in few, "b" in more) == (True, False, True)


def test_two_that_grow_out_of_the_same_marks_know_nothing_of_each_other() -> None:
    stem: Marks[str] = Marks[str]().then("a")
    one, other = stem.then("b"), stem.then("c")
    assert ("c" in one, "b" in other) == (False, False)
    assert ("a" in other, "c" in other, "d" in other.then("d")) == (True, True, True)


def test_a_mark_that_is_there_is_not_made_twice() -> None:
    marks: Marks[str] = Marks[str]().then("a").then("b")
    assert marks.then("a") is marks
    assert marks == Marks[str]().then("a").then("b")
    assert marks != Marks[str]().then("a")
