import Attendance
import Station

/// Other rules beside those that count.
struct PolicyView: Sendable {
    struct Pair: Sendable {
        let now: String
        let then: String
        let isChanged: Bool
    }

    struct Row: Sendable {
        let number: String
        let name: String
        let address: String
        let pairs: [Pair]
        let days: String
    }

    let t: PlanTexts
    let time: TimeTexts
    let notice: Notice?
    let proof: String
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
    let mayAdopt: Bool
    let adoptFrom: String

    init(
        _ input: PolicyInput,
        comparisons: [(person: Person, comparison: PolicyComparison)]?,
        since: LocalDay?,
        adoptFrom: String,
        departments: [Choice],
        mayAdopt: Bool,
        proof: String,
        clock: SiteClock,
        notice: Notice?
    ) {
        let words = clock.texts.plan
        let common = clock.texts.attendance
        t = words
        time = common
        self.notice = notice
        self.proof = proof
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
        nameHeading = clock.texts.sheets.name
        headings = [common.worked, common.overtime, common.late, common.early]
        rows = all.map { person, comparison in
            Row(
                number: "\(person.number)",
                name: person.details.name,
                address: TimeDesk.address(person.id, month: Month(of: LocalDay(input.to) ?? LocalDay(ordinal: 0))),
                pairs: Self.pairs(comparison.current, comparison.changed),
                days: comparison.differences.isEmpty ? "" : "\(comparison.differences.count)"
            )
        }
        sum = Self.pairs(
            all.reduce(Totals()) { $0 + $1.comparison.current },
            all.reduce(Totals()) { $0 + $1.comparison.changed }
        )
        sumDays = "\(all.reduce(0) { $0 + $1.comparison.differences.count })"
    }

    private static func pairs(_ now: Totals, _ then: Totals) -> [Pair] {
        [(now.worked, then.worked), (now.overtime, then.overtime), (now.late, then.late), (now.early, then.early)]
            .map { Pair(now: Totals.clock($0), then: Totals.clock($1), isChanged: $0 != $1) }
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
