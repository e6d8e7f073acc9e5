"""What the pages say can be looked up, and what code, tests and cases cite stands in the pages."""

import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "docs" / "rules"
FAULTS = ROOT / "docs" / "faults.md"
FAMILIES = r"(?:P6-[CBPS]|NT|QX)"
CITED_RULE = re.compile(rf"\b{FAMILIES}-\d+[a-z]?\b")
CITED_REPORT = re.compile(r"\b[Ff]ield reports? (\d+)")
PATH = re.compile(r"`((?:pega6_desktop|resources|tests|packaging|benchmarks|docs|\.ci|\.github)/[\w./*<>-]*)`")
READ_ENDINGS = frozenset({".py", ".json", ".txt", ".md", ".toml", ".ts"})


@cache
def tracked() -> tuple[Path, ...]:
    """The files of the checkout; those of an unpacked source archive where git does not tell."""
    told = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    names = told.stdout.split("\0") if told.returncode == 0 else [str(path) for path in sorted(ROOT.glob("**/*"))]
    return tuple(path for name in names if name and (path := ROOT / name).is_file())


def cited(pattern: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """Each citation outside docs: what is cited, and the file that does it."""
    for path in tracked():
        if path.suffix in READ_ENDINGS and path.relative_to(ROOT).parts[0] in ("pega6_desktop", "tests", "benchmarks"):
            for match in pattern.findall(path.read_text("utf-8")):
                yield match, path.relative_to(ROOT).as_posix()


def written_rules() -> set[str]:
    """The ids that head a line of a table in the pages of the rules."""
    heads = re.compile(rf"^\| ({FAMILIES}-\d+[a-z]?) \|", re.MULTILINE)
    return {rule for page in RULES.glob("*.md") for rule in heads.findall(page.read_text("utf-8"))}


def test_every_rule_that_is_cited_stands_in_the_pages() -> None:
    written = written_rules()
    missing = sorted({f"{rule} ({where})" for rule, where in cited(CITED_RULE) if rule not in written})
    assert missing == []


def test_rules_are_cited_at_all() -> None:
    """So that a changed notation cannot make the test above pass with nothing to look up."""
    assert len({rule for rule, _ in cited(CITED_RULE)}) > 150
    assert len(list(cited(CITED_REPORT))) > 10


def test_every_field_report_that_is_cited_stands_in_the_page_of_faults() -> None:
    written = set(re.findall(r"^\| (\d+) \|", FAULTS.read_text("utf-8"), re.MULTILINE))
    assert written == {str(number) for number in range(1, 111)}
    assert sorted({number for number, _ in cited(CITED_REPORT)} - written) == []


PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (*ROOT.glob("*.md"), *(ROOT / "docs").glob("**/*.md"), ROOT / "packaging" / "RELEASING.md")
)


@pytest.mark.parametrize("page", PAGES)
def test_every_path_that_a_page_names_exists(page: str) -> None:
    """A path in backticks, from the root; `<…>` and `*` stand for any name."""
    named = PATH.findall((ROOT / page).read_text("utf-8"))
    missing = [name for name in named if not any(ROOT.glob(re.sub(r"<[^>]*>", "*", name.rstrip("/"))))]
    assert missing == []
