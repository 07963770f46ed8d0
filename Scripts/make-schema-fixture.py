#!/usr/bin/env python3
"""Makes a data folder to be kept, of what the given program writes: see Tests/MusterStorageTests/Fixtures/README.md.

usage: make-schema-fixture.py MUSTER FOLDER

The folder gets the name schema-N, after the number of the program's latest migration.
"""
import os
import pathlib
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time

from running_station import Client, Station

UUID = "F7826DA6-4FA2-4E98-8024-BC5B71E0893E"
COMMANDS = [
    ["people", "add", "7", "Mei Lin", "--department", "Design"],
    ["people", "add", "8", "李雷", "--department", "Workshop"],
    ["people", "add", "9", "Zoë O’Hara"],
    ["badge", "assign", "7", f"{UUID}:1:7"],
    ["badge", "assign", "8", f"{UUID}:1:8"],
    ["people", "archive", "9"],
]


def main():
    program, out = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2])
    folder = tempfile.mkdtemp(prefix="muster-fixture-")
    station = Station(program, "serve", folder, "--adapter", "none", "--time-zone", "Europe/Berlin")
    try:
        for command in COMMANDS:
            subprocess.run([program, *command, "--data-dir", folder], check=True, stdout=subprocess.DEVNULL)
        time.sleep(2)
        client = Client(station.port, station.token("punchAtKiosk", "viewBoard"))
        for number, direction in [(7, "in"), (8, "in"), (8, "out")]:
            client.ask("POST", "/api/v1/punches", {"number": number, "direction": direction, "key": f"{number}-{direction}"})
            time.sleep(1)
    finally:
        station.end()
    journal = os.path.join(folder, "journal.sqlite")
    # Closed by the program, everything is in the one file.
    with sqlite3.connect(journal) as database:
        names = [row[0] for row in database.execute("SELECT identifier FROM grdb_migrations")]
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()
    target = out / f"schema-{max(int(re.match('[0-9]+', name)[0]) for name in names)}"
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for name in sorted(os.listdir(folder)):
        if name.startswith("station.lock") or name.endswith(("-wal", "-shm")):
            continue
        source = os.path.join(folder, name)
        (shutil.copytree if os.path.isdir(source) else shutil.copy)(source, target / name)
    shutil.rmtree(folder)
    print(f"{target}: {', '.join(sorted(os.listdir(target)))}")


main()
