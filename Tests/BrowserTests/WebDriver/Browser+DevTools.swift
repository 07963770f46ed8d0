extension Browser {
    /// A command of the Chrome DevTools protocol; only chromium understands it.
    func tell(_ command: String, _ parameters: JSON = [:]) async throws { _ = try await ask(command, parameters) }

    /// A command of the Chrome DevTools protocol, and what it answers.
    func ask(_ command: String, _ parameters: JSON = [:]) async throws -> JSON {
        try await driver.post("/goog/cdp/execute", ["cmd": .string(command), "params": parameters])
    }

    /// Takes the network from the page and back, in chromium. What is open, as a stream of events, stays open; a
    /// `NetworkCable` cuts that, too.
    func setOffline(_ isOffline: Bool) async throws {
        try await tell("Network.enable")
        try await tell(
            "Network.emulateNetworkConditions",
            [
                "offline": .bool(isOffline), "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
            ]
        )
    }

    /// Makes the system dark or light, its animations few, and its colours forced on pages, in chromium, while the page is open.
    func setMedia(isDark: Bool = false, isReduced: Bool = false, isForced: Bool = false) async throws {
        try await tell(
            "Emulation.setEmulatedMedia",
            [
                "features": [
                    ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"],
                    ["name": "prefers-reduced-motion", "value": isReduced ? "reduce" : "no-preference"],
                    ["name": "forced-colors", "value": isForced ? "active" : "none"],
                ]
            ]
        )
    }
}
