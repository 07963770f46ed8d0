package import Attendance
package import BeaconKit

/// A roll call that goes on, as the board and every page say it.
package struct RunningRollCall: Hashable, Sendable {
    package let id: RollCallID
    package let isDrill: Bool
    package let began: Instant

    package init(id: RollCallID, isDrill: Bool, began: Instant) {
        self.id = id
        self.isDrill = isDrill
        self.began = began
    }
}

extension Snapshot {
    /// The roll call that goes on, if one does. There is never more than one.
    package var runningRollCall: RunningRollCall? {
        rollCalls.last { $0.closed == nil }.map { RunningRollCall(id: $0.id, isDrill: $0.isDrill, began: $0.began) }
    }

    /// What wardens said of people in the roll call that goes on; none where none does.
    package var rollCallMarks: [PersonID: RollCallMark.State] {
        guard let record = rollCalls.last(where: { $0.closed == nil }), !record.marks.isEmpty else { return [:] }
        var call = RollCall(id: record.id, isDrill: record.isDrill, began: record.began, people: [])
        for mark in record.marks { call.apply(mark) }
        var states: [PersonID: RollCallMark.State] = [:]
        for mark in call.standing {
            if case .person(let id) = mark.subject { states[id] = mark.state }
        }
        return states
    }
}
