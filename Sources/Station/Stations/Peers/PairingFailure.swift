/// Why a pairing came to nothing.
package enum PairingFailure: String, Error, Hashable, Sendable, Codable {
    /// The other station could not be reached.
    case unreachable
    /// What answered is this station itself.
    case itself
    /// The other side showed a number that it had not committed to: somebody may stand between the two.
    case cheated
    /// It was cancelled or its time is over, here or there.
    case ended
    /// The other station takes no more pairings for now.
    case busy
    /// Nobody there waits for a pairing.
    case closed
}

extension PairingFailure: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreachable:
            "The other station could not be reached. Check the address, and that it runs with --peer-port."
        case .itself: "This is the address of this station. Give the address of the other one."
        case .cheated:
            "The exchange was tampered with: somebody may be intercepting the connection. Do not pair over this network."
        case .ended: "The pairing was cancelled or took longer than five minutes. Start again."
        case .busy: "The other station has had too many pairing attempts. Wait a minute and start again."
        case .closed:
            "The other station does not accept pairing now. Allow it there, for five "
                + "minutes, on the Stations page or with: muster stations allow"
        }
    }
}
