"""A real station that the measuring scripts start, ask and end. Only Python's standard library is used."""

import http.client
import json
import os
import re
import signal
import subprocess
import tempfile
import time
import urllib.parse


class Station:
    """A station that runs."""

    def __init__(self, program, command, folder, *arguments, environment={}):
        self.errors = tempfile.TemporaryFile("w+")
        command = [program, command, "--port", "0", "--data-dir", folder, *arguments]
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=self.errors, env=os.environ | environment
        )
        try:
            self.port = int(self.wait_for(r"http://127\.0\.0\.1:(\d+)/")[1])
        except BaseException:
            self.end()
            raise

    def wait_for(self, pattern):
        """What the station said, once it said so."""
        for _ in range(300):
            self.errors.seek(0)
            text = self.errors.read()
            if found := re.search(pattern, text):
                return found
            if self.process.poll() is not None:
                break
            time.sleep(0.1)
        raise SystemExit(f"The station did not start: {text}")

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)

    def processor_time(self):
        fields = open(f"/proc/{self.process.pid}/stat").read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def resident(self):
        status = open(f"/proc/{self.process.pid}/status").read()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024

    def board(self):
        return json.loads(fetch(self.port, "/api/v1/board")[1])

    def sign_in(self):
        """The administrator's cookie: of a demo, or of a new station, which is set up."""
        if found := self.wait_for(r"sign in as (\S+) with (\w+)|with the code (\S+)\."):
            name, password, code = found.groups()
        if code:
            return set_up(self.port, code)
        form = {"name": name, "password": password, "next": "/tokens"}
        return fetch(self.port, "/sign-in", form)[0]["set-cookie"].split(";")[0]

    def token(self, *scopes):
        """Signs in as the administrator and makes a token."""
        return make_token(self.port, self.sign_in(), *scopes)


class Client:
    """A program with a token, which keeps its connection."""

    def __init__(self, port, token):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def get(self, path):
        """Asks for anything; what comes is read and thrown away."""
        self.connection.request("GET", path, None, self.headers)
        self.connection.getresponse().read()

    def ask(self, method, path, document=None):
        self.connection.request(method, path, None if document is None else json.dumps(document), self.headers)
        response = self.connection.getresponse()
        content = response.read()
        if response.status >= 300:
            raise SystemExit(f"{method} {path} answers {response.status}: {content[:300]!r}")
        return json.loads(content) if content else None


def set_up(port, code):
    """Sets a new station up; the administrator's cookie."""
    form = {
        "code": code, "site": "Measured", "timeZone": "UTC", "hours": "09:00-17:30", "grace": "10",
        "name": "Root", "password": "purple tide on sundays",
    }
    return fetch(port, "/set-up", form)[0]["set-cookie"].split(";")[0]


def make_token(port, cookie, *scopes):
    """Makes a token with the administrator's cookie."""
    page = fetch(port, "/tokens", cookie=cookie)[1].decode()
    csrf_token = re.search(r'name="muster-csrf" content="([^"]+)"', page)[1]
    form = [("csrfToken", csrf_token), ("name", "load")] + [("scope", scope) for scope in scopes]
    page = fetch(port, "/tokens", form, cookie=cookie)[1].decode()
    return re.search(r'<p class="code">([^<]+)</p>', page)[1]


def fetch(port, path, form=None, cookie=None):
    """The headers and the content at a path, or what came of sending a form there."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    headers = {"Accept-Language": "en"}
    if cookie:
        headers["Cookie"] = cookie
    body = None
    if form is not None:
        body = urllib.parse.urlencode(form)
        headers["Content-Type"] = "application/x-www-form-urlencoded"
        headers["Origin"] = f"http://127.0.0.1:{port}"
    connection.request("GET" if form is None else "POST", path, body, headers)
    response = connection.getresponse()
    content = response.read()
    if response.status >= 400:
        raise SystemExit(f"{path} answers {response.status}: {content[:300]!r}")
    fields = {name.lower(): value for name, value in response.getheaders()}
    connection.close()
    return fields, content
