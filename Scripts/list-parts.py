#!/usr/bin/env python3
"""Says what is inside the muster that was built for release: from the linker's list of objects, SwiftPM's list of versions and
Debian's list of packages, so that nothing can be forgotten.

    list-parts.py licences            debian/copyright, with the licence of everything that is linked into the executable
    list-parts.py bom [DEPENDENCY…]   a CycloneDX document; the dependencies are Debian packages with versions
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import uuid

ROOT = pathlib.Path(__file__).resolve().parent.parent
CHECKOUTS = ROOT / ".build/checkouts"
RELEASE = ROOT / ".build/release"
TOOLCHAIN = pathlib.Path(subprocess.run(["sh", "-c", "readlink -f $(command -v swift)"], capture_output=True, text=True,
                                        check=True).stdout.strip()).parent.parent
# What a statically linked Foundation holds of ICU, under the licence that Debian's own copy of it tells.
ICU_LICENCE = next(pathlib.Path("/usr/share/doc").glob("libicu[0-9]*/copyright"), pathlib.Path("/usr/share/doc/libicu/copyright"))


def linked_modules():
    """The modules whose objects are in the executable."""
    objects = (RELEASE / "muster.product/Objects.LinkFileList").read_text().split()
    return {match.group(1) for line in objects if (match := re.search(r"/([^/]+)\.build/", line))}


def pins():
    """Every package that was resolved: folder, name, address, version, revision."""
    for pin in json.loads((ROOT / "Package.resolved").read_text())["pins"]:
        folder = CHECKOUTS / pin["location"].rsplit("/", 1)[1].removesuffix(".git")
        yield folder, pin["location"].removesuffix(".git"), pin["state"]["version"], pin["state"]["revision"]


def linked_packages():
    """Those packages of which something is linked, with the modules."""
    modules, found = linked_modules(), []
    own = {folder.name for folder in (ROOT / "Sources").iterdir()}
    placed = set(own)
    for folder, address, version, revision in sorted(pins()):
        manifest = "".join(path.read_text() for path in folder.glob("Package*.swift"))
        here = {module for module in modules - own
                if (folder / "Sources" / module).is_dir() or (folder / module).is_dir()
                or re.search(rf'arget\(\s*name:\s*"{module}"', manifest)}
        if here:
            found.append((folder, address, version, revision, sorted(here)))
            placed |= here
    # SwiftPM makes objects of its own for some modules, which belong to those.
    strange = {module for module in modules - placed if not (module.startswith("_") or module.endswith("-tool"))}
    if strange:
        sys.exit(f"list-parts: it is not known where these linked modules come from: {', '.join(sorted(strange))}")
    return found


def boringssl(folder, modules):
    """The copies of BoringSSL among a package's modules, with their revisions."""
    for module in modules:
        note = folder / "Sources" / module / "hash.txt"
        if note.is_file() and (match := re.search(r"revision ([0-9a-f]{40})", note.read_text())):
            yield module, match.group(1)


def zlib(folder, modules):
    """The version of zlib that a package has as source; None without one."""
    if "CNIOExtrasZlib" not in modules:
        return None
    for header in (folder / "Sources/CNIOExtrasZlib").rglob("*zlib.h"):
        if match := re.search(r'define ZLIB_VERSION "([^"]+)"', header.read_text()):
            return match.group(1)
    return "unknown"


def swift_version():
    text = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True).stdout
    return re.search(r"Swift version ([0-9.]+)", text).group(1)


def muster_version():
    return re.search(r'version = "([^"]+)"', (ROOT / "Sources/muster/Muster.swift").read_text()).group(1)


# Licences, in Debian's machine-readable form.

def folded(text):
    """A field's value over several lines: one space before each, a dot for an empty one."""
    return "".join(f" {line.rstrip()}\n" if line.strip() else " .\n" for line in text.strip().splitlines())


def notices(folder):
    return "\n\n".join(path.read_text().strip() for path in sorted(folder.glob("NOTICE*")))


def licences():
    print("Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/")
    print("Upstream-Name: Muster\nComment:\n" + folded(
        "The executable holds the libraries below, linked statically. What it uses of Debian's is linked dynamically and not "
        "part of this package."))
    print("Files: *\nCopyright: 2026 The Muster authors\nLicense: Apache-2.0\n")
    texts = {}
    for folder, address, version, _, modules in linked_packages():
        text = next(folder.glob("LICENSE*")).read_text()
        apache = "Apache License" in text[:400]
        name = "Apache-2.0" if apache else f"other-{folder.name.lower()}"
        if apache and "Runtime Library Exception" in text:
            name = "Apache-2.0 with Swift-exception"
        if not apache:
            texts[name] = text
        owner = re.search(r"^Copyright.*$", text if not apache else notices(folder), re.MULTILINE)
        holder = owner.group(0).removeprefix("Copyright").strip() if owner else f"The authors of {folder.name}"
        print(f"Files: linked/{folder.name}/*\nCopyright: {holder}\nLicense: {name}")
        print(f"Comment:\n{folded(f'{address} {version}: ' + ', '.join(modules))}", end="")
        print(" .\n" + folded(notices(folder)) if notices(folder) else "")
        for module, revision in boringssl(folder, modules):
            print(f"Files: linked/{folder.name}/{module}/*\nCopyright: The OpenSSL Project Authors, Google Inc. and others")
            print(f"License: Apache-2.0\nComment:\n{folded(f'BoringSSL at revision {revision}.')}")
        if version := zlib(folder, modules):
            print("Files: linked/swift-nio-extras/CNIOExtrasZlib/*\nCopyright: 1995-2026 Jean-loup Gailly and Mark Adler")
            print(f"License: Zlib\nComment:\n{folded(f'zlib {version}.')}")
    print("Files: linked/swift/*\nCopyright: 2014-2026 Apple Inc. and the Swift project authors")
    print("License: Apache-2.0 with Swift-exception")
    print(f"Comment:\n{folded(f'The standard library, Dispatch and Foundation of Swift {swift_version()}.')}")
    print("Files: linked/swift-foundation-icu/*\nCopyright: 2016-2026 Unicode, Inc.\nLicense: Unicode-ICU")
    print(f"Comment:\n{folded('The parts of ICU that Foundation holds.')}")

    print("License: Apache-2.0\n On Debian systems the text is in /usr/share/common-licenses/Apache-2.0.\n")
    print("License: Apache-2.0 with Swift-exception\n" + folded(
        "The Apache License 2.0, in /usr/share/common-licenses/Apache-2.0, with this exception:\n\n"
        + exception((TOOLCHAIN / "share/swift/LICENSE.txt").read_text())))
    for name, text in sorted(texts.items()):
        print(f"License: {name}\n{folded(text)}")
    print("License: Zlib\n" + folded(zlib_licence()))
    print("License: Unicode-ICU\n" + folded(ICU_LICENCE.read_text()))


def exception(text):
    return text[text.index("## Runtime Library Exception"):].lstrip("# ")


def zlib_licence():
    for header in (CHECKOUTS / "swift-nio-extras/Sources/CNIOExtrasZlib").rglob("*zlib.h"):
        if match := re.search(r"This software is provided.*?source distribution\.", header.read_text(), re.DOTALL):
            return match.group(0)
    return "See https://zlib.net/zlib_license.html."


# The list of parts.

def component(kind, name, version, purl, licence, **more):
    return {"type": kind, "bom-ref": purl, "name": name, "version": version, "purl": purl,
            "licenses": [{"license": {"id": licence}}], **more}


def bom(dependencies):
    commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    epoch = int(os.environ["SOURCE_DATE_EPOCH"])
    when = subprocess.run(["date", "--utc", f"--date=@{epoch}", "+%Y-%m-%dT%H:%M:%SZ"], capture_output=True, text=True,
                          check=True).stdout.strip()
    parts = []
    for folder, address, version, revision, modules in linked_packages():
        path = address.removeprefix("https://")
        licence = "MIT" if "Permission is hereby granted" in next(folder.glob("LICENSE*")).read_text() else "Apache-2.0"
        parts.append(component(
            "library", folder.name, version, f"pkg:swift/{path}@{version}", licence,
            properties=[{"name": "muster:revision", "value": revision},
                        {"name": "muster:modules", "value": " ".join(modules)}]))
        for module, held in boringssl(folder, modules):
            parts.append(component("library", f"boringssl ({module})", held,
                                   f"pkg:generic/boringssl@{held}?module={module}", "Apache-2.0"))
        if held := zlib(folder, modules):
            parts.append(component("library", "zlib (CNIOExtrasZlib)", held, f"pkg:generic/zlib@{held}", "Zlib"))
    swift = swift_version()
    parts.append(component("framework", "swift", swift, f"pkg:generic/swift@{swift}", "Apache-2.0"))
    for text in dependencies:
        name, _, version = text.partition("=")
        parts.append({"type": "library", "bom-ref": f"pkg:deb/debian/{name}", "name": name, "version": version,
                      "purl": f"pkg:deb/debian/{name}@{version}", "scope": "required"})
    version = muster_version()
    own = component("application", "muster", version, f"pkg:generic/muster@{version}?vcs_ref={commit}", "Apache-2.0")
    json.dump({
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, commit + str(epoch))}",
        "metadata": {"timestamp": when, "component": own},
        "components": parts,
        "dependencies": [{"ref": own["bom-ref"], "dependsOn": [part["bom-ref"] for part in parts]}],
    }, sys.stdout, indent=2)
    print()


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["licences"]: licences()
        case ["bom", *dependencies]: bom(dependencies)
        case _: sys.exit(__doc__)
