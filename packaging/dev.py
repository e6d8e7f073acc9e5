#!/usr/bin/env python3
"""Everything a checkout needs, in one command:

    python3 packaging/dev.py play        start the program (play --sound: with its sounds)
    python3 packaging/dev.py test        run every check and every test
    python3 packaging/dev.py nightly     play 100,000 random rounds of the anniversary game and audit every table
    python3 packaging/dev.py build       freeze the program and make its packages in dist
    python3 packaging/dev.py package-test    build, then install, play, upgrade and remove the packages in a bare Debian
    python3 packaging/dev.py constraints    write anew which versions and files a release is built of
    python3 packaging/dev.py pictures    take the pictures of the README and the shops
    python3 packaging/dev.py translate   bring resources/i18n/*.ts up to date with the words in the program

Each makes what it needs first: an own environment in .venv with exactly what pyproject.toml names, the compiled
translations, and on Linux the shared libraries Qt needs. Only the standard library is used, and this file keeps to
words that any Python understands, so that an old one can say that it is too old.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Pega 6 needs Python 3.11 or newer, but %s is Python %s.\n"
        "Install a newer one and start this file with it, for example: python3.12 packaging/dev.py play"
        % (sys.executable, sys.version.split()[0])
    )

from dev_commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
