import Attendance
import BeaconKit
import MusterRadio
import MusterStorage
import Station

/// The three weeks before the demo's first day, so that its pages about attendance have something on them: usual days, and
/// a few that somebody must look at.
struct DemoHistory {
    /// Days of work before the first day.
    private static let days = 15

    let store: SQLiteJournal
    let zone: ZoneClock
    /// The demo's first day.
    let first: LocalDay
    let seed: UInt64
    /// Who supervises, and somebody of the staff with an account of their own.
    let administrator: Account
    let staff: Account

    /// When the site begins: the Monday three weeks before.
    static func start(before first: Instant) -> Instant { first.adding(microseconds: -21 * 86_400_000_000) }

    private var supervisor: AttendanceCommands { commands(of: administrator) }

    func write() async throws {
        let people = try store.state().roster.people.values.sorted { $0.number < $1.number }
        guard people.count >= 12 else { return }
        var random = SeededGenerator(seed: seed)
        try await plan(people)
        for index in 0..<Self.days {
            let day = workday(index)
            var punches: [EntryDraft] = []
            for (place, person) in people.enumerated() {
                punches += self.punches(of: person, place: place, on: index, &random)
            }
            punches.sort { $0.happened < $1.happened }
            guard let last = punches.last else { continue }
            _ = try store.append(punches, recorded: last.happened.adding(microseconds: 60_000_000))
            if index == 8 { try await drill(people, on: day) }
        }
        try await correct(people)
    }

    /// Monday to Friday of the three weeks before.
    private func workday(_ index: Int) -> LocalDay { first.adding(-21 + index / 5 * 7 + index % 5) }

    private func instant(_ day: LocalDay, _ minutes: Int) -> Instant { zone.instant(of: day, minutes: minutes) }

    private func commands(of account: Account) -> AttendanceCommands {
        AttendanceCommands(
            repository: AttendanceRepository(store: store),
            actor: "account:\(account.id.rawValue)",
            source: .supervisor,
            holder: account.person
        )
    }

    // MARK: What was planned

    private func plan(_ people: [Person]) async throws {
        let now = instant(workday(0), 8 * 60)
        let lunch = try BreakRule(minutes: 30, after: 360)
        for (code, hours) in [("EARLY", "07:00-15:30"), ("LATE", "11:00-19:30")] {
            let template = try ShiftTemplate(code: code, hours: Shift(hours, grace: 5), breaks: [lunch])
            try await supervisor.define(template, from: workday(0), at: now)
        }
        let rota = try Rota(anchor: workday(0), text: "EARLY EARLY EARLY EARLY EARLY - -")
        let assignment = try ScheduleAssignment(
            id: "demo-early",
            scope: .person(people[11].id),
            rota: rota,
            from: workday(0),
            to: workday(9)
        )
        try await supervisor.assign(assignment, at: now)
        try await supervisor.set(try Holiday(day: workday(2), name: "Founders’ Day"), at: now)
        try await supervisor.set(try Holiday(day: first.adding(9), name: "Winter feast", part: .from(720)), at: now)
        let leaves = [
            (people[6], Leave.Kind.sick, workday(6), workday(8)),
            (people[9], .holiday, workday(10), workday(14)),
            (people[3], .businessTrip, workday(11), workday(12)),
        ]
        for (number, leave) in leaves.enumerated() {
            let granted = try Leave(
                id: "demo-leave-\(number)",
                person: leave.0.id,
                kind: leave.1,
                from: leave.2,
                to: leave.3
            )
            try await supervisor.grant(granted, at: now)
        }
    }

    // MARK: What happened

    private func isAway(_ place: Int, on index: Int) -> Bool {
        switch (place, index) {
        case (_, 2), (6, 6...8), (9, 10...14), (3, 11...12): true
        // Did not come, and nobody knows why.
        case (5, 7): true
        default: false
        }
    }

    private func punches(
        of person: Person,
        place: Int,
        on index: Int,
        _ random: inout SeededGenerator
    ) -> [EntryDraft] {
        guard !isAway(place, on: index) else { return [] }
        let day = workday(index)
        // The one with the early shift comes two hours before the others.
        let shift = place == 11 && index < 10 ? -120 : 0
        let isLate = Int.random(in: 0..<25, using: &random) == 0
        let came = shift + (isLate ? 9 * 60 + 9 : 8 * 60 + 34) + Int.random(in: 0..<24, using: &random)
        let lunch = shift + 12 * 60 + Int.random(in: 0..<25, using: &random)
        let back = lunch + Int.random(in: 31..<48, using: &random)
        let left = shift + 17 * 60 + 31 + Int.random(in: 0..<40, using: &random)
        func punch(
            _ direction: Punch.Direction,
            _ minutes: Int,
            by source: Source = .beacon,
            isWeak: Bool = false
        ) -> EntryDraft {
            let isBadge = source == .beacon
            return EntryDraft(
                .punched(
                    Punch(
                        person: person.id,
                        direction: direction,
                        isProvisional: isBadge && direction == .out,
                        isPresenceWeak: isWeak
                    )
                ),
                happened: instant(day, minutes).adding(microseconds: Int64(place * 7 % 60) * 1_000_000),
                source: source,
                receiver: isBadge ? "entrance" : nil,
                actor: isBadge ? "station" : "kiosk Entrance"
            )
        }
        switch (place, index) {
        case (0, 13):
            // Forgot to punch out at the kiosk.
            return [
                punch(.in, came, by: .kiosk), punch(.breakBegin, lunch, by: .kiosk), punch(.breakEnd, back, by: .kiosk),
            ]
        case (1, 12): return [punch(.in, came), punch(.out, left, by: .kiosk), punch(.out, left + 9, by: .kiosk)]
        case (2, 11): return [punch(.out, left, by: .kiosk)]
        case (4, 14): return [punch(.in, came + 34), punch(.out, left)]
        case (7, 13): return [punch(.in, came, isWeak: true), punch(.out, lunch), punch(.in, back), punch(.out, left)]
        case (8, 12): return [punch(.in, came), punch(.out, 14 * 60 + 12, by: .kiosk)]
        default:
            return [punch(.in, came), punch(.out, lunch), punch(.in, back), punch(.out, left)]
        }
    }

    /// A drill, in which one was not found.
    private func drill(_ people: [Person], on day: LocalDay) async throws {
        let began = instant(day, 21 * 60)
        let id = RollCallID(rawValue: "demo-drill")
        let snapshots = people.prefix(10).map {
            RollCall.Whereabouts(person: $0.id, isOnSite: true, lastSeen: began, isFrozen: false)
        }
        try await supervisor.startRollCall(isDrill: true, people: Array(snapshots), id: id, at: began)
        for (place, person) in people.prefix(9).enumerated() {
            let now = began.adding(microseconds: Int64(20 + place * 11) * 1_000_000)
            try await supervisor.mark(person.id, place == 5 ? .notOnSite : .safe, in: id, at: now)
        }
        let end = began.adding(microseconds: 240_000_000)
        try await supervisor.mark(unlisted: "Courier", .safe, in: id, at: end)
        try await supervisor.closeRollCall(id, at: end)
    }

    // MARK: What was put right, or waits for it

    private func correct(_ people: [Person]) async throws {
        let evening = instant(workday(14), 22 * 60)
        try await supervisor.make(
            .add(.in, at: instant(workday(11), 8 * 60 + 55)),
            for: people[2].id,
            reason: "Came with the group at five to nine; the kiosk was being updated.",
            at: evening
        )
        guard let own = staff.person else { return }
        try await commands(of: staff).request(
            .add(.out, at: instant(workday(13), 17 * 60 + 35)),
            for: own,
            reason: "I forgot to punch out when I left with the visitors.",
            at: evening.adding(microseconds: 60_000_000)
        )
        let refused = CorrectionID(rawValue: "demo-refused")
        try await commands(of: staff).request(
            .add(.in, at: instant(workday(10), 7 * 60)),
            for: own,
            reason: "I was there earlier.",
            id: refused,
            at: evening.adding(microseconds: 120_000_000)
        )
        let decided = evening.adding(microseconds: 180_000_000)
        try await supervisor.refuse(refused, reason: "The door was locked until half past seven.", at: decided)
        try await supervisor.closePeriod(
            try DayRange(from: workday(0), to: workday(4)),
            isForced: true,
            knowledge: Timesheet.Knowledge(complete: decided),
            at: decided
        )
    }
}
