"""From messages back to skies that can be reckoned with."""

from collections.abc import Mapping

from veillee.games.look_at_the_stars.components import POINT_CARDS, POWER_CARDS
from veillee.games.look_at_the_stars.sky import Canvas, Cards, Sky, read_sky, written_from
from veillee.games.look_at_the_stars.slates import Slate
from veillee.games.look_at_the_stars.view import SkyView, View


class Reader:
    """Knows the slates of a game, and so the sky that a message shows."""

    def __init__(self, slates: Mapping[str, Slate]) -> None:
        self.canvases = {name: Canvas(name, slate) for name, slate in slates.items()}

    def own(self, view: View) -> Sky:
        """What the seat of this view has before it."""
        assert view.draft is not None
        return self.sky(view, view.draft.sky)

    def sky(self, view: View, shown: SkyView) -> Sky:
        """Free of charge where the message was written in this process."""
        return written_from(shown) or self._reread(view, shown)

    def _reread(self, view: View, shown: SkyView) -> Sky:
        assert view.point_card is not None
        assert view.power_card is not None
        cards = Cards(POINT_CARDS[view.point_card], POWER_CARDS[view.power_card])
        return read_sky(shown, self.canvases[shown.slate], cards)
