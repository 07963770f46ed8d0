/// What a driver refused, as it says: `no such element`, `stale element reference`, `script timeout` …
struct DriverError: Error, CustomStringConvertible {
    /// The error code of the WebDriver specification (section 6.6).
    let code: String
    let message: String
    /// What was asked of it.
    let command: String

    var description: String { "\(command): \(code): \(message.prefix(500))" }

    /// The page changed between two commands; the same may work now.
    var isPassing: Bool {
        [
            "stale element reference", "no such element", "javascript error", "detached shadow root",
            "element click intercepted", "element not interactable",
        ].contains(code)
    }
}
