/// Why a PIN is refused.
package enum PINError: Error, Hashable, Sendable {
    /// Not 4 to 12 digits, or too easy to guess.
    case unfit
    /// The person has a PIN, and none was given.
    case missing
    case wrong
    /// Too many wrong ones; the next attempt counts after so many seconds.
    case tooManyAttempts(seconds: Int)
}

extension PINError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unfit: "The PIN must have 4 to 12 digits that are not all the same."
        case .missing: "The person has a PIN. Enter it."
        case .wrong: "The PIN is wrong. Try again."
        case .tooManyAttempts(let seconds): "Too many wrong PINs. Try again in \(seconds) s."
        }
    }
}
