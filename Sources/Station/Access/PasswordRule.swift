import Foundation

/// What a password must be. Length is what counts; no rule asks for special characters (NIST SP 800-63B, 3.1.1.2).
package enum PasswordRule: Hashable, Sendable, CustomStringConvertible {
    case tooShort
    case tooLong
    case tooSimple
    case containsName

    /// Characters of the shortest and the longest password.
    package static let length = 10...200
    /// The fewest different characters.
    private static let variety = 5

    package var description: String {
        switch self {
        case .tooShort:
            "The password must have at least \(Self.length.lowerBound) characters. A few unrelated words are easy to remember."
        case .tooLong: "The password must have at most \(Self.length.upperBound) characters."
        case .tooSimple: "The password is too easy to guess. Use a few unrelated words."
        case .containsName: "The password must not contain the account name."
        }
    }

    /// The rule that a password breaks; `nil` for a good one.
    package static func broken(by password: String, name: String) -> PasswordRule? {
        if password.count < length.lowerBound { return .tooShort }
        if password.count > length.upperBound { return .tooLong }
        if Set(password.lowercased()).count < variety || isSequence(password) { return .tooSimple }
        if name.count >= 3, password.localizedCaseInsensitiveContains(name) { return .containsName }
        return nil
    }

    /// Whether each character follows the one before it, as in 1234567890 or abcdefghij.
    private static func isSequence(_ password: String) -> Bool {
        let scalars = password.lowercased().unicodeScalars.map { Int($0.value) }
        let steps = zip(scalars.dropFirst(), scalars).map { $0 - $1 }
        // From 9 to 0 counts as a step too.
        return steps.allSatisfy { $0 == 1 || $0 == -9 } || steps.allSatisfy { $0 == -1 || $0 == 9 }
    }
}
