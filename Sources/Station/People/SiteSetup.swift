package import Attendance
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
    package var language: Language?

    package init() {}

    /// The site that results.
    ///
    /// - Parameters:
    ///   - old: the site as it is; `nil` for a new one.
    ///   - fresh: a random UUID and this machine's time zone, for a site that is new.
    /// - Throws: ``RosterError`` for a shift or zone that isn't one.
    package func site(over old: Site?, fresh: (broadcastUUID: BeaconUUID, timeZone: String)) throws(RosterError) -> Site
    {
        let shift = try Shift(hours ?? old?.shift.hours ?? "09:00-17:30", grace: grace ?? old?.shift.grace ?? 10)
        return try Site(
            name: name ?? old?.name ?? "Muster",
            timeZone: timeZone ?? old?.timeZone ?? fresh.timeZone,
            shift: shift,
            broadcastUUID: broadcastUUID ?? old?.broadcastUUID ?? fresh.broadcastUUID,
            language: language ?? old?.language ?? .english
        )
    }

    /// Records the site that results, if it is new or differs.
    ///
    /// - Throws: what ``site(over:fresh:)`` throws, or ``StoreError``.
    package func apply(
        to store: any JournalStore,
        at now: Instant,
        by actor: String = "settings",
        fresh: (broadcastUUID: BeaconUUID, timeZone: String)
    ) throws {
        let old = try store.state().site
        let site = try site(over: old, fresh: fresh)
        guard site != old else { return }
        let fact = Fact.siteConfigured(
            SiteConfigured(
                name: site.name,
                timeZone: site.timeZone,
                shift: site.shift,
                broadcastUUID: site.broadcastUUID,
                language: site.language
            )
        )
        _ = try store.append([EntryDraft(fact, happened: now, source: .system, actor: actor)], recorded: now)
    }
}
