package import Attendance
package import BeaconKit

/// What is wanted of presence at the start; `nil` keeps what the journal says, or the usual.
package struct PolicySetup: Hashable, Sendable {
    /// In m.
    package var nearDistance: Double?
    package var sightings: Int?
    /// In s.
    package var window: Int?
    /// In s.
    package var awayAfter: Int?

    package init() {}

    /// The policy that results.
    package func policy(over old: AttendancePolicy?) -> AttendancePolicy {
        var policy = old ?? AttendancePolicy()
        if let nearDistance { policy.nearDistance = nearDistance }
        if let sightings { policy.sightings = sightings }
        if let window { policy.window = .seconds(window) }
        if let awayAfter { policy.awayAfter = .seconds(awayAfter) }
        return policy
    }

    /// Records the policy that results, if it differs from what counts.
    ///
    /// - Throws: ``StoreError``.
    package func apply(to store: any JournalStore, at now: Instant) throws {
        let old = try store.state().policy
        let policy = policy(over: old)
        guard policy != old ?? AttendancePolicy() else { return }
        let draft = EntryDraft(.presenceConfigured(policy), happened: now, source: .system, actor: "settings")
        _ = try store.append([draft], recorded: now)
    }
}
