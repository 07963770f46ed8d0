import EndToEndSupport

extension TemporaryFolder {
    /// Makes programs keep everything that they write in the folder.
    var environment: [String: String] {
        [
            "HOME": path, "TMPDIR": path, "XDG_CONFIG_HOME": path, "XDG_CACHE_HOME": self["cache"],
            "XDG_DATA_HOME": self["data"], "XDG_STATE_HOME": self["state"],
        ]
    }
}
