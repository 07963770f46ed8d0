import Attendance
import BeaconKit
import Station
import Testing

/// Boards for tests: Saturday, 21 November 2026, 10:00 in Shanghai.
enum Fixtures {
    /// 2026-11-21 02:00:00 UTC.
    static let now = Instant(microseconds: 1_795_226_400_000_000)
    static let day = LocalDay(year: 2026, month: 11, day: 21)
    static let uuid = "F7826DA6-4FA2-4E98-8024-BC5B71E0893E"

    static func site() throws -> Site {
        try Site(
            name: "Harbour Office",
            timeZone: "Asia/Shanghai",
            shift: Shift("09:00-17:30", grace: 5),
            broadcastUUID: #require(BeaconUUID(uuid))
        )
    }

    /// - Parameter arrived: minutes after local midnight; `nil` for somebody who is not here yet.
    static func person(
        _ number: Int,
        _ name: String,
        arrived: Int? = nil,
        left: Int? = nil,
        lastSeen: Instant? = nil,
        photo: Commitment? = nil
    ) throws -> BoardPerson {
        let site = try site()
        let id = PersonID(rawValue: "00000000-0000-4000-8000-\(100_000_000_000 + number)")
        let plans = try plans(of: id, in: site)
        let latest = arrived.map { arrived in
            let arrived = site.instant(of: day, minutes: arrived)
            let left = left.map { site.instant(of: day, minutes: $0) }
            return LatestStay(stay: plans.stay(from: arrived), arrived: arrived, left: left, isProvisional: left != nil)
        }
        return try BoardPerson(
            id: id,
            number: #require(PersonNumber(rawValue: number)),
            details: PersonDetails(name: name, department: "Design", position: "Engineer"),
            photo: photo,
            standing: Standing(latest, plans: plans, now: now),
            lastSeen: lastSeen,
            room: arrived == nil ? nil : "Entrance",
            isFrozen: false
        )
    }

    /// The site works every day, also on Saturdays.
    private static func plans(of person: PersonID, in site: Site) throws -> PersonPlans {
        var schedule = Schedule()
        let from = day.adding(-7)
        try schedule.define(ShiftTemplate(code: "D", hours: site.shift), from: from)
        let rota = try Rota(anchor: from, cycle: [["D"]])
        try schedule.assign(ScheduleAssignment(id: "daily", scope: .site, rota: rota, from: from))
        var planner = Planner(schedule: schedule, zones: ZoneHistory(site.clock))
        return PersonPlans(of: person, department: "", on: day, planner: &planner, policy: TimesheetPolicy())
    }

    /// One person of each status that is about today's work, one receiver that hears.
    static func board() throws -> Board {
        try Board(
            revision: 7,
            site: "Harbour Office",
            timeZone: "Asia/Shanghai",
            day: day,
            now: now,
            people: [
                person(3, "Ada Chen", arrived: 8 * 60 + 55, lastSeen: now.adding(microseconds: -12_000_000)),
                person(5, "Boris Late", arrived: 9 * 60 + 12, lastSeen: now.adding(microseconds: -180_000_000)),
                person(7, "Cleo Away", arrived: 8 * 60 + 40, left: 9 * 60 + 30, lastSeen: now),
                person(9, "Dan Expected"),
            ],
            receivers: [
                BoardReceiver(name: "hall", room: "Entrance", health: .hearing, lastHeard: now, reportsPerSecond: 12.3)
            ]
        )
    }
}
