"""From SVG to pixels: one renderer, two sizes, one colour to wait with."""

import io
from importlib.metadata import version

import resvg_py
from PIL import Image

from veillee.atelier.skin import HEIGHT, WIDTH

QUALITY = 50
"""WebP quality: grain hides what it costs, and the deck has to stay light."""
THUMBNAIL = (WIDTH // 2, HEIGHT // 2)
RENDERER = f"resvg-py {version('resvg-py')}"


def raster(svg: str, width: int = WIDTH) -> Image.Image:
    """The picture at a width, its height following."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))
    return Image.open(io.BytesIO(png)).convert("RGB")


def webp(picture: Image.Image, quality: int = QUALITY) -> bytes:
    """The picture as WebP."""
    data = io.BytesIO()
    picture.save(data, "WEBP", quality=quality, method=6)
    return data.getvalue()


def thumbnail(picture: Image.Image) -> Image.Image:
    """The picture at half its size."""
    return picture.resize(THUMBNAIL, Image.Resampling.LANCZOS)


def placeholder(picture: Image.Image) -> str:
    """The mean colour, shown until the picture has come."""
    red, green, blue = picture.resize((1, 1), Image.Resampling.BOX).tobytes()
    return f"#{red:02x}{green:02x}{blue:02x}"
