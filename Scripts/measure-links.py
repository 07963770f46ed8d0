#!/usr/bin/env python3
"""Measures how soon an event reaches a page and a broker, with 1,000 rules and 2,000 items.

usage: measure-links.py MUSTER [PUNCHES]

From before a punch is sent to the station until a browser's event stream, and a subscriber at the broker, have it: so the
decision and its being durable are counted, too. The station is `muster demo`, so slow that nothing else happens; the broker
is Debian's mosquitto on a port of its own, which is also told where all items are. Only Python's standard library and
mosquitto's own client are used.
"""

import http.client
import json
import os
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time

from running_station import Client, Station

PAGE = 200  # ms, median
BROKER = 500  # ms, median
RULES = 1000
ITEMS = 2000
UUID = "F7826DA6-4FA2-4E98-8024-BC5B71E0893E"


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def fill(client, people):
    """Rules of every kind, and items of nobody."""
    for number in range(ITEMS):
        client.ask("POST", "/api/v1/items", {"name": f"Item {number}", "uuid": UUID, "major": 7, "minor": number})
    for number in range(RULES):
        about = [
            {"subject": "everybody"}, {"subject": "person", "person": people[number % len(people)]},
            {"subject": "beacons", "uuid": UUID, "major": number},
        ][number % 3]
        # None of them says anything: the cost of looking is what is measured.
        rule = {"name": f"Rule {number}", "event": "enters", "interval": 3600, "notify": "Somebody came", **about}
        client.ask("POST", "/api/v1/rules", rule)


def read_page(port, arrivals):
    """Follows the board as a browser does, and notes when each number came in a change."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    connection.request("GET", "/events", headers={"Accept-Language": "en"})
    response = connection.getresponse()
    while line := response.readline():
        if line.startswith(b"data: "):
            now = time.monotonic()
            for number in re.findall(rb'data-number=\\"(\d+)\\"', line):
                arrivals.setdefault(int(number), []).append(now)


def read_broker(stream, arrivals):
    for line in stream:
        now = time.monotonic()
        event = json.loads(line)
        if event["source"] == "api" and event["type"].startswith("person."):
            arrivals.append(now)


def wait(since, seen):
    """Milliseconds until something was seen after an instant."""
    while time.monotonic() - since < 10:
        if found := [instant for instant in seen() if instant > since]:
            return (found[0] - since) * 1000
        time.sleep(0.0005)
    raise SystemExit("An event did not arrive within 10 s.")


def measure(station, client, listener, numbers, count):
    page, broker = {}, []
    threading.Thread(target=read_page, args=(station.port, page), daemon=True).start()
    threading.Thread(target=read_broker, args=(listener.stdout, broker), daemon=True).start()
    time.sleep(3)
    at_page, at_broker, answers = [], [], []
    for index in range(count):
        # Each in turn: a second punch within a minute would be the same once more.
        number = numbers[index % len(numbers)]
        direction = "out" if (index // len(numbers)) % 2 else "in"
        start = time.monotonic()
        client.ask("POST", "/api/v1/punches", {"number": number, "direction": direction, "key": f"bench-{index}"})
        answers.append((time.monotonic() - start) * 1000)
        at_page.append(wait(start, lambda: page.get(number, [])))
        at_broker.append(wait(start, lambda: broker))
        time.sleep(0.1)
    return at_page, at_broker, answers


def told(name, delays, bar):
    delays.sort()
    median = statistics.median(delays)
    print(f"{name}: {median:.0f} ms median, {delays[int(len(delays) * 0.95)]:.0f} ms 95 % (bar {bar} ms)")
    return median < bar


def main():
    program, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 60
    for needed in ("/usr/sbin/mosquitto", shutil.which("mosquitto_sub") or "mosquitto_sub"):
        if not os.path.exists(needed):
            raise SystemExit(f"{needed} is missing: apt-get install mosquitto mosquitto-clients")
    folder = tempfile.mkdtemp()
    started, station = [], None
    try:
        port = free_port()
        configuration = os.path.join(folder, "broker.conf")
        with open(configuration, "w") as file:
            file.write(f"listener {port} 127.0.0.1\nallow_anonymous true\nuser root\n")
        started.append(subprocess.Popen(["/usr/sbin/mosquitto", "-c", configuration], stderr=subprocess.DEVNULL))
        station = Station(program, "demo", os.path.join(folder, "data"), "--speed", "1")
        client = Client(station.port, station.token("punchAtKiosk", "viewPeople", "editPeople", "changeSettings", "manageLinks"))
        began = time.monotonic()
        people = [person["number"] for person in client.ask("GET", "/api/v1/people")["people"]]
        fill(client, people)
        print(f"{ITEMS} items and {RULES} rules were added in {time.monotonic() - began:.0f} s")
        link = client.ask("POST", "/api/v1/links", {"name": "Broker", "kind": "mqtt", "address": f"mqtt://127.0.0.1:{port}"})
        client.ask("PUT", f"/api/v1/links/{link['id']}/subscriptions/item.presence")
        command = ["mosquitto_sub", "-p", str(port), "-t", "muster/events/#", "-q", "1"]
        listener = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        started.append(listener)
        at_page, at_broker, answers = measure(station, client, listener, people, count)
        used = station.processor_time()
        time.sleep(10)
        print(f"{count} punches, each answered after {statistics.median(answers):.1f} ms (median)")
        good = [told("the page has it after", at_page, PAGE), told("the broker has it after", at_broker, BROKER)]
        print(f"idle, the station takes {(station.processor_time() - used) / 10:.2f} cores and {station.resident():.0f} MB")
        if not all(good):
            raise SystemExit("NOT MET")
    finally:
        if station:
            station.end()
        for process in reversed(started):
            process.terminate()
            process.wait(20)
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
