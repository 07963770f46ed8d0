extension Browser {
    /// The cookies of the page's address.
    var cookies: [Cookie] { get async throws { try await driver.get("/cookie") } }

    func removeCookie(_ name: String) async throws { try await driver.delete("/cookie/\(name)") }

    func removeCookies() async throws { try await driver.delete("/cookie") }
}
