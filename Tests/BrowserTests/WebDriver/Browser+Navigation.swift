extension Browser {
    /// Goes to an address and waits until it is loaded.
    func open(_ address: String) async throws {
        try await driver.post("/url", ["url": .string(address)])
        // WebKit's driver may take the end of the page before for that of this one.
        guard address != "about:blank" else { return }
        try await wait(
            until: "location.href !== 'about:blank' && document.readyState === 'complete'",
            [],
            "\(address) to be loaded"
        )
    }

    func reload() async throws { try await driver.post("/refresh") }

    func goBack() async throws { try await driver.post("/back") }

    /// Where it is.
    var address: String { get async throws { try await driver.get("/url") } }

    var title: String { get async throws { try await driver.get("/title") } }

    /// Opens another tab, and goes on there.
    func openTab() async throws {
        let tab: JSON = try await driver.post("/window/new", ["type": "tab"])
        try await driver.post("/window", ["handle": tab["handle"]])
    }
}
