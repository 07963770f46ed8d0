import ArgumentParser
import Attendance
import Station

/// What is to be changed of the policy in force.
struct PolicyOptions: ParsableArguments {
    @Option(help: "Seconds within which repeated punches count once, 0 to 600.") var duplicateWindow: Int?
    @Option(help: "Minutes after which a session is forgotten, 60 to 2880.") var longestSession: Int?
    @Option(help: "Minutes of rest after which a punch in starts a new day, 30 to 1440.") var rest: Int?
    @Option(help: "Minutes away that still count as work, 0 to 120.") var toleratedAway: Int?
    @Option(help: "What longer time away counts as: away or break.") var away: String?
    @Option(help: "How forgotten sessions end: last-sighting, shift-end or never.") var closing: String?
    @Option(help: "Minutes of grace instead of each shift's own, 0 to 240, or own.") var grace: String?
    @Option(help: "How arrivals are rounded, such as “15 later”, or none.") var roundingIn: String?
    @Option(help: "How departures are rounded, such as “15 earlier”, or none.") var roundingOut: String?
    @Option(help: "Minutes beyond the shift before overtime counts, 0 to 240.") var overtimeTolerance: Int?

    func policy(over old: TimesheetPolicy) throws -> TimesheetPolicy {
        var policy = old
        policy.duplicateWindow = duplicateWindow ?? old.duplicateWindow
        policy.longestSession = longestSession ?? old.longestSession
        policy.rest = rest ?? old.rest
        policy.toleratedAway = toleratedAway ?? old.toleratedAway
        policy.overtimeTolerance = overtimeTolerance ?? old.overtimeTolerance
        if let away {
            guard let value = TimesheetPolicy.Away(rawValue: away) else {
                throw ValidationError("--away must be away or break, not “\(away)”.")
            }
            policy.away = value
        }
        if let closing {
            guard let value = TimesheetPolicy.Closing(rawValue: closing) else {
                throw ValidationError("--closing must be last-sighting, shift-end or never, not “\(closing)”.")
            }
            policy.closing = value
        }
        if let grace {
            guard grace == "own" || Int(grace) != nil else {
                throw ValidationError("--grace must be a number or own, not “\(grace)”.")
            }
            policy.grace = Int(grace)
        }
        policy.roundingIn = try Self.rounding(roundingIn, over: old.roundingIn)
        policy.roundingOut = try Self.rounding(roundingOut, over: old.roundingOut)
        try policy.check()
        return policy
    }

    private static func rounding(_ text: String?, over old: RoundingRule?) throws -> RoundingRule? {
        guard let text else { return old }
        if text == "none" { return nil }
        guard let rule = RoundingRule(text) else {
            throw ValidationError("“\(text)” is not a rounding. Write it like “15 nearest”, “5 earlier” or “10 later”.")
        }
        return rule
    }
}
