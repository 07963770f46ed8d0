/// Why a time on the wall is refused that somebody entered. The description says what to do.
package enum WallTimeError: Error, Hashable, Sendable {
    /// The clocks were set forward over it.
    case skipped(LocalDay, minutes: Int)
    /// The clocks were set back, and it came twice.
    case twice(LocalDay, minutes: Int)
    /// Outside 0 to 1439.
    case notATime(minutes: Int)
}

extension WallTimeError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .skipped(let day, let minutes):
            "\(day) had no \(Self.time(minutes)), because the clocks were set forward. Enter a time before or after it."
        case .twice(let day, let minutes):
            "\(day) had \(Self.time(minutes)) twice, because the clocks were set back. Choose the first or the second."
        case .notATime(let minutes): "Minute \(minutes) is not a time of day. Enter 00:00 to 23:59."
        }
    }

    private static func time(_ minutes: Int) -> String {
        let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
        return (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
    }
}
