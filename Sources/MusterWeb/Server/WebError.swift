/// Why the web server could not start. The description is one line and says what to do.
package struct WebError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Code: String, Hashable, Sendable {
        case portInUse, portNotAllowed, addressNotAvailable, certificate, other
    }

    package let code: Code
    package let description: String

    init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
