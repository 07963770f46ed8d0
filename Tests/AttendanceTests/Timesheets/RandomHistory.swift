import Attendance
import BeaconKit
import TestSupport

/// Two weeks of somebody's attendance, made up: mostly sensible, often not. The same seed makes the same history.
struct RandomHistory {
    static let zones = ["UTC", "Europe/Berlin", "America/Santiago", "Australia/Lord_Howe", "Asia/Kolkata"]
    static let plans: [String?] = [
        nil, "09:00-17:00", "22:00-06:00", "08:00-12:00 14:00-18:00", "14:00-22:00", "00:00-24:00",
        "06:00-14:00 22:00-23:30", "06:00-14:00 14:00-22:00", "06:00-14:00 22:00-06:00", "08:00-08:00",
        "00:30-08:30", "19:00-07:00",
    ]

    private var random: SeededGenerator
    let zone: String
    let first: LocalDay
    let range: DayRange
    let policy: TimesheetPolicy
    /// The journals of two stations, whose entries together are the history.
    private(set) var stations: [DayScript] = []

    var entries: [Entry] { stations.flatMap(\.entries) }
    /// When everything has happened and been reported.
    var knowledge: Timesheet.Knowledge {
        .init(complete: stations[0].clock.instant(of: range.to.adding(20), minutes: 0))
    }

    init(seed: UInt64) throws {
        random = SeededGenerator(seed: seed)
        zone = Self.zones[Int.random(in: 0..<Self.zones.count, using: &random)]
        // Around a change of the clocks, often.
        let starts =
            [LocalDay(year: 2026, month: 3, day: 24), LocalDay(year: 2026, month: 10, day: 20)]
            + [LocalDay(year: 2026, month: 3, day: 31), LocalDay(year: 2026, month: 7, day: 1)]
        first = starts[Int.random(in: 0..<4, using: &random)]
        range = try DayRange(from: first, to: first.adding(9))
        var policy = TimesheetPolicy()
        policy.closing = TimesheetPolicy.Closing.allCases[Int.random(in: 0..<3, using: &random)]
        policy.away = Bool.random(using: &random) ? .away : .breakTime
        policy.toleratedAway = Int.random(in: 0...30, using: &random)
        policy.duplicateWindow = Int.random(in: 0...300, using: &random)
        policy.longestSession = Int.random(in: 300...1800, using: &random)
        policy.rest = Int.random(in: 30...600, using: &random)
        if Bool.random(using: &random) { policy.roundingIn = try RoundingRule(step: 15, mode: .later) }
        if Bool.random(using: &random) { policy.roundingOut = try RoundingRule(step: 5, mode: .nearest) }
        let breaks = [[], ["0:30 after 6:00", "0:15 after 9:00"], ["30/240 paid automatic"], ["45/300 unpaid taken"]]
        policy.breaks = breaks[Int.random(in: 0..<4, using: &random)].compactMap { BreakRules($0)?.rules.first }
        self.policy = policy
        let isUsual = Int.random(in: 0..<6, using: &random) == 0
        let plan = Self.plans[Int.random(in: 0..<Self.plans.count, using: &random)]
        for name in ["north", "south"] {
            var script = try DayScript(zone, hours: isUsual ? "09:00-17:30" : nil, station: name)
            if let plan, !isUsual, name == "north" { try script.shifts(plan, breaks: shiftBreaks()) }
            stations.append(script)
        }
        try addFreeDays()
        for offset in 0..<10 { try addDay(first.adding(offset)) }
    }

    /// Leave that one station knows of and a holiday that the other does, whole days or parts, now and then.
    private mutating func addFreeDays() throws {
        func part() -> DayPart {
            let minutes = Int.random(in: 1...1439, using: &random)
            let length = Int.random(in: 1...1440, using: &random)
            let parts: [DayPart] = [.all, .until(minutes), .from(minutes), .between(minutes, minutes + length)]
            return parts[Int.random(in: 0..<4, using: &random)]
        }
        for number in 0..<2 where Int.random(in: 0..<3, using: &random) == 0 {
            let from = first.adding(Int.random(in: 0..<10, using: &random))
            let leave = try Leave(
                id: "leave \(number)",
                person: DayScript.person,
                kind: Leave.Kind.allCases[Int.random(in: 0..<4, using: &random)],
                from: from,
                to: from.adding(Int.random(in: 0...3, using: &random)),
                part: part()
            )
            try stations[0].add(.leaveGranted(leave), at: "2026-01-02 09:00", source: .supervisor)
        }
        if Int.random(in: 0..<3, using: &random) == 0 {
            let day = first.adding(Int.random(in: 0..<10, using: &random))
            let holiday = try Holiday(day: day, name: "Day of the harbour", part: part())
            try stations[1].add(.holidaySet(holiday), at: "2026-01-02 10:00", source: .supervisor)
        }
    }

    private mutating func shiftBreaks() throws -> [BreakRule] {
        guard Bool.random(using: &random) else { return [] }
        return [
            try BreakRule(
                minutes: Int.random(in: 1...60, using: &random),
                after: Int.random(in: 0...480, using: &random),
                isPaid: Bool.random(using: &random),
                isAutomatic: Bool.random(using: &random)
            )
        ]
    }

    private mutating func addDay(_ day: LocalDay) throws {
        let count = Int.random(in: 0...7, using: &random)
        var minutes = (0..<count).map { _ in Int.random(in: 0..<1440, using: &random) }
        if Bool.random(using: &random) { minutes.sort() }
        for (index, minute) in minutes.enumerated() {
            let usual: Punch.Direction = index.isMultiple(of: 2) ? .in : .out
            let direction =
                Int.random(in: 0..<10, using: &random) < 6
                ? usual : Punch.Direction.allCases[Int.random(in: 0..<5, using: &random)]
            let source = [Source.beacon, .kiosk, .phone, .import][Int.random(in: 0..<4, using: &random)]
            let provisional = source == .beacon && direction == .out
            let instant = stations[0].clock.instant(of: day, minutes: minute)
            try add(direction, instant, source, provisional)
            // The other station often hears the same, a minute or more apart.
            guard Int.random(in: 0..<4, using: &random) == 0 else { continue }
            let delay = Int64(Int.random(in: 0...4, using: &random)) * 60_000_000
            try add(direction, instant.adding(microseconds: delay), .beacon, direction == .out)
        }
    }

    private mutating func add(
        _ direction: Punch.Direction,
        _ happened: Instant,
        _ source: Source,
        _ isProvisional: Bool
    ) throws {
        // Some have a key, and some of those are sent once more, perhaps to the other station.
        let isKeyed = Int.random(in: 0..<4, using: &random) == 0
        let punch = Punch(
            person: DayScript.person,
            direction: direction,
            isProvisional: isProvisional,
            isClockDoubtful: Int.random(in: 0..<20, using: &random) == 0,
            key: isKeyed ? "\(direction) \(happened.microseconds)" : nil
        )
        for round in 0...(isKeyed && Bool.random(using: &random) ? 1 : 0) {
            let recorded = happened.adding(microseconds: Int64(round) * 90_000_000)
            let station = Int.random(in: 0..<2, using: &random)
            try stations[station].add(.punched(punch), at: happened, recorded: recorded, source: source)
        }
    }

    func days(_ entries: [Entry]) throws -> [DaySheet] {
        try AttendanceLedger(entries).days(of: DayScript.person, in: range, policy: policy, knowledge: knowledge)
    }

    /// A correction of some punch, or of nothing yet.
    mutating func correction(_ id: CorrectionID) throws -> Correction {
        let punches = try AttendanceLedger(entries).evidence(of: DayScript.person)
        let day = first.adding(Int.random(in: 0..<10, using: &random))
        let at = stations[0].clock.instant(of: day, minutes: Int.random(in: 0..<1440, using: &random))
        let direction = Punch.Direction.allCases[Int.random(in: 0..<4, using: &random)]
        let target = punches.randomElement(using: &random).map { Correction.Target.entry($0.id) }
        let change: Correction.Change
        switch (Int.random(in: 0..<3, using: &random), target) {
        case (0, let target?): change = .replace(target, by: direction, at: at)
        case (1, let target?): change = .remove(target)
        default: change = .add(direction, at: at)
        }
        return Correction(id: id, person: DayScript.person, change: change, reason: Commitment(rawValue: "aa"))
    }

    /// Adds a correction by a supervisor to the first station's journal.
    mutating func correct(_ correction: Correction) throws {
        try stations[0].add(
            .correctionMade(CorrectionMade(correction)),
            at: "2026-12-01 09:00",
            source: .supervisor,
            actor: "sam"
        )
    }

    /// A line of a file that is imported.
    struct Row {
        let direction: Punch.Direction
        let happened: Instant
        let source: Source
    }

    /// Some days of punches, most of them at the same few minutes.
    mutating func rows() -> [Row] {
        (0..<3).flatMap { day in
            (0..<Int.random(in: 1...12, using: &random)).map { _ in
                Row(
                    direction: Punch.Direction.allCases[Int.random(in: 0..<5, using: &random)],
                    happened: stations[0].clock.instant(
                        of: first.adding(day),
                        minutes: 480 + Int.random(in: 0..<4, using: &random)
                            * [0, 1, 239][Int.random(in: 0..<3, using: &random)]
                    ),
                    source: [Source.import, .kiosk, .beacon][Int.random(in: 0..<3, using: &random)]
                )
            }
        }
    }

    mutating func shuffling(_ rows: [Row]) -> [Row] { rows.shuffled(using: &random) }

    /// The days of rows alone, imported in their order.
    func days(importing rows: [Row]) throws -> [DaySheet] {
        var script = try DayScript(zone)
        for row in rows {
            let punch = Punch(person: DayScript.person, direction: row.direction)
            try script.add(.punched(punch), at: row.happened, recorded: row.happened, source: row.source)
        }
        return try days(script.entries)
    }

    /// The entries in another order.
    mutating func shuffled() -> [Entry] { entries.shuffled(using: &random) }
}
