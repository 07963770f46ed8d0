import Attendance
import Station

/// Ada (7) and Jürgen (12) in November 2026, worked out by hand.
enum PayrollFixture {
    static let ada = PayrollPerson(number: 7, name: "Ada Chen", department: "Design")
    static let juergen = PayrollPerson(number: 12, name: "Jürgen Müller", department: "Sales; South")
    static let minute: Int64 = 60_000_000

    static func day(_ day: Int) -> LocalDay { LocalDay(year: 2026, month: 11, day: day) }

    static var november: DayRange {
        get throws { try DayRange(from: day(1), to: day(30)) }
    }

    static func entry(
        _ person: PayrollPerson,
        _ code: String,
        _ day: Int,
        minutes: Int64 = 0,
        seconds: Int64 = 0,
        days: Int = 0
    ) -> PayrollEntry {
        PayrollEntry(
            person: person,
            code: code,
            day: Self.day(day),
            length: minutes * minute + seconds * 1_000_000,
            days: days
        )
    }

    /// Ada: 124:20 worked (60 + 64:20), 1:15 overtime, two days and a half of holiday leave. Jürgen: 8:00 worked, a sick
    /// day.
    static let entries = [
        entry(ada, "worked", 2, minutes: 3600), entry(ada, "worked", 3, minutes: 3859, seconds: 59),
        entry(ada, "worked", 4, seconds: 1), entry(ada, "overtime", 3, minutes: 75),
        entry(ada, "leave:holiday", 5, days: 100), entry(ada, "leave:holiday", 6, days: 100),
        entry(ada, "leave:holiday", 9, days: 50), entry(juergen, "worked", 2, minutes: 480),
        entry(juergen, "leave:sick", 3, days: 100),
    ]

    /// The bytes of a file as text.
    static func text(_ file: PayrollFile) -> String { String(decoding: file.bytes, as: UTF8.self) }
}
