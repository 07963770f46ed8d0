import BeaconKit

/// Leave that was asked for, with what became of it. It takes entries in any order and more than once.
package struct LeaveRequestLedger: Sendable {
    private struct Event: Sendable {
        let fact: Fact
        let actor: String
        let recorded: Instant
        let sequence: Int64
        let entry: EntryID

        var order: (Instant, Int64, EntryID) { (recorded, sequence, entry) }
    }

    private var events: [String: [Event]] = [:]

    package init() {}

    mutating func apply(_ entry: Entry) {
        guard let id = Self.subject(entry.fact) else { return }
        let event = Event(
            fact: entry.fact,
            actor: entry.actor,
            recorded: entry.recorded,
            sequence: entry.sequence,
            entry: EntryID(hash: entry.hash)
        )
        var known = events[id] ?? []
        guard !known.contains(where: { $0.entry == event.entry }) else { return }
        known.insert(event, at: known.firstIndex { $0.order > event.order } ?? known.count)
        events[id] = known
    }

    mutating func forget(_ entries: Set<EntryID>) {
        events = events.mapValues { $0.filter { !entries.contains($0.entry) } }.filter { !$0.value.isEmpty }
    }

    /// Which leave a fact is about, if it says what becomes of a request.
    private static func subject(_ fact: Fact) -> String? {
        switch fact {
        case .leaveRequested(let requested): requested.leave.id
        case .leaveGranted(let leave): leave.id
        case .leaveWithdrawn(let withdrawn): withdrawn.id
        case .leaveRefused(let refused): refused.id
        case .leaveRequestWithdrawn(let withdrawn): withdrawn.id
        case .leaveRequestReopened(let reopened): reopened.id
        default: nil
        }
    }

    /// What became of a request; `nil` for none of that name.
    package func state(_ id: String) -> LeaveRequestState? { events[id].flatMap(Self.replay) }

    /// All requests, in the order in which they were made.
    package var all: [LeaveRequestState] {
        events.values.compactMap(Self.replay).sorted {
            ($0.recorded, $0.leave.id) < ($1.recorded, $1.leave.id)
        }
    }

    private static func replay(_ events: [Event]) -> LeaveRequestState? {
        var state: LeaveRequestState?
        for event in events {
            switch (event.fact, state?.decision) {
            case (.leaveRequested(let requested), nil):
                state = LeaveRequestState(
                    leave: requested.leave,
                    note: requested.note,
                    author: event.actor,
                    recorded: event.recorded
                )
            case (.leaveGranted, .pending): state?.decision = .granted(by: event.actor, at: event.recorded)
            case (.leaveRefused(let refused), .pending):
                state?.decision = .refused(by: event.actor, at: event.recorded, reason: refused.reason)
            case (.leaveRequestWithdrawn, .pending): state?.decision = .withdrawn(at: event.recorded)
            case (.leaveWithdrawn, .granted): state?.decision = .cancelled(by: event.actor, at: event.recorded)
            case (.leaveRequestReopened, .refused), (.leaveRequestReopened, .cancelled): state?.decision = .pending
            default: break
            }
        }
        return state
    }
}

extension LeaveRequestLedger {
    /// How many requests of one person may wait for a decision: more than anybody plans, and few enough to be read.
    package static let mostPending = 50

    /// Refuses a decision on a request.
    ///
    /// - Parameters:
    ///   - actor: who decides.
    ///   - holder: the person whom the actor's account belongs to, if any.
    package func checkDecision(on id: String, actor: String, holder: PersonID?) throws(LeaveRequestError) {
        guard let state = state(id) else { throw .unknown(id) }
        guard state.isPending else { throw .alreadyDecided }
        guard state.author != actor, holder != state.leave.person else { throw .ownRequest }
    }

    /// Refuses to ask for what is asked for already, and for more than a supervisor can read.
    package func checkNew(_ leave: Leave) throws(LeaveRequestError) {
        let pending = all.filter { $0.isPending && $0.leave.person == leave.person }
        if let other = pending.first(where: { $0.leave.repeats(leave) }) {
            throw .alreadyRequested(from: other.leave.from, to: other.leave.to)
        }
        if pending.count >= Self.mostPending { throw .tooManyPending(Self.mostPending) }
    }
}
