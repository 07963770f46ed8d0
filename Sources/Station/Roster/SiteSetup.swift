import Attendance
package import BeaconKit

/// What is wanted of the site at the start; `nil` keeps what the journal says, or the usual for a new site.
package struct SiteSetup: Hashable, Sendable {
    package var name: String?
    /// The IANA name of a time zone.
    package var timeZone: String?
    /// As `09:00-17:30`.
    package var hours: String?
    /// Minutes.
    package var grace: Int?
    package var broadcastUUID: BeaconUUID?

    package init() {}

    /// The site that results, recorded if it is new or differs.
    ///
    /// - Parameter fresh: a random UUID and this machine's time zone, for a site that is new.
    /// - Throws: ``RosterError`` for a shift or zone that isn't one, or ``StoreError``.
    package func apply(
        to store: any JournalStore,
        at now: Instant,
        fresh: (broadcastUUID: BeaconUUID, timeZone: String)
    ) throws {
        let old = try store.state().site
        let shift = try Shift(hours ?? old?.shift.hours ?? "09:00-17:30", grace: grace ?? old?.shift.grace ?? 10)
        let site = try Site(
            name: name ?? old?.name ?? "Muster",
            timeZone: timeZone ?? old?.timeZone ?? fresh.timeZone,
            shift: shift,
            broadcastUUID: broadcastUUID ?? old?.broadcastUUID ?? fresh.broadcastUUID
        )
        guard site != old else { return }
        let fact = Fact.siteConfigured(
            name: site.name,
            timeZone: site.timeZone,
            shift: site.shift,
            broadcastUUID: site.broadcastUUID
        )
        _ = try store.append(
            [EntryDraft(fact, happened: now, source: .system, actor: "settings")],
            recorded: now
        )
    }
}
