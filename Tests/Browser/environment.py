"""The Python packages the browser tests need, in a folder of their own."""
import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
VENV = HERE.parent.parent / ".build" / "browser-venv"


def enter():
    """Starts the program again inside the environment, which is made on first use."""
    python = VENV / "bin" / "python"
    wanted = (HERE / "requirements.txt").read_text()
    done = VENV / "requirements.txt"
    if not done.exists() or done.read_text() != wanted:
        print(f"setting up {VENV} (once)", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "-q", "-r",
                        str(HERE / "requirements.txt")], check=True)
        done.write_text(wanted)
    if pathlib.Path(sys.prefix) != VENV:
        os.execv(str(python), [str(python), *sys.argv])
