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
}

extension PunchError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .nothingOpen:
            "Nobody came in before this. Punch in first; for a forgotten in, request a correction that adds it."
        case .alreadyIn(let since):
            "There is a session open since \(since.iso8601). Punch out first; for a forgotten out, request a correction."
        case .backdated(let latest):
            "There are later punches, the last at \(latest.iso8601). Request a correction to add one before them."
        case .future: "The time has not come yet. Set the sender's clock, or send the punch when it has happened."
        case .tooOld: "It was made more than 31 days ago. Ask a supervisor to enter it."
        case .keyReused(let key): "The key “\(key)” names another punch already. Send a new punch under a new key."
        case .badKey: "A key has 1 to 200 characters. Send a UUID, for example."
        case .periodClosed(let day): "The period with \(day) is closed. Ask a supervisor to re-open it."
        }
    }
}
