import EndToEndSupport
import Testing

/// The page on which a new station is set up.
enum FirstSetUp {
    /// Sends it as a browser does.
    ///
    /// - Returns: the cookie of the administrator who is signed in after it.
    static func send(to address: String, code: String, timeZone: String, hours: String) async throws -> String {
        let (status, cookie) = try await Web.post(
            address + "/set-up",
            form: [
                ("code", code), ("name", "Root"), ("password", "purple tide on Sunday"), ("site", "Works"),
                ("timeZone", timeZone), ("hours", hours), ("grace", "5"),
            ]
        )
        #expect(status < 400, "\(status)")
        return try #require(cookie)
    }
}
