package import HTTPTypes

extension HTTPField.Name {
    /// The last event that a browser got before its connection broke.
    package static let lastEventID = known("Last-Event-ID")
    /// The csrfToken that a script of ours sends a request; forms have it in a field.
    static let musterCSRF = known("Muster-CSRF")
    /// The program's own name for what it makes, so that sending it again makes no second one.
    static let idempotencyKey = known("Idempotency-Key")
    /// Whether nginx collects an answer before it passes it on.
    static let accelBuffering = known("X-Accel-Buffering")
    static let forwardedFor = known("X-Forwarded-For")
    static let secFetchSite = known("Sec-Fetch-Site")
    static let referrerPolicy = known("Referrer-Policy")
    static let frameOptions = known("X-Frame-Options")
    static let permissionsPolicy = known("Permissions-Policy")
    static let openerPolicy = known("Cross-Origin-Opener-Policy")
    static let resourcePolicy = known("Cross-Origin-Resource-Policy")
    static let serviceWorkerAllowed = known("Service-Worker-Allowed")

    /// The names above are tokens, so that the second choice is never taken.
    private static func known(_ name: String) -> HTTPField.Name {
        HTTPField.Name(name) ?? .date
    }
}
