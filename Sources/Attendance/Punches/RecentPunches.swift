package import BeaconKit

/// What somebody's punches said last, as far as another punch may only be saying it again.
///
/// Within the window in which ``Duplicates`` makes punches one, who punches again tells nothing new: at the kiosk after
/// the badge was heard, or twice at a turnstile. Such a punch is evidence of the one before and changes no state.
package struct RecentPunches: Hashable, Sendable {
    /// What one punch said, whether it is recorded already or about to be.
    package struct Said: Hashable, Sendable {
        package let direction: Punch.Direction
        package let happened: Instant
        package let source: Source

        package init(_ direction: Punch.Direction, at happened: Instant, from source: Source) {
            self.direction = direction
            self.happened = happened
            self.source = source
        }

        package init(_ recorded: RecordedPunch) {
            self.init(recorded.punch.direction, at: recorded.happened, from: recorded.source)
        }
    }

    package let direction: Punch.Direction
    /// When it was said first.
    package let since: Instant
    private let sources: Set<Source>

    /// How long before a punch others may say the same one after another, in µs: longer than each source once.
    private static let reach: Int64 = 3_600_000_000

    /// - Parameters:
    ///   - punches: of one person; of those at the same instant the last recorded last.
    ///   - happened: when another punch is made.
    ///   - policy: whose window counts.
    /// - Returns: `nil` if nothing was said within the window before and after that punch.
    package init?(of punches: some Sequence<Said>, around happened: Instant, policy: TimesheetPolicy) {
        let window = Self.window(of: policy)
        let near = punches.filter { punch in
            // What another punch without direction meant, imported ones say with the rest of the day only.
            punch.direction != .undirected
                && (-window...Self.reach).contains(happened.microseconds(since: punch.happened))
        }
        .sorted { $0.happened < $1.happened }
        guard let last = near.last, happened.microseconds(since: last.happened) <= window else { return nil }
        let same = near.reversed().prefix { $0.direction == last.direction }
        direction = last.direction
        since = same.map(\.happened).min() ?? last.happened
        sources = Set(same.map(\.source))
    }

    /// Between which instants punches matter for what is said around one: from the first to before the second.
    package static func span(around happened: Instant, policy: TimesheetPolicy) -> (from: Instant, to: Instant) {
        (happened.adding(microseconds: -reach), happened.adding(microseconds: window(of: policy) + 1))
    }

    private static func window(of policy: TimesheetPolicy) -> Int64 { Int64(policy.duplicateWindow) * 1_000_000 }

    /// Whether a punch only says it again: one without direction, from wherever it comes, or one from a source that had
    /// not said it yet. A second one by the same hand is something else.
    ///
    /// - Parameter direction: as it was asked for; `nil` for a punch without one.
    package func isRepeated(by direction: Punch.Direction?, from source: Source) -> Bool {
        guard let direction else { return true }
        return direction == self.direction && !sources.contains(source)
    }
}
