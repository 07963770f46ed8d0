import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What is printed where the journal stands.
package struct AnchorTexts: Sendable, Decodable {
    let texts: TextTable

    package let title, meaning, code: String

    /// - Parameters:
    ///   - sequence: the entry.
    ///   - digits: the first digits of its hash.
    package func entry(_ sequence: Int64, _ digits: String) -> String {
        texts["entry", ["sequence": sequence, "digits": digits]]
    }
}
