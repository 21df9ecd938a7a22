"""Put narrow no-break spaces and curly apostrophes into every French text we ship."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent / "src" / "veillee"
NO_BREAK = "\u202f"


def main() -> None:
    for file in french_texts():
        file.write_text(mended(file.read_text(encoding="utf-8")), encoding="utf-8")


def french_texts() -> list[Path]:
    return sorted([*ROOT.glob("i18n/fr/*.ftl"), *ROOT.glob("games/*/rules.fr.md")])


def mended(text: str) -> str:
    spaced = re.sub(r"(?<=\S)[ \u00a0](?=[:;!?»])|(?<=«)[ \u00a0]", NO_BREAK, text)
    return re.sub(r"(?<=\w)'(?=\w)", "’", spaced)


if __name__ == "__main__":
    main()
