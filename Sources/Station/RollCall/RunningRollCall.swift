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
}
