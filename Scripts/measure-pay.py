#!/usr/bin/env python3
"""Measures the office's commands with pay rules, in CPU time: 1,000 people, a month of 88,000 punches, contracts, accounts and laws.

    measure-pay.py MUSTER [PEOPLE]

Fails where a command takes more than its bar. CPU time is user and system time of the command and all that it starts.
"""

import os
import resource
import subprocess
import sys
import tempfile
from datetime import date, timedelta

from running_station import Station

# Seconds of CPU time for 1,000 people.
BARS = {"import": 3.0, "month": 1.0, "pay period": 1.0, "workbook": 2.0, "payroll file": 2.0, "PDF": 20.0}

FIRST = date(2025, 10, 1)
LAST = date(2025, 10, 31)
RULES = """week 1
period monthly 1
band day>10:00 OT50 150% pay
band day>8:00 OT25 125% pay
band week>40:00 OT25 125% pay
supplement NIGHT 22:00-06:00 days 1234567 25% pay
supplement SUN 00:00-24:00 days 7 50% pay"""
MAPPING = '{"codes": {%s}}' % ", ".join(
    f'"{code}": {{"type": "{index + 1}"}}'
    for index, code in enumerate(["N", "OT25", "OT50", "NIGHT", "SUN", "HOLIDAY", "LEAVE", "payout"])
)
TEMPLATE = '{"columns": [{"value": "number"}, {"value": "wageType"}, {"value": "hours"}]}'


def used():
    times = resource.getrusage(resource.RUSAGE_CHILDREN)
    return times.ru_utime + times.ru_stime


def run(muster, data, *arguments, quiet=True):
    """Runs a command; returns its CPU time in s."""
    before = used()
    environment = {**os.environ, "MUSTER_DATA_DIR": data}
    done = subprocess.run([muster, *arguments], env=environment, capture_output=quiet, text=True)
    if done.returncode != 0:
        sys.exit(f"muster {' '.join(arguments[:3])}: {done.stderr}")
    return used() - before


def punches(people):
    """Four punches on each of 22 working days: day, late and night work by turns, with a break."""
    days = [FIRST + timedelta(n) for n in range((LAST - FIRST).days + 1)]
    days = [day for day in days if day.weekday() < 5][:22]
    lines = ["number,time,direction"]
    for number in range(1, people + 1):
        start = [7 * 60, 9 * 60, 13 * 60, 21 * 60][number % 4]
        for index, day in enumerate(days):
            early = start + (number * 7 + index * 13) % 11 - 5
            length = 8 * 60 + 30 + (number * 17 + index * 29) % 120
            for minute, direction in [(0, "in"), (240, "break-begin"), (270, "break-end"), (length, "out")]:
                at = early + minute
                when = day + timedelta(at // 1440)
                lines.append(f"{number},{when} {at % 1440 // 60:02}:{at % 60:02},{direction}")
    return "\n".join(lines) + "\n"


def main():
    muster = os.path.abspath(sys.argv[1])
    people = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    with tempfile.TemporaryDirectory() as folder:
        data = os.path.join(folder, "data")

        def file(name, text):
            path = os.path.join(folder, name)
            with open(path, "w", encoding="utf-8") as made:
                made.write(text)
            return path

        Station(muster, "serve", data, "--time-zone", "Europe/Berlin").end()
        roster = "number,name,department\n" + "".join(f"{n},Person {n},Team {n % 12}\n" for n in range(1, people + 1))
        run(muster, data, "people", "import", file("people.csv", roster))
        first = FIRST.isoformat()
        run(muster, data, "pay", "rule", "set", "--everyone", "--from", first, "--rules", RULES.replace("\n", "; "))
        run(muster, data, "account", "limits", "set", "--everyone", "ceiling 40:00; floor -20:00", "--from", first)
        run(muster, data, "law", "apply", "eu", "de", "--from", first)
        run(muster, data, "shift", "policy", "adopt", "--from", first, "--breaks", "0:30 after 6:00, 0:15 after 9:00")
        for number in range(1, min(people, 50) + 1):
            run(muster, data, "contract", "set", str(number), "weekly 40:00 days 12345", "--from", first)
        mapping, template = file("codes.json", MAPPING), file("ours.json", TEMPLATE)
        span = ["--month", first[:7]]
        measured = {
            "import": run(muster, data, "import", "punches", file("punches.csv", punches(people))),
            "month": run(muster, data, "report", "month", *span),
            "pay period": run(muster, data, "pay", "period", *span),
            "workbook": run(muster, data, "export", "xlsx", *span, "--output", file("month.xlsx", "")),
            "payroll file": run(
                muster, data, "export", "payroll", "--mapping", mapping, "--template", template, *span,
                "--output", file("pay.csv", ""),
            ),
            "PDF": run(muster, data, "export", "pdf", *span, "--output", file("month.pdf", "")),
        }
    missed = False
    for name, seconds in measured.items():
        bar = BARS[name] * people / 1000
        missed = missed or seconds > bar
        print(f"{name:14} {seconds:6.2f} s of CPU time, at most {bar:.2f} s{'' if seconds <= bar else '  MISSED'}")
    sys.exit(1 if missed else 0)


main()
