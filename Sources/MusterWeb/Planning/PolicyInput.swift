import Attendance
import Station

/// The rules that are to be tried, as they were typed.
struct PolicyInput: Sendable {
    let grace: String
    let roundingIn: String
    let roundingOut: String
    let toleratedAway: String
    let away: String
    let closing: String
    let overtime: String
    let duplicateWindow: String
    let longestSession: String
    let rest: String
    let breaks: String
    let from: String
    let to: String
    let department: String
    /// The number of the one person whose days are asked for; empty for everybody.
    let person: String

    init(_ value: (String) -> String) {
        grace = value("grace")
        roundingIn = value("rounding-in")
        roundingOut = value("rounding-out")
        toleratedAway = value("tolerated-away")
        away = value("away")
        closing = value("closing")
        overtime = value("overtime")
        duplicateWindow = value("duplicate-window")
        longestSession = value("longest-session")
        rest = value("rest")
        breaks = value("breaks")
        from = value("from")
        to = value("to")
        department = value("department")
        person = value("person")
    }

    /// What was typed, by the names of the form's fields.
    private var fields: [(name: String, value: String)] {
        [
            ("grace", grace), ("rounding-in", roundingIn), ("rounding-out", roundingOut),
            ("tolerated-away", toleratedAway), ("away", away), ("closing", closing), ("overtime", overtime),
            ("duplicate-window", duplicateWindow), ("longest-session", longestSession), ("rest", rest),
            ("breaks", breaks),
            ("from", from), ("to", to), ("department", department), ("person", person),
        ]
    }

    /// The same rules, with the days and what else was left out as it is in force.
    func filled(from first: LocalDay, to last: LocalDay, over policy: TimesheetPolicy) -> PolicyInput {
        var known = Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0.value) })
        known["from"] = "\(first)"
        known["to"] = "\(last)"
        if duplicateWindow.isEmpty { known["duplicate-window"] = "\(policy.duplicateWindow)" }
        if longestSession.isEmpty { known["longest-session"] = "\(policy.longestSession)" }
        if rest.isEmpty { known["rest"] = "\(policy.rest)" }
        return PolicyInput { known[$0] ?? "" }
    }

    /// The page that compares the same rules for one person.
    func address(of number: PersonNumber) -> String {
        let pairs = fields.map { name, value in
            "\(name)=\((name == "person" ? "\(number)" : value).percentEncoded)"
        }
        return "/what-if?" + pairs.joined(separator: "&")
    }

    init(_ policy: TimesheetPolicy, from: LocalDay, to: LocalDay) {
        grace = policy.grace.map { "\($0)" } ?? ""
        roundingIn = policy.roundingIn?.description ?? "none"
        roundingOut = policy.roundingOut?.description ?? "none"
        toleratedAway = "\(policy.toleratedAway)"
        away = policy.away.rawValue
        closing = policy.closing.rawValue
        overtime = "\(policy.overtimeTolerance)"
        duplicateWindow = "\(policy.duplicateWindow)"
        longestSession = "\(policy.longestSession)"
        rest = "\(policy.rest)"
        breaks = BreakRules(policy.breaks).typed
        self.from = "\(from)"
        self.to = "\(to)"
        department = ""
        person = ""
    }

    /// What is asked for; a length of sessions, rest or duplicates that was left out stays as it is.
    ///
    /// - Parameter from: the first day, as it was typed.
    /// - Throws: ``FormProblem``.
    func request(from: String = "", _ texts: Texts) throws -> PolicyRequest {
        let fields = [
            ("from", from), ("grace", grace), ("roundingIn", roundingIn), ("roundingOut", roundingOut),
            ("toleratedAway", toleratedAway), ("away", away), ("closing", closing), ("overtimeTolerance", overtime),
            ("duplicateWindow", duplicateWindow), ("longestSession", longestSession), ("rest", rest),
            ("breaks", breaks),
        ]
        do {
            return try RequestDecoder.decode(
                PolicyRequest.self,
                from: RequestFields(form: fields.map { (name: $0.0, value: $0.1) })
            )
        } catch let error as RequestError {
            throw FormProblem(words: Self.words(error, texts))
        }
    }

    private static func words(_ error: RequestError, _ texts: Texts) -> String {
        let t = texts.plan
        return switch error.field {
        case "grace": t.badNumber(t.policyGrace)
        case "toleratedAway": t.badNumber(t.toleratedAway)
        case "overtimeTolerance": t.badNumber(t.overtimeTolerance)
        case "longestSession": t.badNumber(t.longestSession)
        case "rest": t.badNumber(t.rest)
        case "breaks": t.policyBreaksHint
        case "duplicateWindow": t.badSeconds(t.duplicateWindow)
        default: texts.reason(typed: error)
        }
    }
}
