#!/usr/bin/env python3
"""Refuses catalogues that do not fit together, or do not fit the code.

Each language has exactly English's texts, with the same places in braces and all the plural forms that it needs, and the
words of the glossary; no file says a thing twice. Every text is used by the code or a template, and every text that is asked for exists.
"""
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = ROOT / "Sources"
CATALOGUES = SOURCES / "Station/Languages/Catalogues"
# The forms of PluralRule.
FORMS = {"none": {"other"}, "one": {"one", "other"}}

# The texts that a type has as properties.
LIST = r"^    package let ([\w,\s]+?): String$"

mistakes = []


def mistake(place, text):
    mistakes.append(f"{place}: {text}")


def read(path):
    """A catalogue, read line by line so that a key that is there twice is seen."""
    texts = {}
    lines = path.read_text(encoding="utf-8").splitlines()
    if lines[:1] != ["{"] or lines[-1:] != ["}"]:
        mistake(path.name, "must begin with a line { and end with a line }")
    for number, line in enumerate(lines[1:-1], start=2):
        try:
            ((key, text),) = json.loads("{" + line.strip().removesuffix(",") + "}").items()
        except ValueError:
            mistake(f"{path.name}:{number}", "must be one key and its text")
            continue
        if key in texts:
            mistake(f"{path.name}:{number}", f"has {key} a second time")
        elif texts and key < list(texts)[-1]:
            mistake(f"{path.name}:{number}", f"{key} is out of order")
        texts[key] = text
    return texts


def forms(text):
    return list(text.values()) if isinstance(text, dict) else [text]


def places(text):
    return {place for form in forms(text) for place in re.findall(r"\{(\w+)\}", form)}


def compare(name, texts, english):
    for key in sorted(english.keys() - texts.keys()):
        mistake(name, f"{key} is missing")
    for key in sorted(texts.keys() - english.keys()):
        mistake(name, f"{key} is not in en.json")
    needed = FORMS.get(texts.get("language.plurals"))
    if needed is None:
        mistake(name, "language.plurals is none of " + ", ".join(FORMS))
        needed = {"other"}
    for key in sorted(english.keys() & texts.keys()):
        text, original = texts[key], english[key]
        if places(text) != places(original):
            mistake(name, f"{key} has the places {sorted(places(text))}, English {sorted(places(original))}")
        if isinstance(text, dict) != isinstance(original, dict):
            mistake(name, f"{key} has plural forms in one of {name} and en.json only")
        elif isinstance(text, dict) and set(text) != needed:
            mistake(name, f"{key} must have the forms {', '.join(sorted(needed))}")
        if not all(form.strip() for form in forms(text)) and key != "format.sentenceSeparator":
            mistake(name, f"{key} is empty")


def glossary():
    """The words that a language has for nothing, by language: those of the last column of the glossary's table."""
    words = {}
    for line in (ROOT / "docs/languages.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and len(cells) == 4 and re.fullmatch("[a-z]{2}", cells[1]):
            words.setdefault(f"{cells[1]}.json", set()).update(cells[3].split())
    return words


def refuse_words(name, texts, words):
    for key, text in texts.items():
        for word in sorted(words):
            if any(word in form for form in forms(text)):
                mistake(name, f"{key} says “{word}”: docs/languages.md has another word for it")
    # What stands between ideographs is full width; marks of code and of numbers are not.
    for key, text in texts.items() if texts.get("language.tag", "").startswith("zh") else ():
        for form in forms(text):
            if re.search(r"[\u4e00-\u9fff][,;!?](?![A-Za-z0-9])|(?<![A-Za-z0-9])[,;!?][\u4e00-\u9fff]", form):
                mistake(name, f"{key} has a mark of half width beside Chinese")


def strings(source):
    """The string literals of Swift code, with * for what is put in."""
    source = re.sub(r"^\s*//.*$", "", source, flags=re.MULTILINE)
    for literal in re.findall(r'"((?:\\\([^()]*(?:\([^()]*\)[^()]*)*\)|\\.|[^"\\\n])*)"', source):
        yield re.sub(r"\\\([^()]*(?:\([^()]*\)[^()]*)*\)", "*", literal)


def find(key, english):
    """The keys that a literal stands for."""
    if "*" not in key:
        return {key} & english.keys()
    pattern = re.compile(".+".join(re.escape(part) for part in key.split("*")))
    return {found for found in english if pattern.fullmatch(found)}


def used(english):
    """The keys that code and templates ask for."""
    swift = {path: path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.swift")}
    code = "\n".join(swift.values())
    templates = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.mustache"))
    shown = set(re.findall(r"\.(\w+)", code)) | set(re.findall(r"(\w+)\}", templates))

    # Which tables a type of texts reads: by the names of the properties of that type, or by name.
    tables = {"Texts": {"common"}}
    for name, kind in re.findall(r"package (?:var|let) (\w+): (\w+Texts)\b", code):
        tables.setdefault(kind, set()).add(name)
    for source in swift.values():
        for name in re.findall(r'\.table\(Self\.self, "(\w+)"\)', source):
            for kind in re.findall(r"struct (\w+Texts)\b", source):
                tables[kind] = {name}

    asked = set()
    for path, source in swift.items():
        declared = re.findall(r"^package struct (\w*Texts)\b", source, flags=re.MULTILINE)
        kinds = declared or re.findall(r"^extension (\w*Texts)\b", source, flags=re.MULTILINE)
        literals = set(strings(source)) if kinds else set()
        for kind, table in ((kind, table) for kind in set(kinds) for table in tables.get(kind, ())):
            lists = re.findall(LIST, source, flags=re.MULTILINE) if declared else []
            rest = "\n".join(
                re.sub(LIST, "", other, flags=re.MULTILINE)
                for other in swift.values()
                if re.search(rf"^(package struct|extension) {kind}\b", other, flags=re.MULTILINE)
            )
            for name in re.findall(r"\w+", " ".join(lists)):
                if f"{table}.{name}" not in english:
                    mistake(path.name, f"{table}.{name} is not in en.json")
                if name in shown or re.search(rf"\b{name}\b", rest):
                    asked.add(f"{table}.{name}")
                else:
                    mistake(path.name, f"nothing shows {name}")
            for key in literals:
                asked |= find(f"{table}.{key}", english)
            for key in re.findall(r'\btexts\["([\w.-]+)"', source):
                if f"{table}.{key}" not in english:
                    mistake(path.name, f"{table}.{key} is not in en.json")
    for source in swift.values():
        for key in set(strings(source)):
            # The table's name stands before the first point.
            if "." in key and re.match(r"\w+\.", key):
                asked |= find(key, english)
    return asked


def main():
    catalogues = {path.name: read(path) for path in sorted(CATALOGUES.glob("*.json"))}
    english = catalogues["en.json"]
    words = glossary()
    table = (SOURCES / "CLanguages/CLanguages.c").read_text(encoding="utf-8")
    for name, texts in catalogues.items():
        compare(name, texts, english)
        refuse_words(name, texts, words.get(name, set()))
        if f"/{name}\"" not in table:
            mistake(name, "is not embedded by CLanguages.c")
    for key in sorted(english.keys() - used(english)):
        mistake("en.json", f"{key} is used by nothing")
    print("\n".join(mistakes), end="\n" if mistakes else "", file=sys.stderr)
    return 1 if mistakes else 0


sys.exit(main())
