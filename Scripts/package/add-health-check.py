#!/usr/bin/env python3
"""Puts a health check into an OCI image: the field that Docker and Podman read, which umoci cannot write.

    add-health-check.py LAYOUT TAG
"""
import hashlib
import json
import pathlib
import sys

layout, tag = pathlib.Path(sys.argv[1]), sys.argv[2]
SECOND = 1_000_000_000
CHECK = {"Test": ["CMD", "/usr/bin/muster", "health"], "Interval": 30 * SECOND, "Timeout": 10 * SECOND,
         "StartPeriod": 60 * SECOND, "Retries": 3}


def blob(descriptor):
    return layout / "blobs" / descriptor["digest"].replace(":", "/")


def write(descriptor, document):
    """Writes a document in place of the one that a descriptor names."""
    content = json.dumps(document, separators=(",", ":"), sort_keys=True).encode()
    blob(descriptor).unlink()
    descriptor["digest"] = "sha256:" + hashlib.sha256(content).hexdigest()
    descriptor["size"] = len(content)
    blob(descriptor).write_bytes(content)


index = json.loads((layout / "index.json").read_text())
entry = next(entry for entry in index["manifests"]
             if entry["annotations"]["org.opencontainers.image.ref.name"] == tag)
manifest = json.loads(blob(entry).read_text())
config = json.loads(blob(manifest["config"]).read_text())
config["config"]["Healthcheck"] = CHECK
write(manifest["config"], config)
write(entry, manifest)
(layout / "index.json").write_text(json.dumps(index, separators=(",", ":"), sort_keys=True))
