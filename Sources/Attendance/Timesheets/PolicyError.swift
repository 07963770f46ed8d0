/// Why a policy is refused. The description says what to do.
package enum PolicyError: Error, Hashable, Sendable {
    case badRounding(step: Int)
    case outOfRange(field: String, value: Int, allowed: ClosedRange<Int>)
}

extension PolicyError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .badRounding(let step):
            "The rounding step cannot be \(step) minutes. Use 1, 5, 6, 10, 15, 20, 30 or 60."
        case .outOfRange(let field, let value, let allowed):
            "\(field) must be \(allowed.lowerBound) to \(allowed.upperBound), not \(value)."
        }
    }
}
