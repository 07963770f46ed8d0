package import BeaconKit

/// Why a punch that somebody makes now, or enters by hand, is refused. The description says what to do.
///
/// Devices that were offline are not refused like this: what they bring is evidence, and what is wrong with it becomes an
/// ``Exception``.
package enum PunchError: Error, Hashable, Sendable {
    /// An *out* or a break without an *in*.
    case nothingOpen
    /// An *in* although a session is open.
    case alreadyIn(since: Instant)
    /// There are later punches already.
    case backdated(latest: Instant)
    /// The time has not come yet.
    case future
    /// It was made longer ago than anybody waits with sending it.
    case tooOld
    /// The sender's key was used for another punch.
    case keyReused(String)
    /// A key of no or more than 200 characters.
    case badKey
    case periodClosed(on: LocalDay)
    /// People sign at this site's kiosks.
    case unsigned
}

extension PunchError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .nothingOpen:
            "The person is not punched in. Punch in first; if that was forgotten, request a correction that adds it."
        case .alreadyIn(let since):
            "The person is already punched in since \(since.iso8601). Punch out first; if that was forgotten, request a correction."
        case .backdated(let latest):
            "There are later punches, the last at \(latest.iso8601). To add an earlier one, request a correction."
        case .future: "The time is in the future. Check the sender's clock and send the punch again."
        case .tooOld: "The punch was made more than 31 days ago. Ask a supervisor to enter it."
        case .keyReused(let key): "The key “\(key)” already belongs to another punch. Use a new key for a new punch."
        case .badKey: "The key must have 1 to 200 characters. Use a UUID, for example."
        case .unsigned: "The signature is missing. Sign, and send the punch again."
        case .periodClosed(let day): "The period that contains \(day) is closed. Ask a supervisor to reopen it."
        }
    }
}
