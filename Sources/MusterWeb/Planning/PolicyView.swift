import Attendance
import Station

/// Other rules beside those that count.
struct PolicyView: Sendable {
    struct Pair: Sendable {
        let now: String
        let then: String
        let isChanged: Bool

        init(now: String, then: String) {
            self.now = now
            self.then = then
            isChanged = now != then
        }

        init(_ now: Int, _ then: Int) {
            self.init(now: "\(now)", then: "\(then)")
        }
    }

    /// A person's days altogether.
    struct Row: Sendable {
        let name: String
        let address: String
        let pairs: [Pair]
        let days: String
    }

    /// A day of one person that would be another.
    struct Day: Sendable {
        let name: String
        let address: String
        let pairs: [Pair]
    }

    let t: PlanTexts
    let time: TimeTexts
    let sheets: SheetTexts
    let notice: Notice?
    let csrfToken: String
    let input: PolicyInput
    let inForce: String
    let departments: [Choice]
    let roundingsIn: [Choice]
    let roundingsOut: [Choice]
    let aways: [Choice]
    let closings: [Choice]
    let isCompared: Bool
    let nothingChanges: Bool
    let nameHeading: String
    let headings: [String]
    let rows: [Row]
    let sum: [Pair]
    let sumDays: String
    /// What the days of one person are headed by; `nil` where nobody is chosen.
    let daysTitle: String?
    let dayRows: [Day]
    let mayAdopt: Bool
    let adoptFrom: String

    /// - Parameters:
    ///   - comparisons: `nil` before anything was compared.
    ///   - person: whose days are shown one by one.
    init(
        _ input: PolicyInput,
        comparisons: [(person: Person, comparison: PolicyComparison)]?,
        person: Person?,
        since: LocalDay?,
        adoptFrom: String,
        departments: [Choice],
        mayAdopt: Bool,
        csrfToken: String,
        clock: SiteClock,
        notice: Notice?
    ) {
        let words = clock.texts.plan
        let common = clock.texts.attendance
        t = words
        time = common
        sheets = clock.texts.sheets
        self.notice = notice
        self.csrfToken = csrfToken
        self.input = input
        self.departments = departments
        self.mayAdopt = mayAdopt
        self.adoptFrom = adoptFrom
        inForce = since.map { words.inForce("\($0)") } ?? words.usual
        roundingsIn = Self.roundings(input.roundingIn, words)
        roundingsOut = Self.roundings(input.roundingOut, words)
        aways = [(TimesheetPolicy.Away.away, words.awayAway), (.breakTime, words.awayBreak)].map {
            Choice(value: $0.0.rawValue, label: $0.1, isChosen: $0.0.rawValue == input.away)
        }
        closings = TimesheetPolicy.Closing.allCases.map {
            Choice(value: $0.rawValue, label: words.closingChoice($0), isChosen: $0.rawValue == input.closing)
        }
        isCompared = comparisons != nil
        let all = comparisons ?? []
        nothingChanges = comparisons != nil && all.allSatisfy { $0.comparison.differences.isEmpty }
        nameHeading = sheets.name
        headings = [
            common.expected, common.worked, common.breaks, common.away, common.absent, common.late, common.early,
            common.overtime, sheets.exceptions,
        ]
        rows = all.map { person, comparison in
            Row(
                name: person.details.name,
                address: input.address(of: person.number),
                pairs: Self.pairs(comparison.current, comparison.changed) + [
                    Pair(comparison.currentExceptions, comparison.changedExceptions)
                ],
                days: comparison.differences.isEmpty ? "" : "\(comparison.differences.count)"
            )
        }
        sum =
            Self.pairs(
                all.reduce(Totals()) { $0 + $1.comparison.current },
                all.reduce(Totals()) { $0 + $1.comparison.changed }
            ) + [
                Pair(
                    all.reduce(0) { $0 + $1.comparison.currentExceptions },
                    all.reduce(0) { $0 + $1.comparison.changedExceptions }
                )
            ]
        sumDays = "\(all.reduce(0) { $0 + $1.comparison.differences.count })"
        daysTitle = comparisons == nil ? nil : person.map { words.differingDays($0.details.name) }
        func kinds(_ sheet: DaySheet) -> String {
            sheet.exceptions.map { common.kind($0.kind) }.joined(separator: " · ")
        }
        dayRows = all.filter { $0.person.id == person?.id }.flatMap { person, comparison in
            comparison.differences.map { day in
                Day(
                    name: clock.day(day.current.day),
                    address: TimesheetController.address(person.id, on: day.current.day),
                    pairs: Self.pairs(day.current.rounded, day.changed.rounded) + [
                        Pair(now: kinds(day.current), then: kinds(day.changed))
                    ]
                )
            }
        }
    }

    private static func pairs(_ now: Totals, _ then: Totals) -> [Pair] {
        [
            (now.expected, then.expected), (now.worked, then.worked), (now.breaks, then.breaks), (now.away, then.away),
            (now.absent, then.absent), (now.late, then.late), (now.early, then.early), (now.overtime, then.overtime),
        ]
        .map { Pair(now: Totals.clock($0), then: Totals.clock($1)) }
    }

    private static func roundings(_ chosen: String, _ words: PlanTexts) -> [Choice] {
        let rules = [5, 10, 15, 30].flatMap { step in
            RoundingRule.Mode.allCases.compactMap { try? RoundingRule(step: step, mode: $0) }
        }
        // One that was adopted by a program stays to be chosen.
        let own = RoundingRule(chosen).map { rules.contains($0) ? [] : [$0] } ?? []
        let choices = [("none", words.rounding(nil))] + (own + rules).map { ($0.description, words.rounding($0)) }
        return choices.map { Choice(value: $0.0, label: $0.1, isChosen: $0.0 == chosen) }
    }
}
