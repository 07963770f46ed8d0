import Attendance

/// The rules that are to be tried, as they were typed.
struct PolicyInput: Sendable {
    let grace: String
    let roundingIn: String
    let roundingOut: String
    let toleratedAway: String
    let away: String
    let closing: String
    let overtime: String
    let from: String
    let to: String
    let department: String

    init(_ value: (String) -> String) {
        grace = value("grace")
        roundingIn = value("rounding-in")
        roundingOut = value("rounding-out")
        toleratedAway = value("tolerated-away")
        away = value("away")
        closing = value("closing")
        overtime = value("overtime")
        from = value("from")
        to = value("to")
        department = value("department")
    }

    /// The same rules for days that were left out.
    func filled(from first: LocalDay, to last: LocalDay) -> PolicyInput {
        let days = ["from": "\(first)", "to": "\(last)"]
        let known = [
            "grace": grace, "rounding-in": roundingIn, "rounding-out": roundingOut, "tolerated-away": toleratedAway,
            "away": away, "closing": closing, "overtime": overtime, "department": department,
        ]
        return PolicyInput { days[$0] ?? known[$0] ?? "" }
    }

    init(_ policy: TimesheetPolicy, from: LocalDay, to: LocalDay) {
        grace = policy.grace.map { "\($0)" } ?? ""
        roundingIn = policy.roundingIn?.description ?? "none"
        roundingOut = policy.roundingOut?.description ?? "none"
        toleratedAway = "\(policy.toleratedAway)"
        away = policy.away.rawValue
        closing = policy.closing.rawValue
        overtime = "\(policy.overtimeTolerance)"
        self.from = "\(from)"
        self.to = "\(to)"
        department = ""
    }

    /// The rules; what the form does not ask for stays as it is.
    ///
    /// - Throws: `PolicyError`, or ``FormProblem`` for what is no number.
    func policy(over old: TimesheetPolicy, _ texts: PlanTexts) throws -> TimesheetPolicy {
        func number(_ text: String, _ field: String) throws -> Int {
            guard let number = Int(text) else { throw FormProblem(words: texts.badNumber(field)) }
            return number
        }
        var policy = old
        policy.grace = grace.isEmpty ? nil : try number(grace, texts.policyGrace)
        policy.toleratedAway = try number(toleratedAway, texts.toleratedAway)
        policy.overtimeTolerance = try number(overtime, texts.overtimeTolerance)
        policy.roundingIn = RoundingRule(roundingIn)
        policy.roundingOut = RoundingRule(roundingOut)
        policy.away = TimesheetPolicy.Away(rawValue: away) ?? old.away
        policy.closing = TimesheetPolicy.Closing(rawValue: closing) ?? old.closing
        try policy.check()
        return policy
    }
}
