/// A cookie as the browser keeps it.
struct Cookie: Decodable, Sendable {
    let name: String
    let value: String
    let httpOnly: Bool?
    let secure: Bool?
    let sameSite: String?
    /// Seconds since 1970; `nil` if it ends with the browser.
    let expiry: Double?
}
