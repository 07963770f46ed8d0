#!/usr/bin/env python3
"""Measures how soon an event reaches a broker: from before a punch is sent to the station until a subscriber has it.

usage: measure-links.py MUSTER [PUNCHES]

Bar: 500 ms median. The station is `muster demo`; the broker is Debian's mosquitto on a port of its own. Only Python's
standard library and mosquitto's own client are used.
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
import urllib.parse

BAR = 500  # ms, median


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def fetch(port, path, form=None, cookie=None, token=None, document=None):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    headers = {"Accept-Language": "en"}
    body = None
    if cookie:
        headers["Cookie"] = cookie
    if token:
        headers["Authorization"] = f"Bearer {token}"
    if form is not None:
        body = urllib.parse.urlencode(form)
        headers["Content-Type"] = "application/x-www-form-urlencoded"
        headers["Origin"] = f"http://127.0.0.1:{port}"
    if document is not None:
        body = json.dumps(document)
        headers["Content-Type"] = "application/json"
    connection.request("GET" if body is None else "POST", path, body, headers)
    response = connection.getresponse()
    content = response.read()
    if response.status >= 400:
        raise SystemExit(f"{path} answers {response.status}: {content[:300]!r}")
    return {name.lower(): value for name, value in response.getheaders()}, content.decode()


def token(port, name, password):
    form = {"name": name, "password": password, "next": "/tokens"}
    cookie = fetch(port, "/sign-in", form)[0]["set-cookie"].split(";")[0]
    page = fetch(port, "/tokens", cookie=cookie)[1]
    proof = re.search(r'name="muster-proof" content="([^"]+)"', page)[1]
    form = [("proof", proof), ("name", "load"), ("scope", "punchAtKiosk"), ("scope", "viewPeople")]
    page = fetch(port, "/tokens", form, cookie=cookie)[1]
    return re.search(r'<p class="code">([^<]+)</p>', page)[1]


def wait_for(path, pattern, process):
    for _ in range(300):
        with open(path) as file:
            if found := re.search(pattern, file.read()):
                return found
        if process.poll() is not None:
            break
        time.sleep(0.1)
    raise SystemExit(f"The station did not start: {open(path).read()}")


def main():
    program, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 100
    for needed in ("/usr/sbin/mosquitto", shutil.which("mosquitto_sub") or "mosquitto_sub"):
        if not os.path.exists(needed):
            raise SystemExit(f"{needed} is missing: apt-get install mosquitto mosquitto-clients")
    folder = tempfile.mkdtemp()
    started = []
    try:
        port = free_port()
        configuration = os.path.join(folder, "broker.conf")
        with open(configuration, "w") as file:
            file.write(f"listener {port} 127.0.0.1\nallow_anonymous true\nuser root\n")
        started.append(subprocess.Popen(["/usr/sbin/mosquitto", "-c", configuration], stderr=subprocess.DEVNULL))
        data, errors = os.path.join(folder, "data"), os.path.join(folder, "errors")
        # So slow that nothing but our punches happens.
        command = [program, "demo", "--port", "0", "--data-dir", data, "--speed", "1"]
        station = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=open(errors, "w"))
        started.append(station)
        web = int(wait_for(errors, r"http://127\.0\.0\.1:(\d+)/", station)[1])
        name, password = wait_for(errors, r"sign in as (\S+) with (\w+)", station).groups()
        secret = token(web, name, password)
        command = [program, "links", "add", "mqtt", "Bench", f"mqtt://127.0.0.1:{port}", "--data-dir", data]
        subprocess.run(command, check=True, capture_output=True)

        arrivals = {}
        command = ["mosquitto_sub", "-p", str(port), "-t", "muster/events/#", "-q", "1"]
        listener = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        started.append(listener)

        def listen():
            for line in listener.stdout:
                now = time.monotonic()
                event = json.loads(line)
                if event["source"] == "api":
                    arrivals.setdefault(event["sequence"], now)

        threading.Thread(target=listen, daemon=True).start()
        time.sleep(3)
        number = json.loads(fetch(web, "/api/v1/people", token=secret)[1])["people"][0]["number"]
        delays, answers = [], []
        for index in range(count):
            known = set(arrivals)
            start = time.monotonic()
            direction = "in" if index % 2 == 0 else "out"
            fetch(web, "/api/v1/punches", token=secret, document={"number": number, "direction": direction, "key": f"bench-{index}"})
            answers.append((time.monotonic() - start) * 1000)
            while time.monotonic() - start < 10:
                new = set(arrivals) - known
                if new:
                    delays.append((arrivals[min(new)] - start) * 1000)
                    break
                time.sleep(0.001)
            time.sleep(0.05)
        if len(delays) < count:
            raise SystemExit(f"{count - len(delays)} of {count} punches did not reach the broker within 10 s")
        delays.sort()
        median, high = statistics.median(delays), delays[int(len(delays) * 0.95)]
        print(f"{count} punches: the broker has it after {median:.0f} ms (median), {high:.0f} ms (95 %),")
        print(f"measured from before the punch is sent; the station answers after {statistics.median(answers):.0f} ms.")
        if median > BAR:
            raise SystemExit(f"The bar is {BAR} ms.")
    finally:
        for process in reversed(started):
            process.terminate()
            process.wait(20)
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
