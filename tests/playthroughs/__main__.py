"""Rewrite the playthrough files: ``python -m tests.playthroughs``. Read the diff before you keep it."""

from tests.playthroughs.writer import FOLDER, file_of, lines_of, scripts


def main() -> None:
    """Write every match of the catalog, remove the files of matches that are no longer told."""
    FOLDER.mkdir(exist_ok=True)
    wanted = {file_of(script): lines_of(script) for script in scripts()}
    for file in set(FOLDER.iterdir()) - wanted.keys():
        file.unlink()
        print(f"removed {file.name}")
    for file, lines in wanted.items():
        file.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
        print(f"wrote {file.name}: {len(lines)} lines")


if __name__ == "__main__":
    main()
