#!/usr/bin/env python3
"""Measures how soon pages are answered that need no disk, while the disk stands still for 2 s at a time and people write.

usage: measure-stall.py MUSTER LIBRARY [SECONDS]

The library is the SlowSync of Tests. The station is `muster serve` on a data folder of its own. Only Python's standard
library is used.
"""

import os
import shutil
import statistics
import sys
import tempfile
import threading
import time

from running_station import Client, Station

WRITERS = 16
BAR = 50  # ms
PAGES = ["/", "/sign-in", "/healthz", "/api/v1/board"]


def main():
    program, library = sys.argv[1], os.path.abspath(sys.argv[2])
    seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 20
    folder = tempfile.mkdtemp(prefix="muster-stall-", dir=".")
    station = None
    worst = 0
    try:
        marker = os.path.join(folder, "standing-still")
        slow = {"LD_PRELOAD": library, "SLOW_SYNC_WHILE": marker}
        station = Station(program, "serve", folder, "--adapter", "none", "--time-zone", "UTC", environment=slow)
        token = station.token("editPeople", "viewPeople", "viewBoard")
        ending = time.monotonic() + seconds
        added = []
        writers = [threading.Thread(target=write, args=(station.port, token, n, ending, added)) for n in range(WRITERS)]
        for thread in [*writers, threading.Thread(target=stop_the_disk, args=(marker, ending))]:
            thread.start()
        times = {page: [] for page in PAGES}
        client = Client(station.port, token)
        while time.monotonic() < ending:
            for page in PAGES:
                began = time.monotonic()
                client.get(page)
                times[page].append((time.monotonic() - began) * 1000)
            time.sleep(0.02)
        for writer in writers:
            writer.join()
        print(f"{len(added)} people added by {WRITERS} at once, {statistics.median(added):.1f} s each in the middle")
        for page, all_times in times.items():
            all_times.sort()
            last = all_times[int(len(all_times) * 0.99)]
            worst = max(worst, last)
            print(f"{page}: {statistics.median(all_times):.1f} ms median, {last:.1f} ms for 99 of 100,"
                  f" {all_times[-1]:.1f} ms at most, of {len(all_times)}")
        print(f"bar: {BAR} ms for 99 of 100: {'met' if worst < BAR else 'NOT MET'}")
    finally:
        if station:
            station.end()
        shutil.rmtree(folder, ignore_errors=True)
    sys.exit(0 if worst < BAR else 1)


def stop_the_disk(marker, ending):
    while time.monotonic() < ending:
        open(marker, "w").close()
        time.sleep(2)
        os.remove(marker)
        time.sleep(0.1)


def write(port, token, writer, ending, added):
    client = Client(port, token)
    number = 1 + writer * 1000
    while time.monotonic() < ending:
        began = time.monotonic()
        client.ask("POST", "/api/v1/people", {"number": number, "name": f"Person {number}"})
        added.append(time.monotonic() - began)
        number += 1


if __name__ == "__main__":
    main()
