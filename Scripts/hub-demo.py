#!/usr/bin/env python3
"""Runs PostgreSQL, a hub and three stations of different time zones in a folder of their own, until Ctrl-C.

  hub-demo.py PROGRAM [PORT]
"""

import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import webbrowser

from running_station import Station, fetch

here = os.path.dirname(os.path.abspath(__file__))
program = sys.argv[1]
port = sys.argv[2] if len(sys.argv) > 2 else "8080"
sites = {
    "Berlin": ("Europe/Berlin", ["Anna Schmidt", "Jonas Weber", "Lea Fischer", "Paul Wagner"]),
    "Shanghai": ("Asia/Shanghai", ["林美", "王强", "陈静", "李雷"]),
    "New York": ("America/New_York", ["Grace Lee", "Omar Diaz", "Ruth Cole", "Sam Hill"]),
}


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def muster(*arguments, check=True):
    result = subprocess.run([program, *arguments], capture_output=True, text=True)
    if check and result.returncode:
        raise SystemExit(f"muster {' '.join(arguments)}: {result.stderr}")
    return result.stdout.strip()


class Hub(Station):
    """A hub that runs; it says its address in other words."""

    def __init__(self, folder, database, peer_port):
        self.errors = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            [
                program, "hub", "serve", "--data-dir", folder, "--database", database, "--port", port,
                "--peer-port", str(peer_port), "--peer-listen", "127.0.0.1",
            ],
            stdout=subprocess.DEVNULL,
            stderr=self.errors,
        )
        try:
            self.port = int(self.wait_for(r"http://127\.0\.0\.1:(\d+)/sites")[1])
            self.wait_for("Listening for stations")
        except BaseException:
            self.end()
            raise


def pair(folder, hub_folder, hub_port):
    """What people on both sides do."""
    muster("stations", "allow", "--data-dir", hub_folder)
    code = muster("stations", "pair", f"127.0.0.1:{hub_port}", "--data-dir", folder)
    muster("stations", "confirm", code, "--data-dir", folder)
    while subprocess.run(
        [program, "stations", "confirm", code, "--data-dir", hub_folder], capture_output=True
    ).returncode:
        time.sleep(0.3)
    while "paired" not in muster("stations", "list", "--data-dir", folder):
        time.sleep(0.3)
    muster(
        "stations", "share", "Hub", "--people", "all", "--punches", "all", "--planning", "--data-dir", folder
    )


def main():
    os.environ["MUSTER_ADAPTER"] = "none"
    folder = tempfile.mkdtemp(prefix="muster-hub-demo-")
    os.chmod(folder, 0o755)
    database_folder = folder + "/postgres"
    started = []
    try:
        address = subprocess.check_output(
            [here + "/private-postgres.sh", "start", database_folder, str(free_port())], text=True
        ).strip()
        subprocess.check_call(["/usr/lib/postgresql/15/bin/psql", "-q", address, "-c", "CREATE DATABASE muster"])
        database = address.removesuffix("/postgres") + "/muster"
        muster("hub", "init", "--database", database)
        hub_port = free_port()
        hub = Hub(folder + "/hub", database, hub_port)
        started.append(hub)
        code = hub.wait_for(r"with the code (\S+)\.")[1]
        password = "purple tide on sundays"
        form = {
            "code": code, "site": "Hub", "timeZone": "Europe/Berlin", "hours": "09:00-17:30", "grace": "10",
            "name": "admin", "password": password,
        }
        fetch(hub.port, "/set-up", form)
        for name, (zone, people) in sites.items():
            own = f"{folder}/{name}"
            started.append(
                Station(
                    program, "serve", own, "--site-name", name, "--time-zone", zone, "--peer-port",
                    str(free_port()), "--peer-listen", "127.0.0.1",
                )
            )
            for number, person in enumerate(people, 1):
                muster("people", "add", str(number), person, "--data-dir", own)
            pair(own, folder + "/hub", hub_port)
            muster("punch", "1", "in", "--data-dir", own, check=False)
        page = f"http://127.0.0.1:{hub.port}/sites"
        print(f"The sites are at {page} - sign in as admin with “{password}”. Ctrl-C ends the demo.", flush=True)
        if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
            webbrowser.open(page)
        inside = {name: {1} for name in sites}
        while True:
            time.sleep(3)
            name = random.choice(list(sites))
            number = random.randint(1, 4)
            direction = "out" if number in inside[name] else "in"
            muster("punch", str(number), direction, "--data-dir", f"{folder}/{name}", check=False)
            inside[name] ^= {number}
    except KeyboardInterrupt:
        pass
    finally:
        for station in reversed(started):
            station.end()
        subprocess.call([here + "/private-postgres.sh", "stop", database_folder])
        shutil.rmtree(folder, ignore_errors=True)


signal.signal(signal.SIGTERM, signal.default_int_handler)
main()
