import Attendance
import BeaconKit
import Foundation
import Testing

/// Writes journals of attendance by hand: times are `2026-03-02 09:00` on the site's wall.
struct DayScript {
    static let person = PersonID(rawValue: "00000000-0000-4000-8000-000000000007")

    let clock: ZoneClock
    private(set) var entries: [Entry] = []
    private var sequence: Int64 = 0
    private let station: String
    /// When entries are recorded unless they say so: later than everything else.
    private var recorded = Instant(microseconds: 4_000_000_000_000_000)

    /// - Parameter hours: the site's usual hours, or `nil` for a site where every day is free.
    init(_ zone: String = "UTC", hours: String? = "09:00-17:00", grace: Int = 10, station: String = "station") throws {
        clock = try ZoneClock(zone)
        self.station = station
        try site(zone, hours: hours ?? "09:00-17:00", grace: grace)
        if hours == nil {
            let first = LocalDay(year: 1990, month: 1, day: 1)
            let free = try Rota(anchor: first, cycle: [[]])
            let assignment = try ScheduleAssignment(id: "free", scope: .site, rota: free, from: first)
            try add(.scheduleAssigned(assignment), at: "1990-01-01 00:00")
        }
    }

    mutating func site(_ zone: String, hours: String, grace: Int = 10, at text: String = "2000-01-01 00:00") throws {
        let fact = Fact.siteConfigured(
            SiteConfigured(
                name: "Test",
                timeZone: zone,
                shift: try Shift(hours, grace: grace),
                broadcastUUID: BeaconUUID(high: 1, low: 2)
            )
        )
        try add(fact, at: text)
    }

    /// The instant at which the clock on the wall shows a time, the first if twice; `+` for the second time.
    func at(_ text: String) throws -> Instant {
        let isSecond = text.hasSuffix("+")
        let parts = text.prefix(16).split(separator: " ")
        let day = try #require(LocalDay(String(parts[0])))
        let time = parts[1].split(separator: ":").compactMap { Int($0) }
        let first = clock.instant(of: day, minutes: time[0] * 60 + time[1])
        return isSecond ? first.adding(microseconds: 3_600_000_000) : first
    }

    @discardableResult
    mutating func add(
        _ fact: Fact,
        at happened: Instant,
        recorded: Instant? = nil,
        source: Source = .system,
        receiver: String? = nil,
        actor: String = "station"
    ) throws -> Entry {
        sequence += 1
        self.recorded = self.recorded.adding(microseconds: 1_000_000)
        let stored = try StoredEntry(
            sequence: sequence,
            draft: EntryDraft(fact, happened: happened, source: source, receiver: receiver ?? station, actor: actor),
            recorded: recorded ?? self.recorded,
            timeZone: clock.name,
            offset: clock.offset(at: happened),
            previousHash: entries.last?.hash ?? Entry.noHash
        )
        let entry = Entry(stored, fact: fact, source: source)
        entries.append(entry)
        return entry
    }

    @discardableResult
    mutating func add(
        _ fact: Fact,
        at text: String,
        source: Source = .system,
        receiver: String? = nil,
        actor: String = "station"
    ) throws -> Entry {
        try add(fact, at: at(text), source: source, receiver: receiver, actor: actor)
    }

    /// A punch, recorded when it happened.
    @discardableResult
    mutating func punch(
        _ direction: Punch.Direction,
        _ text: String,
        source: Source = .kiosk,
        person: PersonID = DayScript.person,
        provisional: Bool = false,
        key: String? = nil,
        plus seconds: Int64 = 0
    ) throws -> EntryID {
        let happened = try at(text).adding(microseconds: seconds * 1_000_000)
        let punch = Punch(person: person, direction: direction, isProvisional: provisional, key: key)
        return EntryID(hash: try add(.punched(punch), at: happened, recorded: happened, source: source).hash)
    }

    /// *In* and *out* by turns on one day.
    mutating func stay(_ day: String, _ times: String...) throws {
        for (index, time) in times.enumerated() {
            try punch(index.isMultiple(of: 2) ? .in : .out, "\(day) \(time)")
        }
    }

    /// A shift for the person on every day of a range, as `22:00-06:00`, several with a space between.
    mutating func shifts(
        _ hours: String,
        from: String = "2000-01-01",
        to: String? = nil,
        breaks: [BreakRule] = [],
        earlyWindow: Int = 120,
        scope: ScheduleAssignment.Scope = .person(DayScript.person)
    ) throws {
        let day = try #require(LocalDay(from))
        var codes: [String] = []
        for (index, text) in hours.split(separator: " ").enumerated() {
            let code = "S\(sequence).\(index)"
            let template = try ShiftTemplate(
                code: code,
                hours: Shift(String(text), grace: 10),
                earlyWindow: earlyWindow,
                breaks: breaks
            )
            let defined = Fact.shiftDefined(ShiftDefined(template: template, from: day))
            try add(defined, at: at("2000-01-01 00:00"), recorded: at("2000-01-01 00:00"))
            codes.append(code)
        }
        let rota = try Rota(anchor: day, cycle: [codes])
        let assignment = try ScheduleAssignment(
            id: "A\(sequence)",
            scope: scope,
            rota: rota,
            from: day,
            to: to.map { try #require(LocalDay($0)) }
        )
        // Before whatever is closed: what is planned later counts in no closed day.
        try add(.scheduleAssigned(assignment), at: at("2000-01-01 00:00"), recorded: at("2000-01-01 00:00"))
    }

    func book() throws -> AttendanceLedger { try AttendanceLedger(entries) }

    /// The person's days, everything known up to a time.
    func days(
        _ from: String,
        _ to: String? = nil,
        now: String = "2036-01-01 00:00",
        policy: TimesheetPolicy? = nil,
        department: String = ""
    ) throws -> [DaySheet] {
        try book().days(
            of: Self.person,
            department: department,
            in: DayRange(from: #require(LocalDay(from)), to: #require(LocalDay(to ?? from))),
            policy: policy,
            knowledge: .init(complete: at(now))
        )
    }

    func day(_ day: String, now: String = "2036-01-01 00:00", policy: TimesheetPolicy? = nil) throws -> DaySheet {
        try #require(days(day, now: now, policy: policy).first)
    }
}

extension DaySheet {
    var kinds: [Exception.Kind] { exceptions.map(\.kind) }

    /// `worked/break/away/absent` in whole minutes.
    var minutes: String {
        [raw.worked, raw.breaks, raw.away, raw.absent].map { String(Totals.minutes($0)) }.joined(separator: "/")
    }
}

extension DaySheet {
    /// What the day amounts to as punched, without what is nothing: `expected 8:00, worked 7:58, late 0:12`.
    var sums: String { Self.sums(raw) }

    /// What it amounts to as it is paid.
    var paidSums: String { Self.sums(rounded) }

    private static func sums(_ totals: Totals) -> String {
        let all = [
            ("expected", totals.expected), ("worked", totals.worked), ("break", totals.breaks), ("away", totals.away),
            ("absent", totals.absent), ("late", totals.late), ("early", totals.early), ("over", totals.overtime),
        ]
        return all.filter { $0.1 != 0 }.map { name, length in
            let minutes = Totals.minutes(length)
            return "\(name) \(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
        }
        .joined(separator: ", ")
    }

    /// Everything that the day says, without the identifiers of entries.
    var text: String {
        let stays = sessions.map { session in
            "\(session.start.microseconds)-\(session.end?.microseconds ?? 0) \(session.ending) "
                + session.breaks.map { "\($0.start.microseconds)-\($0.end.microseconds)" }.joined(separator: " ")
                + session.punches.map { "\($0.direction) \($0.source)" }.joined(separator: " ")
        }
        let seen = exceptions.map { "\($0.kind) \($0.at.microseconds) \($0.length ?? 0)" }
        return ([paidSums, sums] + stays + strays.map { "\($0.direction) \($0.happened.microseconds)" } + seen)
            .joined(separator: "; ")
    }
}
