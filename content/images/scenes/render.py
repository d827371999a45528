"""Renders pictures by their recipes, each with one command of the renderer; what exists already is left alone.

    python3 render.py FOLDER [NAME ...] [key=value ...]

FOLDER takes the pictures, named NAME.jpg; without names all of recipes.txt are rendered. Parameters after the
names are added to the recipe, and win: `python3 render.py /tmp/new silk color=#0b1f3a w=1600 h=1067`.
"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
# Without its exit code a program that fails would pass for one that rendered.
OPTIONS = ["-b", "--factory-startup", "--python-exit-code", "1", "-t", "1", "-P"]

# Blender looks for its Python along PATH, and that of a virtual environment lacks numpy.
ENVIRONMENT = {**os.environ, "PATH": "/usr/local/bin:/usr/bin:/bin"}


def recipes():
    """The recipes by name: a script and its parameters. A line is a recipe; empty lines and `#` are passed over."""
    lines = (line.split() for line in (HERE / "recipes.txt").read_text().splitlines())
    return {words[0]: words[1:] for words in lines if words and not words[0].startswith("#")}


def render(name, recipe, more, folder):
    """Renders one picture under another name first, so that a run broken off leaves no half picture."""
    target = folder / f"{name}.jpg"
    if target.exists():
        print(f"{target} is there already")
        return
    script, *parameters = recipe
    unfinished = folder / f"{name}.unfinished.jpg"
    began = time.time()
    command = [
        shutil.which("blender") or "blender",
        *OPTIONS,
        str(HERE / script),
        "--",
        *parameters,
        *more,
        f"out={unfinished}",
    ]
    run = subprocess.run(
        command, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if run.returncode:
        sys.exit(f"{run.stdout}\n{name} was not rendered; what the renderer said is above")
    unfinished.rename(target)
    print(f"{target} took {(time.time() - began) / 60:.1f} minutes")


def main():
    words = sys.argv[1:]
    if not words:
        sys.exit(__doc__)
    folder = Path(words[0])
    more = [word for word in words[1:] if "=" in word]
    known = recipes()
    names = [word for word in words[1:] if "=" not in word] or list(known)
    unknown = [name for name in names if name not in known]
    if unknown:
        sys.exit(f"recipes.txt has no recipe for: {', '.join(unknown)}")
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        render(name, known[name], more, folder.resolve())


main()
