import Testing

/// A case worked out by hand. The arithmetic stands beside it, and `source` says where the question comes from: a
/// law, or a public issue of another program, told in our own words.
struct PayCase: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String
    let rules: String
    var zone = "Europe/Berlin"
    var holidays: [String] = []
    let days: [String]
    /// What each of the last days is paid, in the same order.
    let expected: [String]

    var testDescription: String { "\(name) (\(source))" }
}
