import ArgumentParser
import Attendance
import Station

/// The half of a day that is free.
struct DayPartOptions: ParsableArguments {
    @Option(help: "Only half a day: free until this time, such as 12:00.") var until: String?
    @Option(help: "Only half a day: free from this time on, such as 12:00.") var after: String?

    func validate() throws {
        if until != nil, after != nil { throw ValidationError("Choose one of --until and --after.") }
    }

    func part() throws -> DayPart {
        let part: DayPart =
            if let until { .until(try Self.minutes(until)) } else if let after { .from(try Self.minutes(after)) } else {
                .all
            }
        try part.check()
        return part
    }

    private static func minutes(_ text: String) throws -> Int {
        guard let shift = try? Shift("00:00-\(text)", grace: 0) else {
            throw ValidationError("“\(text)” is not a time of day. Write it like 12:00.")
        }
        return shift.end
    }
}
