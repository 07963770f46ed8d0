package import Attendance
package import BeaconKit

/// Where what was kept for long enough loses its content. Every call throws ``StoreError``.
package protocol RetentionStore: JournalStore {
    /// For how long what is recorded is kept; `nil` where nobody decided.
    func retention() throws -> Retention?
    /// Why the station's clock is doubted; `nil` while it is not.
    func clockDoubt(at now: Instant) throws -> ClockDoubt?
    /// How much would go by a plan, and the day of the oldest of it. Messages and looks are counted as well.
    func forecast(_ plan: ExpiryPlan) throws -> RetentionForecast
    /// Takes the content of a bounded number of entries, in one transaction with the entry that says so.
    ///
    /// - Returns: how many there were; 0 if none is left, or if the plan is void.
    func expire(_ plan: ExpiryPlan, actor: String, at now: Instant) throws -> Int
    /// Forgets who looked before a day.
    func forgetRecordAccess(before day: LocalDay) throws
    /// What expired last, the latest first.
    func expiries(limit: Int) throws -> [(at: Instant, expiry: Expiry)]
}
