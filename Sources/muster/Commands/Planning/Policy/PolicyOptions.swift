import ArgumentParser
import Attendance
import Station

/// What is to be changed of the policy in force.
struct PolicyOptions: ParsableArguments {
    @Option(help: "Seconds within which repeated punches count once, 0 to 600.") var duplicateWindow: Int?
    @Option(help: "Minutes after which a session is forgotten, 60 to 2880.") var longestSession: Int?
    @Option(help: "Minutes of rest after which a punch in starts a new day, 30 to 1440.") var rest: Int?
    @Option(help: "Minutes away that still count as work, 0 to 120.") var toleratedAway: Int?
    @Option(help: "What longer time away counts as: away or break.") var away: TimesheetPolicy.Away?
    @Option(help: "How forgotten sessions end: last-sighting, shift-end or never.") var closing:
        TimesheetPolicy.Closing?
    @Option(help: "Minutes of grace instead of each shift's own, 0 to 240, or own.") var grace: String?
    @Option(help: "How arrivals are rounded, such as “15 later”, or none.") var roundingIn: String?
    @Option(help: "How departures are rounded, such as “15 earlier”, or none.") var roundingOut: String?
    @Option(help: "Minutes beyond the shift before overtime counts, 0 to 240.") var overtimeTolerance: Int?
    @Option(
        help: "Breaks where no rota's shift or contract has any, such as “0:30 after 6:00, 0:15 after 9:00”, or none."
    )
    var breaks: String?

    func request() throws -> PolicyRequest {
        PolicyRequest(
            duplicateWindow: duplicateWindow,
            longestSession: longestSession,
            rest: rest,
            toleratedAway: toleratedAway,
            away: away,
            closing: closing,
            grace: try Self.clearable(grace, "own", "--grace must be a number or own"),
            roundingIn: try Self.clearable(roundingIn, "none", Self.roundings),
            roundingOut: try Self.clearable(roundingOut, "none", Self.roundings),
            overtimeTolerance: overtimeTolerance,
            breaks: try Self.clearable(breaks, "none", "Write breaks like “0:30 after 6:00”, or none")
        )
    }

    private static let roundings = "Write a rounding like “15 nearest”, “5 earlier” or “10 later”, or none"

    private static func clearable<Value: RequestValue>(_ text: String?, _ none: String, _ hint: String) throws
        -> Clearable<Value>?
    {
        guard let text else { return nil }
        if text == none { return .cleared }
        guard let value = Value(requestText: text) else { throw ValidationError("\(hint), not “\(text)”.") }
        return .set(value)
    }
}

extension TimesheetPolicy.Away: ExpressibleByArgument {}

extension TimesheetPolicy.Closing: ExpressibleByArgument {}
