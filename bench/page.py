"""The tables of docs/speed.md, from what the benchmarks last wrote to results/.

`--check` writes nothing and fails where a table is not what was measured.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeAlias

HERE = Path(__file__).resolve().parent
PAGE = HERE.parent / "docs" / "speed.md"
FIGURES = {
    "moves_per_second": "moves a second",
    "p50_ms": "half of all moves",
    "p99_ms": "99 of 100",
}
Row: TypeAlias = Mapping[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description="the tables of docs/speed.md")
    parser.add_argument("--check", action="store_true")
    if not parser.parse_args().check:
        renew()
    elif renewed(PAGE.read_text("utf-8")) != PAGE.read_text("utf-8"):
        sys.exit("docs/speed.md is not what was measured: run bench/page.py")


def renew() -> None:
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")


def renewed(page: str) -> str:
    for name, lines in TABLES.items():
        head, tail = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        before, rest = page.split(head)
        page = before + head + "".join(f"{line}\n" for line in lines()) + tail + rest.split(tail)[1]
    return page


def server() -> Iterator[str]:
    parts = results("server")["parts"]
    yield from table(
        ["of", "beside", "what", "ratio", "target", "floor"],
        (
            [row["ours"], row["peer"], FIGURES[row["figure"]], *reached(row), floor(row)]
            for part in ("throughput", "latency")
            for row in parts[part]["ratios"]
        ),
    )


def growth() -> Iterator[str]:
    measured = results("server")["parts"]["growth"]["tables"]
    yield from table(
        ["tables", "moves a second", "half within", "99 of 100 within", "memory a table"],
        (
            [
                f"{row['tables']:,}",
                f"{row['moves_per_second']:,.0f}",
                f"{row['p50_ms']:.2f} ms",
                f"{row['p99_ms']:.1f} ms",
                f"{row['kb_per_table']:,.0f} kB",
            ]
            for row in measured
        ),
    )


def rules() -> Iterator[str]:
    yield from table(
        ["ours", "beside", "ratio", "target"],
        (
            [row["ours"], row["peer"], *reached(row)]
            for name in ("engines", "look_at_the_stars")
            for row in results(name)["ratios"]
        ),
    )


def results(name: str) -> Any:
    return json.loads((HERE / "results" / f"{name}.json").read_text("utf-8"))


def reached(row: Row) -> list[str]:
    """The ratio and what it is to be; a time is to be short, all else large."""
    sign = "≤" if row.get("figure", "").endswith("_ms") else "≥"
    reached_ = row["ratio"] <= row["target"] if sign == "≤" else row["ratio"] >= row["target"]
    ratio = f"{row['ratio']:.2f}"
    return [ratio if reached_ else f"**{ratio}**", f"{sign} {row['target']:g}"]


def floor(row: Row) -> str:
    return f"{row['floor']:.2f}" if "floor" in row else ""


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> Iterator[str]:
    heads = list(heads)
    yield line(heads)
    yield "|---" * len(heads) + "|"
    yield from map(line, rows)


def line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


TABLES = {"server": server, "growth": growth, "rules": rules}

if __name__ == "__main__":
    main()
