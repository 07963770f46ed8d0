#!/usr/bin/env python3
"""Measures punches over HTTP, each durable before it is answered: one client, then eight at once.

usage: measure-punches.py MUSTER [SECONDS]

The station is `muster serve` on a data folder of its own, with 1,000 people. Only Python's standard library is used.
"""

import http.client
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import uuid

from running_station import Station

PEOPLE = 1000
CLIENTS = 8
MEDIAN = 20  # ms
RATE = 400  # a second


def main():
    program = sys.argv[1]
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 10
    folder = tempfile.mkdtemp(prefix="muster-punches-", dir=".")
    station = None
    try:
        station = Station(program, "serve", folder, "--adapter", "none", "--time-zone", "UTC")
        port = station.port
        add_people(program, folder)
        token = station.token("punchAtKiosk")
        time.sleep(2)  # The station takes the people over.
        single = punch_for(port, token, seconds, range(1, PEOPLE + 1))
        print(f"one client: {statistics.median(single) * 1000:.1f} ms median, {len(single) / seconds:.0f} a second")
        results = [[] for _ in range(CLIENTS)]
        threads = [
            threading.Thread(target=lambda n=n: results[n].extend(
                punch_for(port, token, seconds, range(1 + n, PEOPLE + 1, CLIENTS))))
            for n in range(CLIENTS)
        ]
        began = time.monotonic()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        taken = time.monotonic() - began
        times = [time for result in results for time in result]
        rate = len(times) / taken
        print(f"{CLIENTS} clients: {statistics.median(times) * 1000:.1f} ms median, {rate:.0f} a second")
        good = statistics.median(single) * 1000 < MEDIAN and rate >= RATE
        print(f"bars: {MEDIAN} ms, {RATE} a second: {'met' if good else 'NOT MET'}")
    finally:
        if station:
            station.end()
        shutil.rmtree(folder)
    sys.exit(0 if good else 1)


def add_people(program, folder):
    with tempfile.NamedTemporaryFile("w", suffix=".csv") as file:
        file.write("number,name\n" + "".join(f"{n},Person {n}\n" for n in range(1, PEOPLE + 1)))
        file.flush()
        subprocess.run([program, "people", "import", file.name, "--data-dir", folder], check=True)


def punch_for(port, token, seconds, numbers):
    """Punches one after another, each person in turn; who punches again soon says the same. Gives the seconds of each."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    times = []
    end = time.monotonic() + seconds
    while True:
        for number in numbers:
            began = time.monotonic()
            if began >= end:
                return times
            connection.request("POST", "/api/v1/punches", json.dumps({"number": number, "key": str(uuid.uuid4())}), headers)
            answer = connection.getresponse()
            body = answer.read()
            if answer.status != 201:
                raise SystemExit(f"A punch was refused: {answer.status} {body.decode()}")
            times.append(time.monotonic() - began)


main()
