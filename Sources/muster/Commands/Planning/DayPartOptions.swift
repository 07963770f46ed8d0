import ArgumentParser
import Attendance
import Station

/// The part of a day that is free.
struct DayPartOptions: ParsableArguments {
    @Option(help: "Only half a day: free until this time, such as 12:00.") var until: String?
    @Option(help: "Only half a day: free from this time on, such as 12:00.") var after: String?

    @Option(help: "Only some hours, such as 10:00-12:00; 02:00-06:00 is the second half of a night shift.") var hours:
        String?

    func validate() throws {
        guard [until, after, hours].count(where: { $0 != nil }) < 2 else {
            throw ValidationError("Choose one of --until, --after and --hours.")
        }
    }

    func part() throws -> DayPart {
        let part: DayPart =
            if let until {
                .until(try Self.minutes(until))
            } else if let after {
                .from(try Self.minutes(after))
            } else if let hours {
                try Self.between(hours)
            } else {
                .all
            }
        try part.check()
        return part
    }

    private static func between(_ hours: String) throws -> DayPart {
        guard let part = DayPart(hours: hours) else { throw RosterError.badShift(hours) }
        return part
    }

    private static func minutes(_ text: String) throws -> Int {
        guard let shift = try? Shift("00:00-\(text)", grace: 0) else {
            throw ValidationError("“\(text)” is not a time of day. Write it like 12:00.")
        }
        return shift.end
    }
}
