#!/usr/bin/env python3
"""Prints a filter for each test that failed according to the given xUnit files, one a line."""
import re
import sys
import xml.etree.ElementTree as ElementTree

for path in sys.argv[1:]:
    for case in ElementTree.parse(path).iter("testcase"):
        if case.find("failure") is None:
            continue
        # A suite inside a suite is parted by a slash in a test's name, and by a dot in the file.
        suite = re.escape(case.get("classname")).replace(r"\.", "[./]")
        print(f"^{suite}[./]{re.escape(case.get('name').split('(')[0])}\\(")
