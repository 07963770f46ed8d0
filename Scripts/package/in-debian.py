#!/usr/bin/env python3
"""What is checked of the package inside a clean Debian: see test-package.sh, which says in /given/stage which part."""
import glob
import os
import pathlib
import re
import shutil
import sqlite3
import subprocess
import sys
import time

sys.path.insert(0, "/given")
from running_station import Client, fetch, make_token, set_up  # noqa: E402

DATA = pathlib.Path("/var/lib/muster")
PORT = 8080
failed = False


def run(*command, **more):
    """A command's exit code and all it said."""
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, text=True, **more)
    return result.returncode, result.stdout


def check(what, is_so, detail=""):
    global failed
    failed = failed or not is_so
    print(f"  {'ok' if is_so else 'FAILED'}: {what}" + (f" ({str(detail).strip()})" if detail != "" else ""), flush=True)


def install(path):
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    return run("apt-get", "install", "-y", "--allow-downgrades", path, env=environment)


def wait_active(seconds):
    """How long it took until the service was active; None if it was not within so many seconds."""
    begin = time.monotonic()
    while time.monotonic() - begin < seconds:
        if run("systemctl", "is-active", "--quiet", "muster")[0] == 0:
            return time.monotonic() - begin
        time.sleep(0.05)
    return None


def said():
    run("journalctl", "--sync")
    return run("journalctl", "-u", "muster", "-b", "-o", "cat", "--no-pager")[1]


def names():
    code, text = run("muster", "people", "list", "--json")
    return text if code == 0 else f"code {code}: {text}"


def package():
    return next(path for path in glob.glob("/given/muster_*_*.deb"))


def stage_install():
    code, text = install(package())
    took = wait_active(5)
    check("apt installs the package", code == 0, "" if code == 0 else text[-600:])
    check("the service is active within 5 s after it", took is not None, "" if took is None else f"{took:.1f} s")
    check("apt says where the code is found that sets it up", "journalctl -u muster | grep code" in text)
    restarts = run("systemctl", "show", "-p", "NRestarts", "--value", "muster")[1].strip()
    check("it did not have to be started twice", restarts == "0", restarts)
    check("active means that pages answer", b"Muster" in fetch(PORT, "/set-up")[1])
    check("it runs as its own user", run("ps", "-o", "user=", "-C", "muster")[1].strip() == "muster"
          if shutil.which("ps") else pathlib.Path(f"/proc/{main_process()}/status").read_text().split("Uid:")[1].split()[0] != "0")
    exposure = run("systemd-analyze", "security", "--no-pager", "muster.service")[1].strip().splitlines()[-1]
    check("its exposure is 2.0 at most", float(re.search(r"([0-9.]+) ", exposure.split(":")[1]).group(1)) <= 2.0, exposure)

    found = re.search(r"with the code (\S+)\.", said())
    check("its log has the code", found is not None)
    cookie = set_up(PORT, found.group(1))
    client = Client(PORT, make_token(PORT, cookie, "editPeople", "viewPeople", "punchAtKiosk", "viewBoard"))
    client.ask("POST", "/api/v1/people", {"number": 7, "name": "Mei Lin"})
    time.sleep(2)
    client.ask("POST", "/api/v1/punches", {"number": 7, "key": "first"})
    check("a person is added and punches by API", "Mei Lin" in names())
    check("root's commands work on the station's data", '"verified' in run("muster", "journal", "verify", "--json")[1]
          or run("muster", "journal", "verify")[0] == 0)
    foreign = [str(path) for path in DATA.rglob("*") if path.owner() != "muster"]
    check("all its files are its own after that", not foreign, foreign or "")
    code, text = run("runuser", "-u", "nobody", "--", "muster", "board")
    check("others are told to use sudo", code != 0 and "sudo" in text, text[:200])
    check("the manual has a page", os.path.exists("/usr/share/man/man1/muster.1.gz"))
    check("a receiver is there to be enabled", run("systemctl", "is-enabled", "muster-gateway")[1].strip() == "disabled")
    check("a backup is due every night", run("systemctl", "is-active", "muster-backup.timer")[0] == 0)
    code, text = run("systemctl", "start", "muster-backup.service")
    backups = sorted(pathlib.Path("/var/lib/muster-backups").glob("muster-*.backup"))
    check("a backup can be made now", code == 0 and len(backups) == 1, text or backups)
    check("and only the station may read it", backups[0].stat().st_mode & 0o077 == 0)
    code, text = run("muster", "restore", str(backups[0]), "--data-dir", "/tmp/restored")
    check("and it can be restored", code == 0, text[-200:])
    crash("SEGV")
    check("completions are there", os.path.exists("/usr/share/bash-completion/completions/muster"))


def crash(signal):
    """A trap ends the process as this signal does. RestartSec is 2 s; a backtrace would keep the ports for half a minute."""
    before = main_process()
    run("systemctl", "kill", "--kill-whom=main", f"--signal={signal}", "muster")
    begin = time.monotonic()
    while time.monotonic() - begin < 30 and main_process() in (before, "0"):
        time.sleep(0.05)
    took = wait_active(30)
    whole = time.monotonic() - begin
    check(f"after {signal} it runs again within 8 s", took is not None and main_process() != before and whole < 8,
          f"{whole:.1f} s")
    check("  with its ports", b"Muster" in fetch(PORT, "/sign-in")[1])
    check("  and at the first try", "is in use" not in said())


def main_process():
    return run("systemctl", "show", "-p", "MainPID", "--value", "muster")[1].strip()


def stage_reboot():
    took = wait_active(20)
    check("the station runs again after a reboot", took is not None)
    check("the person is still there", "Mei Lin" in names())
    code, text = run("muster", "board")
    check("and on site", "Mei Lin" in text, text[:300])
    code, text = run("muster", "journal", "verify")
    check("the journal is genuine", code == 0, text.splitlines()[-1] if text else "")


def replace_data(folder):
    run("systemctl", "stop", "muster")
    shutil.rmtree(DATA)
    shutil.copytree(folder, DATA)
    run("chown", "-R", "muster:muster", str(DATA))
    run("chmod", "-R", "u=rwX,go=", str(DATA))


def stage_upgrade():
    wait_active(20)
    for folder in sorted(pathlib.Path("/given/schemas").iterdir()):
        schema = re.search(r"(\d+)$", folder.name).group(1)
        replace_data(folder)
        run("systemctl", "start", "muster")
        check(f"data of schema {schema} are taken over", wait_active(30) is not None, said()[-300:] if wait_active(1) is None else "")
        check("  with their people", "Mei Lin" in names(), names()[:200])
        check("  with a genuine journal", run("muster", "journal", "verify")[0] == 0)
        copy = DATA / f"journal.schema-{schema}.sqlite"
        current = max(int(re.search(r"(\d+)$", path.name).group(1)) for path in pathlib.Path("/given/schemas").iterdir())
        if int(schema) < current:
            check("  after a copy under the old schema's name", copy.exists() and copy.name in said())
        else:
            check("  and nothing is copied where nothing changes", not copy.exists())

    # An older program on newer data.
    run("systemctl", "stop", "muster")
    with sqlite3.connect(DATA / "journal.sqlite") as database:
        database.execute("INSERT INTO grdb_migrations VALUES ('999 of the future')")
    database.close()
    run("systemctl", "start", "muster")
    check("newer data are refused", wait_active(4) is None)
    sentence = said()
    check("in a sentence that says what to do", "schema 999" in sentence and "Install the newer version again" in sentence)
    code, text = install("/given/muster_9.0.0.deb")
    check("an upgrade of a station that cannot start does not break apt", code == 0, "" if code == 0 else text[-300:])
    state = run("dpkg-query", "--show", "--showformat=${Status}", "muster")[1]
    check("and is complete", state == "install ok installed", state)
    with sqlite3.connect(DATA / "journal.sqlite") as database:
        database.execute("DELETE FROM grdb_migrations WHERE identifier = '999 of the future'")
    database.close()
    run("chown", "-R", "muster:muster", str(DATA))
    run("systemctl", "restart", "muster")
    check("with data that it knows it starts again", wait_active(20) is not None)

    # Settings that somebody wrote.
    pathlib.Path("/etc/muster.json").write_text('{"port": 8123}\n')
    code, text = install(package())
    check("a downgrade is possible, and stops at no settings file", code == 0, "" if code == 0 else text[-300:])
    check("the settings hold", wait_active(10) is not None and fetch(8123, "/healthz")[1] != b"")
    code, text = install("/given/muster_9.0.0.deb")
    check("an upgrade with edited settings does not stop", code == 0 and wait_active(10) is not None)
    check("and leaves them", pathlib.Path("/etc/muster.json").read_text() == '{"port": 8123}\n')
    pathlib.Path("/etc/muster.json").write_text('{"prot": 8123}\n')
    code, text = install(package())
    check("a wrong settings file breaks no upgrade", code == 0)
    check("and is named", "unknown setting" in said())
    os.remove("/etc/muster.json")
    run("systemctl", "restart", "muster")
    check("without it the station starts again", wait_active(10) is not None)


def stage_remove():
    wait_active(20)
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    code, text = run("apt-get", "remove", "-y", "muster", env=environment)
    check("it is removed", code == 0 and not os.path.exists("/usr/bin/muster"))
    check("its data are kept", (DATA / "journal.sqlite").exists())
    code, text = run("apt-get", "purge", "-y", "muster", env=environment)
    check("also at a purge, which says where they are", code == 0 and (DATA / "journal.sqlite").exists()
          and "/var/lib/muster" in text, text[-200:])
    code, text = install(package())
    check("installed again it goes on with them", code == 0 and wait_active(10) is not None and "Mei Lin" in names())


try:
    globals()[f"stage_{pathlib.Path('/given/stage').read_text().strip()}"]()
except BaseException as error:
    print(f"  FAILED: {type(error).__name__}: {error}")
    raise
print("done", flush=True)
