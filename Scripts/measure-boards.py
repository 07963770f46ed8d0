#!/usr/bin/env python3
"""Measures a station under load: 300 boards open by server-sent events, 50 sightings a second, punches meanwhile.

usage: measure-boards.py MUSTER [SECONDS [BOARDS]]

The station is `muster demo` in the middle of a working day, at the speed at which the badges on site make the sightings.
Each board is put together from its events as the page does it, and compared with GET /api/v1/board. The station's
processor time includes the simulation of the air. Only Python's standard library is used.
"""

import asyncio
import http.client
import json
import multiprocessing
import os
import random
import re
import shutil
import statistics
import sys
import tempfile
import time
import uuid
from datetime import datetime

from running_station import Station, fetch

SIGHTINGS = 50  # a second
PUNCHES = 2  # a second
LONGEST_LAG = 1.0  # s
CORES = 0.5
PUNCH_MEDIAN = 50  # ms
PAGE = 100_000  # bytes
GROWTH = 8  # MB: what allocators and the database's cache take until they are warm


def first_page(port):
    """The bytes of the board's page and of everything that it loads before any photo."""
    page = fetch(port, "/")[1]
    found = re.findall(r'(?:src|href)="(/(?:assets/|manifest)[^"#]*)', page.decode())
    waiting, sizes = list(dict.fromkeys(found)), {"/": len(page)}
    while waiting:
        path = waiting.pop()
        if path in sizes:
            continue
        content = fetch(port, path)[1]
        sizes[path] = len(content)
        if path.endswith(".js"):
            for name in re.findall(r'from "\./([^"]+)"', content.decode()):
                waiting.append(path.rpartition("/")[0] + "/" + name)
    return sum(sizes.values())


PERSON = re.compile(r'<li class="person" id="([^"]+)" data-number="(\d+)".*?</li>', re.S)
INSTANT = re.compile(r'data-instant="(-?\d+)"')
SECTION = re.compile(r'<section class="section ([a-z-]+)"')


def line(html, section):
    """A person's line as (number, section, instant of the last sighting)."""
    found = PERSON.search(html)
    instant = INSTANT.search(found[0])
    return found[1], (int(found[2]), section, int(instant[1]) if instant else None)


class Board:
    """What one browser has put together, and when it had which state."""

    parsed = {}  # Events are the same bytes for many boards.
    events = 0

    def __init__(self):
        self.people = {}
        self.moves = {}  # By number: when this person came into another section.
        self.states = []  # (when it came, the station's time, the state)

    def take(self, kind, data):
        event = self.parsed.get(data)
        if event is None:
            if len(self.parsed) > 64:
                self.parsed.clear()
            event = self.parsed[data] = self.read(kind, json.loads(data))
        now, is_whole, people, heard, removed = event
        Board.events += 1
        for person, (number, section, _) in people.items():
            if self.people.get(person, (number, section))[1] != section:
                self.moves.setdefault(number, []).append(time.monotonic())
        if is_whole:
            self.people = dict(people)
        else:
            for person in removed:
                self.people.pop(person, None)
            self.people.update(people)
            for person, instant in heard.items():
                number, section, _ = self.people[person]
                self.people[person] = (number, section, instant)
        self.states.append((time.monotonic(), now, dict(self.people)))
        if len(self.states) > 40:
            del self.states[0]

    @staticmethod
    def read(kind, event):
        people, heard, removed = {}, {}, []
        if kind == b"board":
            section = None
            for part in re.split(r'(?=<section class="section )', event["html"]):
                if found := SECTION.match(part):
                    section = found[1]
                    people.update(line(item[0], section) for item in PERSON.finditer(part))
        elif kind == b"update":
            people = dict(line(person["html"], person["section"]) for person in event["people"])
            heard, removed = event["heard"], event["removed"]
        return event["now"], kind == b"board", people, heard, removed

    async def follow(self, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 20)
        request = f"GET /events HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAccept-Language: en\r\n\r\n"
        writer.write(request.encode())
        head = await reader.readuntil(b"\r\n\r\n")
        assert b" 200 " in head and b"chunked" in head.lower(), head
        stream = bytearray()
        while True:
            size = int(await reader.readline(), 16)
            if size == 0:
                raise ConnectionError("The station ended a stream.")
            stream += await reader.readexactly(size)
            await reader.readline()
            while (end := stream.find(b"\n\n")) >= 0:
                fields = dict(row.split(b": ", 1) for row in bytes(stream[:end]).split(b"\n") if b": " in row)
                del stream[: end + 2]
                if b"data" in fields:
                    self.take(fields[b"event"], fields[b"data"])


def punch(port, token, numbers, results, over):
    """Punches people in and out in turn until told to end; a process of its own, so that it measures the station."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    count = 0
    while not over.wait(1 / PUNCHES):
        number = numbers[count % len(numbers)]
        direction = ("out", "in")[count // len(numbers) % 2]
        count += 1
        body = json.dumps({"number": number, "key": str(uuid.uuid4()), "direction": direction})
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        began = time.monotonic()
        connection.request("POST", "/api/v1/punches", body, headers)
        response = connection.getresponse()
        receipt = json.loads(response.read())
        # What only says again what a badge said moves nothing on the board.
        if response.status != 201 or receipt["since"] is None:
            results.put((response.status, number, began, time.monotonic()))


async def ask(port):
    """The board as the API gives it, when the answer was there, and as the boards have it."""
    answer = await asyncio.to_thread(fetch, port, "/api/v1/board")
    board = json.loads(answer[1])
    people = {
        person["number"]: (person["status"].replace(" ", "-"), milliseconds(person["lastSeen"]))
        for person in board["people"]
    }
    return time.monotonic(), milliseconds(board["now"]), people


def milliseconds(text):
    return round(datetime.fromisoformat(text).timestamp() * 1000) if text else None


async def watch(delays):
    """Notes how long this program itself is held up: a machine that is busy otherwise makes boards late, too."""
    while True:
        began = time.monotonic()
        await asyncio.sleep(0.05)
        delays.append(time.monotonic() - began - 0.05)


async def measure(station, seconds, count):
    boards = [Board() for _ in range(count)]
    streams = [asyncio.create_task(board.follow(station.port)) for board in boards]
    while not all(board.states for board in boards):
        await asyncio.sleep(0.1)
        for stream in streams:
            if stream.done():
                stream.result()
    # The first seconds are for opening; what comes now is the load.
    await asyncio.sleep(3)
    began, used, events = time.monotonic(), station.processor_time(), Board.events
    lags, wrong, compared, memory, held_up = [], 0, 0, [], []
    watching = asyncio.create_task(watch(held_up))
    while time.monotonic() - began < seconds:
        asked, now, people = await ask(station.port)
        # Not in step with the station.
        await asyncio.sleep(LONGEST_LAG + random.random() / 2)
        for board in boards:
            found = next(((came, at, state) for came, at, state in board.states if at >= now), None)
            if found is None:
                lags.append(float("inf"))
                continue
            came, at, state = found
            lags.append(max(0, came - asked))
            if at == now:
                compared += 1
                wrong += {number: (section, seen) for number, section, seen in state.values()} != people
        memory.append(station.resident())
        for stream in streams:
            if stream.done():
                stream.result()
    elapsed = time.monotonic() - began
    cores = (station.processor_time() - used) / elapsed
    rate = (Board.events - events) / elapsed / count
    watching.cancel()
    for stream in streams:
        stream.cancel()
    await asyncio.gather(*streams, return_exceptions=True)
    return boards, lags, wrong, compared, memory, cores, rate, max(held_up)


def punch_lags(punches, boards):
    """How long after the answer each punch was on each board, in s."""
    over = min(board.states[-1][0] for board in boards)
    for status, number, began, answered in punches:
        # The last ones had no time to be shown.
        if status == 201 and answered < over - LONGEST_LAG:
            for board in boards:
                shown = next((moved for moved in board.moves.get(number, []) if moved >= began), None)
                yield float("inf") if shown is None else max(0, shown - answered)


def delays(name, lags):
    late = sum(lag > LONGEST_LAG for lag in lags)
    longest = max(lags, default=float("inf"))
    return name, f"{late:,} of {len(lags):,}, longest {longest:.2f} s", "0", late == 0 and len(lags) > 0


def main():
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    program = sys.argv[1]
    seconds = int(sys.argv[2]) if len(sys.argv) > 2 else 60
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 300
    folder = tempfile.mkdtemp(prefix="muster-boards-")
    station = None
    try:
        # The morning passes quickly, until everybody is there.
        station = Station(program, "demo", folder, "--speed", "600")
        while (board := station.board())["now"][11:16] < "09:30":
            time.sleep(0.05)
        station.end()
        station = None
        present = [person for person in board["people"] if person["status"] in ("on site", "late")]
        speed = SIGHTINGS / len(present)
        station = Station(program, "demo", folder, "--continue", "--speed", f"{speed:.2f}")

        results, over = multiprocessing.Queue(), multiprocessing.Event()
        numbers = [person["number"] for person in present]
        arguments = (station.port, station.token("punchAtKiosk"), numbers, results, over)
        puncher = multiprocessing.Process(target=punch, args=arguments)
        puncher.start()
        try:
            boards, lags, wrong, compared, memory, cores, rate, held_up = asyncio.run(measure(station, seconds, count))
        finally:
            over.set()
        punches = []
        while puncher.is_alive() or not results.empty():
            try:
                punches.append(results.get(timeout=0.2))
            except Exception:  # Nothing came in this while.
                pass
        puncher.join()
        reports = sum(receiver["reportsPerSecond"] for receiver in station.board()["receivers"]) * speed
        page = first_page(station.port)
    finally:
        if station:
            station.end()
        shutil.rmtree(folder, ignore_errors=True)

    tenth = max(1, len(memory) // 10)
    growth = statistics.median(memory[-tenth:]) - statistics.median(memory[:tenth])
    times = sorted((answered - began) * 1000 for status, _, began, answered in punches if status == 201)
    shown = list(punch_lags(punches, boards))
    print(f"{count} boards for {seconds} s, {rate:.1f} events a second each")
    print(f"  {len(present)} badges at {speed:.1f} sightings a second each; {reports:.0f} reports a second in all")
    print(f"  this script itself was held up by the machine for up to {held_up:.2f} s")
    rows = [
        delays("boards that lag over 1 s", lags),
        delays("punches shown after over 1 s", shown),
        ("boards that are wrong", f"{wrong:,} of {compared:,}", "0", wrong == 0 and compared > 0),
        ("station's processor, cores", f"{cores:.2f}", f"< {CORES}", cores < CORES),
        ("resident, first and last, MB", f"{memory[0]:.0f}, {memory[-1]:.0f}", f"+ < {GROWTH}", growth < GROWTH),
        ("punches taken", f"{len(times)} of {len(punches)}", "all", len(times) == len(punches) > 0),
    ]
    if times:
        median, tail = statistics.median(times), times[int(len(times) * 0.95)]
        answered = f"{median:.1f}, {tail:.1f}"
        rows.append(("  answered, median and 95 %, ms", answered, f"< {PUNCH_MEDIAN}", median < PUNCH_MEDIAN))
    rows.append(("first page with its assets, bytes", f"{page:,}", f"< {PAGE:,}", page < PAGE))
    for name, number, bar, isKept in rows:
        print(f"  {name:34} {number:>30}  {bar:>9}{'' if isKept else '  MISSED'}")
    sys.exit(not all(isKept for *_, isKept in rows))


if __name__ == "__main__":
    main()
