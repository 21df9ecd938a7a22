"""Fourteen palettes: a sky in four bands, two lands, three bodies, and the light of the card."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a card, from which every motif and setting takes its own.

    `sky` goes from top to horizon, `land` from far to near, `bodies` clothe the motifs.
    """

    name: str
    sky: tuple[str, str, str, str]
    land: tuple[str, str]
    bodies: tuple[str, str, str]
    highlight: str
    accent: str
    glow: str
    ink: str
    moods: tuple[str, ...]

    @property
    def haze(self) -> str:
        """The colour that far things fade into."""
        return self.sky[2]


def _palette(name: str, sky: str, land: str, bodies: str, lights: str, moods: str) -> Palette:
    top, high, low, horizon = sky.split()
    far, near = land.split()
    first, second, third = bodies.split()
    highlight, accent, glow, ink = lights.split()
    return Palette(
        name,
        (top, high, low, horizon),
        (far, near),
        (first, second, third),
        highlight,
        accent,
        glow,
        ink,
        tuple(moods.split()),
    )


PALETTES = {
    palette.name: palette
    for palette in (
        _palette(
            "dusk",
            "#2a2150 #74407c #e07f6e #ffd9a0",
            "#a8607c #231a3c",
            "#4b3a78 #b4483f #2f6070",
            "#fbe6c8 #e8503a #ffd873 #181228",
            "nostalgia ending warmth",
        ),
        _palette(
            "teal",
            "#06182b #0e3a50 #2c7c80 #c4e6c4",
            "#3b8a88 #08202e",
            "#c7643d #1d5a6a #d8b45a",
            "#eef3dc #f0793a #ffe79a #061320",
            "night calm mystery",
        ),
        _palette(
            "ochre",
            "#c8683a #e8a04e #f6cf7e #fdf0c4",
            "#d98a4a #7a2f28",
            "#8a2f3a #2f5560 #d8742f",
            "#fff3d6 #b3262e #fff0a0 #3a1520",
            "heat journey solitude",
        ),
        _palette(
            "snow",
            "#7d9cc0 #b4c6dc #ead7de #fff1e6",
            "#c3cfe0 #f4f6fa",
            "#3f5680 #a8413f #5d7a6c",
            "#ffffff #d2413c #ffdf8c #232c46",
            "winter silence peace",
        ),
        _palette(
            "moss",
            "#1d3a34 #3f6b4e #9db96a #f2e7a6",
            "#7fa262 #12291f",
            "#b85a32 #2c5a48 #d9b44a",
            "#f8f1d0 #e2562f #fff09a #0d1c16",
            "growth secret patience",
        ),
        _palette(
            "crimson",
            "#2a0f1c #701d2c #c7402f #f6a15a",
            "#a23330 #1c0b14",
            "#1f2a44 #e0b070 #5a1f38",
            "#fde3c0 #ffb648 #ffd060 #12060c",
            "danger passion anger",
        ),
        _palette(
            "lilac",
            "#5c5a94 #9a8fc4 #d9b9d6 #fbe3df",
            "#a99acb #4a3f74",
            "#3f3a70 #d0708a #4f8a94",
            "#fff4f2 #e4567a #fff0b8 #262048",
            "dream tenderness memory",
        ),
        _palette(
            "sea",
            "#0b4a6a #1c86a0 #66c2bd #d8f0d2",
            "#3a9aa6 #083048",
            "#e0653f #155a78 #f0b04a",
            "#f6f6e4 #f0583e #fff2a6 #06243a",
            "freedom clarity depth",
        ),
        _palette(
            "sepia",
            "#b59a78 #d6bf98 #ecdcb8 #f8eed4",
            "#c2a57e #5a4430",
            "#5b4636 #8e3b2f #4f6660",
            "#fffaf0 #b23a2c #ffe9a8 #2d2019",
            "past craft memory",
        ),
        _palette(
            "violet",
            "#0d0b2a #231a5a #4f3a96 #a577c0",
            "#4a3a8c #0e0a2a",
            "#e0a23c #3a6ab0 #c64f86",
            "#f4ecff #ff7aa0 #ffe97a #080618",
            "night magic infinity",
        ),
        _palette(
            "storm",
            "#20262e #47525c #8a9490 #e0dca0",
            "#6d7a7a #161c22",
            "#c9a227 #3a4a58 #8a3a34",
            "#f0efe0 #f2c230 #fff3a0 #0e1318",
            "storm fear change",
        ),
        _palette(
            "coral",
            "#8fd0c8 #c6e6d2 #fdeccb #ffc9ac",
            "#f0a088 #b04a50",
            "#23616a #d6504a #f2b850",
            "#fffaf0 #e0434a #fff2b0 #2a2238",
            "joy spring play",
        ),
        _palette(
            "rose",
            "#c2577c #e58a94 #f7c3b0 #fff0dc",
            "#d9808c #6a2846",
            "#3a4a6e #c23a5a #2f7a70",
            "#fff8f0 #f0b43c #fff0a8 #35142a",
            "love hope tenderness",
        ),
        _palette(
            "frost",
            "#0c1c3c #1f4a78 #5fa4c4 #e6f4f0",
            "#6aa6c2 #0e2444",
            "#d98a4c #24507e #b8506a",
            "#f2fbff #ff8a5c #fff0b0 #081430",
            "cold wonder stillness",
        ),
    )
}
