/// Why a request for leave, or a decision on one, is refused. The description says what to do.
package enum LeaveRequestError: Error, Hashable, Sendable {
    case unknown(String)
    /// The same leave is waiting for a decision.
    case alreadyRequested(from: LocalDay, to: LocalDay)
    /// So many requests of the person are waiting that no more are taken.
    case tooManyPending(Int)
    /// Who asked must not decide.
    case ownRequest
    case alreadyDecided
    /// There is no decision that could be taken back.
    case undecided
}

extension LeaveRequestError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknown(let id): "There is no leave request “\(id)”. List the requests to find the right one."
        case .alreadyRequested(let from, let to):
            "This leave from \(from) to \(to) is already waiting for a decision. Withdraw that request first, or choose other days."
        case .tooManyPending(let count):
            "\(count) requests are already waiting for a decision. Withdraw some, or wait until they are decided."
        case .ownRequest: "You cannot decide on your own request. Ask another supervisor."
        case .alreadyDecided: "The request was already decided or withdrawn. Request the leave again."
        case .undecided: "The request has no decision to undo. Load the list again."
        }
    }
}
