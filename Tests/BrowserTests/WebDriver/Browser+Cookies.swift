extension Browser {
    /// The cookies of the page's address.
    var cookies: [Cookie] { get async throws { try await driver.get("/cookie") } }

    /// Sets a cookie as a station sets those of sessions.
    func setCookie(_ name: String, to value: String) async throws {
        let cookie: JSON = [
            "name": .string(name), "value": .string(value), "path": "/", "httpOnly": true, "sameSite": "Lax",
        ]
        try await driver.post("/cookie", ["cookie": cookie])
    }

    func removeCookie(_ name: String) async throws { try await driver.delete("/cookie/\(name)") }

    func removeCookies() async throws { try await driver.delete("/cookie") }
}
