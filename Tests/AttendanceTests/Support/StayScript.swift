import Attendance
import BeaconKit

/// Punches of one person at a site with usual hours, and what follows of them.
struct StayScript {
    let person = PersonID()
    let site: Site
    var schedule: Schedule
    var policy = TimesheetPolicy()
    private(set) var punches: [RecordedPunch] = []

    init(_ hours: String = "09:00-17:30", grace: Int = 10, zone: String = "UTC") throws {
        site = try Site(
            name: "Test",
            timeZone: zone,
            shift: Shift(hours, grace: grace),
            broadcastUUID: BeaconUUID(high: 1, low: 2)
        )
        schedule = Schedule(usual: site.shift)
    }

    /// An instant on a day of March 2026, in minutes after midnight.
    func at(_ day: Int, _ hour: Int, _ minute: Int = 0) -> Instant {
        site.instant(of: LocalDay(year: 2026, month: 3, day: day), minutes: hour * 60 + minute)
    }

    mutating func punch(
        _ direction: Punch.Direction,
        _ happened: Instant,
        from source: Source = .kiosk,
        isProvisional: Bool = false
    ) {
        let punch = Punch(person: person, direction: direction, isProvisional: isProvisional)
        let zones = ZoneHistory(site.clock)
        punches.append(
            RecordedPunch(
                waiting: punch,
                at: happened,
                from: source,
                place: punches.count,
                recorded: happened,
                zones: zones
            )
        )
    }

    func latest(at now: Instant) -> LatestStay? {
        let punches = punches.sorted()
        var timesheet = Timesheet(
            planner: Planner(schedule: schedule, zones: ZoneHistory(site.clock)),
            policy: policy
        )
        let window = Int64(policy.duplicateWindow) * 1_000_000
        return timesheet.latestStay(
            of: person,
            department: "",
            punches: Duplicates.merging(punches.map(StandingPunch.init), within: window),
            at: max(now, punches.last?.happened ?? now)
        )
    }

    func plans(at now: Instant) -> PersonPlans {
        PersonPlans(person, at: now, by: schedule, in: site, policy: policy)
    }

    func standing(at now: Instant) -> Standing { Standing(latest(at: now), plans: plans(at: now), now: now) }

    func rule(at happened: Instant) -> PunchPolicy {
        PunchPolicy(
            latest(at: happened),
            plans: plans(at: happened),
            evidence: punches.map(\.happened).sorted(),
            word: RecentPunches(of: punches.map { RecentPunches.Said($0) }, around: happened, policy: policy)
        )
    }

    /// The direction that is decided, at the present unless it says so.
    @discardableResult
    func decide(
        _ direction: Punch.Direction?,
        _ happened: Instant,
        from source: Source = .kiosk,
        now: Instant? = nil,
        isOffline: Bool = false
    ) throws(PunchError) -> Punch.Direction {
        try rule(at: happened).decide(direction, at: happened, from: source, now: now ?? happened, isOffline: isOffline)
            .direction
    }
}
