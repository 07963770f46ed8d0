/// Why something cannot be kept for that long. The description says what to do.
package enum RetentionError: Error, Hashable, Sendable {
    case outOfRange(RetentionKind, ClosedRange<Int>)
    /// Signatures for longer than the punches, which are kept for so many days.
    case signaturesOutlast(Int)
    /// Attendance would go that is in no closed period, from this day on.
    case notClosed(from: LocalDay)
    /// Somebody else changed it since it was looked at.
    case changedMeanwhile
}

extension RetentionError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .outOfRange(let kind, let range):
            "“\(kind.rawValue)” can be kept for \(range.lowerBound) to \(range.upperBound) days or for ever. Choose a time in that range."
        case .signaturesOutlast(let days):
            "Signatures cannot be kept longer than their punches. Keep them for at most \(days) days."
        case .notClosed(let day):
            "This would delete days from \(day) on that are not closed. Close them first, or keep attendance longer."
        case .changedMeanwhile: "Somebody else has just changed the retention. Look at it again and repeat your change."
        }
    }
}
