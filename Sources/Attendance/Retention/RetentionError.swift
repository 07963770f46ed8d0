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
            "“\(kind.rawValue)” can be kept for \(range.lowerBound) to \(range.upperBound) days, or for ever."
        case .signaturesOutlast(let days):
            "Signatures cannot be kept for longer than the punches that they sign, which are kept for \(days) days."
        case .notClosed(let day):
            "Days from \(day) on would go that are not closed. Close them first, or keep attendance for longer."
        case .changedMeanwhile: "Somebody else changed it meanwhile. Look at it again."
        }
    }
}
