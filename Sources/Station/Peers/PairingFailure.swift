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
            "The other station could not be reached. Check the address, and that it was started with --peer-port."
        case .itself: "That is this station itself. Give the address of the other one."
        case .cheated: "The other side broke the exchange: somebody may stand between the two. Do not pair here."
        case .ended: "The pairing was cancelled, or five minutes have passed. Start again."
        case .busy: "The other station takes no more pairings for now. Wait a minute and start again."
        case .closed:
            "The other station answers no strangers just now. There, somebody has to allow a pairing, which holds for five "
                + "minutes: the page Stations, or muster stations allow."
        }
    }
}
