import Attendance
import BeaconKit
import Station

/// How much waits for review, as the navigation tells it on every page: the open lines that the inbox shows by itself.
///
/// Deriving everybody's days for each page would cost more than the page. So the number is derived at most once in a while,
/// and at once after somebody changed something here.
package actor ReviewCount {
    /// How old a number may be.
    private static let age = Duration.seconds(10)

    private var known: (count: Int, made: ContinuousClock.Instant)?

    package init() {}

    private var fresh: Int? { known.flatMap { $0.made.duration(to: .now) < Self.age ? $0.count : nil } }

    /// Makes the next page derive it anew.
    func expire() { known = nil }

    /// The number as it was derived last, for an answer that is seldom a page; `nil` where something has changed since.
    var last: Int? { known?.count }

    /// - Parameter live: the running station's board.
    /// - Throws: ``StoreError``.
    func count(_ attendance: AttendanceRepository, _ live: Board) async throws -> Int {
        if let known = fresh { return known }
        let snapshot = try await attendance.snapshot()
        // Another page may have asked meanwhile.
        if let known = fresh { return known }
        let knowledge = snapshot.knowledge(at: live.now, live: live.receivers)
        let range = try InboxFilter.usualRange(to: snapshot.today(at: knowledge.now))
        let people = snapshot.people(in: range)
        let lines = snapshot.exceptions(of: people, in: range, knowledge: knowledge)
        let findings = snapshot.lawFindings(of: people, in: range, knowledge: knowledge)
        let count =
            lines.count { $0.acknowledgement == nil } + findings.count { $0.acknowledgement == nil }
            + snapshot.attendance.leaveRequests.all.count { $0.isPending }
        known = (count, .now)
        return count
    }
}
