#!/usr/bin/env python3
"""Lets tests drive Firefox by the protocol with which they drive other browsers.

    firefox-driver.py --port=4444 --profile=FOLDER

Takes WebDriver's commands over HTTP on loopback (https://www.w3.org/TR/webdriver2/, section 6) and gives them to Firefox by
Marionette, its own protocol: messages of JSON, each after its length and a colon. Debian has Firefox, but not geckodriver,
which does the same and more. One session at a time; Firefox starts and ends with it.
"""
import argparse
import http.server
import json
import re
import signal
import socket
import subprocess
import sys
import threading
import time

FIREFOX = "firefox-esr"
# How WebDriver names elements.
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"

# Method, address and the command of Marionette. Parts of the address in braces become parameters.
COMMANDS = [
    ("POST", "/url", "WebDriver:Navigate"),
    ("GET", "/url", "WebDriver:GetCurrentURL"),
    ("GET", "/title", "WebDriver:GetTitle"),
    ("POST", "/back", "WebDriver:Back"),
    ("POST", "/refresh", "WebDriver:Refresh"),
    ("GET", "/window/handles", "WebDriver:GetWindowHandles"),
    ("POST", "/window", "WebDriver:SwitchToWindow"),
    ("POST", "/window/new", "WebDriver:NewWindow"),
    ("POST", "/window/rect", "WebDriver:SetWindowRect"),
    ("POST", "/element", "WebDriver:FindElement"),
    ("POST", "/elements", "WebDriver:FindElements"),
    ("GET", "/element/active", "WebDriver:GetActiveElement"),
    ("GET", "/element/{id}/text", "WebDriver:GetElementText"),
    ("GET", "/element/{id}/displayed", "WebDriver:IsElementDisplayed"),
    ("GET", "/element/{id}/computedlabel", "WebDriver:GetComputedLabel"),
    ("GET", "/element/{id}/computedrole", "WebDriver:GetComputedRole"),
    ("POST", "/element/{id}/click", "WebDriver:ElementClick"),
    ("POST", "/element/{id}/clear", "WebDriver:ElementClear"),
    ("POST", "/element/{id}/value", "WebDriver:ElementSendKeys"),
    ("POST", "/execute/sync", "WebDriver:ExecuteScript"),
    ("POST", "/execute/async", "WebDriver:ExecuteAsyncScript"),
    ("POST", "/actions", "WebDriver:PerformActions"),
    ("DELETE", "/actions", "WebDriver:ReleaseActions"),
    ("GET", "/cookie", "WebDriver:GetCookies"),
    ("POST", "/cookie", "WebDriver:AddCookie"),
    ("DELETE", "/cookie", "WebDriver:DeleteAllCookies"),
    ("DELETE", "/cookie/{name}", "WebDriver:DeleteCookie"),
    ("GET", "/screenshot", "WebDriver:TakeScreenshot"),
]
PATTERNS = [(method, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path)), name) for method, path, name in COMMANDS]


class Refusal(Exception):
    """What Firefox answers to a command that cannot be done."""


class Session:
    """A Firefox that runs, and the connection to it."""

    def __init__(self, profile):
        self.process = subprocess.Popen(
            [FIREFOX, "--headless", "--marionette", "--no-remote", "--profile", profile],
            stdin=subprocess.DEVNULL, stdout=sys.stderr, stderr=sys.stderr,
        )
        self.number = 0
        self.lock = threading.Lock()
        self.connection = self.connect(f"{profile}/MarionetteActivePort")
        self.receive()

    def connect(self, path):
        end = time.monotonic() + 60
        while time.monotonic() < end and self.process.poll() is None:
            try:
                with open(path, encoding="ascii") as file:
                    connection = socket.create_connection(("127.0.0.1", int(file.read())), timeout=120)
                return connection.makefile("rwb")
            except (OSError, ValueError):
                time.sleep(0.05)
        self.end()
        raise Refusal({"error": "session not created", "message": "Firefox did not start"})

    def receive(self):
        length = b""
        while (byte := self.connection.read(1)) != b":":
            if not byte:
                raise Refusal({"error": "invalid session id", "message": "Firefox has ended"})
            length += byte
        return json.loads(self.connection.read(int(length)))

    def ask(self, name, parameters):
        with self.lock:
            self.number += 1
            message = json.dumps([0, self.number, name, parameters]).encode()
            self.connection.write(b"%d:%s" % (len(message), message))
            self.connection.flush()
            _, _, error, result = self.receive()
        if error:
            raise Refusal(error)
        return result["value"] if isinstance(result, dict) and set(result) == {"value"} else result

    def end(self):
        self.process.terminate()
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    profile = None
    session = None

    def answer(self):
        length = int(self.headers.get("Content-Length") or 0)
        body = json.loads(self.rfile.read(length)) if length else {}
        status, value = 200, None
        try:
            value = self.carry_out(body)
        except Refusal as refusal:
            status, value = 500, refusal.args[0]
        except (OSError, ValueError) as error:
            status, value = 500, {"error": "unknown error", "message": repr(error)}
        data = json.dumps({"value": value}).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    do_GET = do_POST = do_DELETE = answer

    def carry_out(self, body):
        if self.path == "/status":
            return {"ready": True, "message": ""}
        if self.path == "/session":
            Handler.session = Session(self.profile)
            made = self.session.ask("WebDriver:NewSession", {"acceptInsecureCerts": True})
            return {"sessionId": made["sessionId"], "capabilities": made["capabilities"]}
        path = re.sub(r"^/session/[^/]+", "", self.path)
        if path == "" and self.command == "DELETE":
            Handler.session, session = None, self.session
            if session:
                session.end()
            return None
        for method, pattern, name in PATTERNS:
            found = pattern.fullmatch(path)
            if method == self.command and found and self.session:
                return self.session.ask(name, {**self.defaults(name), **body, **found.groupdict()})
        raise Refusal({"error": "unknown command", "message": f"{self.command} {self.path}"})

    @staticmethod
    def defaults(name):
        # Geckodriver's: scripts see what the page defined, and a picture is of what is seen.
        return {
            "WebDriver:ExecuteScript": {"newSandbox": False, "sandbox": None},
            "WebDriver:ExecuteAsyncScript": {"newSandbox": False, "sandbox": None},
            "WebDriver:TakeScreenshot": {"full": False, "hash": False},
        }.get(name, {})

    def log_message(self, *_):
        pass


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--profile", required=True)
    options = parser.parse_args()
    Handler.profile = options.profile
    server = http.server.ThreadingHTTPServer(("127.0.0.1", options.port), Handler)
    server.daemon_threads = True

    def stop(*_):
        if Handler.session:
            Handler.session.end()
        sys.exit(0)

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    server.serve_forever()


main()
