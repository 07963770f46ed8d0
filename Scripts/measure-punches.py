#!/usr/bin/env python3
"""Measures punches over HTTP, each durable before it is answered: one client, then eight at once.

usage: measure-punches.py MUSTER [SECONDS]

The station is `muster serve` on a data folder of its own, with 1,000 people. Only Python's standard library is used.
"""

import http.client
import json
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse
import uuid

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
        station, port, code = start(program, folder)
        add_people(program, folder)
        token = make_token(port, code)
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
            station.send_signal(signal.SIGTERM)
            station.wait(20)
        shutil.rmtree(folder)
    sys.exit(0 if good else 1)


def start(program, folder):
    errors = tempfile.TemporaryFile("w+")
    command = [program, "serve", "--adapter", "none", "--port", "0", "--data-dir", folder, "--time-zone", "UTC"]
    station = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors)
    for _ in range(300):
        errors.seek(0)
        text = errors.read()
        port = re.search(r"http://127\.0\.0\.1:(\d+)/", text)
        code = re.search(r"with the code (\S+)\.", text)
        if port and code:
            return station, int(port[1]), code[1]
        time.sleep(0.1)
    raise SystemExit(f"The station did not start: {text}")


def add_people(program, folder):
    with tempfile.NamedTemporaryFile("w", suffix=".csv") as file:
        file.write("number,name\n" + "".join(f"{n},Person {n}\n" for n in range(1, PEOPLE + 1)))
        file.flush()
        subprocess.run([program, "people", "import", file.name, "--data-dir", folder], check=True)


def make_token(port, code):
    """Sets the station up, and makes a token that may punch."""
    form = {
        "code": code, "site": "Measured", "timeZone": "UTC", "hours": "09:00-17:30", "grace": "10",
        "name": "Root", "password": "purple tide on sundays",
    }
    _, headers = ask(port, "POST", "/set-up", urllib.parse.urlencode(form))
    cookie = headers["Set-Cookie"].split(";")[0]
    page, _ = ask(port, "GET", "/tokens", headers={"Cookie": cookie})
    proof = re.search(r'name="proof" value="([^"]+)"', page)[1]
    form = {"name": "Measurement", "scope": "punchAtKiosk", "proof": proof}
    page, _ = ask(port, "POST", "/tokens", urllib.parse.urlencode(form), {"Cookie": cookie})
    return re.search(r'<p class="code">([^<]+)</p>', page)[1]


def ask(port, method, path, body=None, headers={}):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request(method, path, body, {"Content-Type": "application/x-www-form-urlencoded", **headers})
    answer = connection.getresponse()
    return answer.read().decode(), answer.headers


def punch_for(port, token, seconds, numbers):
    """Punches one after another, each person in turn. Gives the seconds that each took."""
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
