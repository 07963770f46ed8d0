/// What can be wrong with a gateway. What each means, and its remedy, is in the table of ``RadioCause``.
package enum GatewayTrouble: Hashable, Sendable {
    /// It does not answer at its address, with the reason.
    case unreachable(String)
    /// It is another machine with `muster gateway`, which calls the station, and does so no longer.
    case notCalling
    /// The broker does not answer, with the reason.
    case brokerUnreachable(String)
    /// The broker refuses the user or the password.
    case brokerRefuses(String)
    /// Another program has its advertisements: it gives them to one alone.
    case occupied
    case wrongKey
    case keyNeeded
    /// A device without a Bluetooth proxy, or one that sends no raw advertisements.
    case noProxy
    /// The broker says that it is gone.
    case offline
    /// Its radio does not scan.
    case notScanning
    /// It is there, and by its own count its radio hears nothing.
    case deaf
    /// Two have the same name.
    case duplicate
    /// It comes and goes.
    case flapping
    /// It sends more than is taken.
    case flooding
    /// What it heard arrives so many seconds later.
    case late(Int)
    /// It passes on its maker's own tags alone.
    case filtered
    /// It reports badges where they cannot be: somebody may speak in its name.
    case implausible

    package var cause: RadioCause {
        switch self {
        case .unreachable: .gatewayUnreachable
        case .notCalling: .gatewayNotCalling
        case .brokerUnreachable: .brokerUnreachable
        case .brokerRefuses: .brokerRefuses
        case .occupied: .gatewayOccupied
        case .wrongKey: .gatewayWrongKey
        case .keyNeeded: .gatewayKeyNeeded
        case .noProxy: .gatewayNoProxy
        case .offline: .gatewayOffline
        case .notScanning: .gatewayNotScanning
        case .deaf: .gatewayDeaf
        case .duplicate: .gatewayDuplicate
        case .flapping: .gatewayFlapping
        case .flooding: .gatewayFlooding
        case .late: .gatewayLate
        case .filtered: .gatewayFiltered
        case .implausible: .gatewayImplausible
        }
    }

    /// What it says beyond its name.
    var detail: String? {
        switch self {
        case .unreachable(let reason), .brokerUnreachable(let reason), .brokerRefuses(let reason): reason
        case .late(let seconds): String(seconds)
        default: nil
        }
    }
}
