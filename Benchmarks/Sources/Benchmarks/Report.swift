/// A measurement that prints lines of its own, because it has more than one figure.
struct Report: Sendable {
    /// The name for the command line.
    let name: String
    let title: String
    let run: @Sendable () async throws -> [String]

    static let all = [
        Report(name: "engine", title: "Ranging, monitoring and rooms (bars: 2 M sightings/s, 3 times, 300 bytes)") {
            let small = EngineBenchmark(beacons: 1000, sightings: 2_000_000).run()
            let large = EngineBenchmark(beacons: 1_000_000, sightings: 2_000_000).run()
            return [
                line("1,000 beacons", small.engine, "ns/sighting, bare", small.baseline),
                line("1,000,000 beacons", large.engine, "ns/sighting, bare", large.baseline),
                line("1,000,000 beside 1,000", large.engine / small.engine, "times; bytes per beacon:", large.bytes),
            ]
        },
        Report(name: "rooms", title: "Rooms: four scanners, 14 true moves (bars: 17 changes, 99 %)") {
            try RoomComparison.run()
        },
        Report(name: "journal", title: "Journal with its projections (bars: 20,000 entries/s, 2 times)") {
            let result = try JournalBenchmark().run()
            return [
                line("batches of 1,000", result.batched, "entries/s", nil),
                line("one durable entry", result.single * 1e6, "µs, bare commit:", result.bare * 1e6),
                line("beside the bare commit", result.single / result.bare, "times", nil),
            ]
        },
        Report(name: "days", title: "Days of 1,000 people with 4 punches each (bars: month 1 s, day 50 ms, linear)") {
            let result = try DaysBenchmark().run()
            let perDay = (result.month / Double(result.monthDays), result.year / Double(result.yearDays))
            return [
                line("a month's entries put in order", result.reading * 1000, "ms", nil),
                line("a month", result.month * 1000, "ms; a worked day of one person, in µs:", perDay.0 * 1e6),
                line("a year", result.year * 1000, "ms; a worked day of one person, in µs:", perDay.1 * 1e6),
                line("a day in the year beside the month's", perDay.1 / perDay.0, "times", nil),
                line("one day of everybody, with a year behind it", result.day * 1000, "ms", nil),
            ]
        },
        Report(name: "rules", title: "A sighting beside rules (bar: 10,000 cost no more than 10)") {
            let few = try RuleBenchmark(rules: 10).run()
            let many = try RuleBenchmark(rules: 10_000).run()
            return [
                line("10 rules", few, "ns/sighting", nil), line("10,000 rules", many, "ns/sighting", nil),
                line("10,000 beside 10", many / few, "times", nil),
            ]
        },
        Report(
            name: "books",
            title: "The same month through the store (bars: import 3 s, month 1 s, day 50 ms, workbook 3 s)"
        ) {
            let result = try await BooksBenchmark().run()
            return [
                line("imported", Double(result.punches), "punches; s:", result.importing),
                line("the journal read for the first question", result.reading * 1000, "ms", nil),
                line("the month's totals", result.month * 1000, "ms", nil),
                line("everybody's day", result.day * 1000, "ms", nil),
                line("the month's workbook", result.workbook * 1000, "ms; bytes:", Double(result.bytes)),
            ]
        },
        Report(name: "sharing", title: "Ten thousand punches from one store to another (bar: 5 s)") {
            let result = try await SharingBenchmark().run()
            return [
                line("caught up", result.catchingUp, "s; bytes:", Double(result.bytes)),
                line("united for the board", result.uniting * 1000, "ms", nil),
            ]
        },
        Report(name: "board", title: "Board of 1,000 people as JSON (bar: 10 ms)") {
            let result = try BoardBenchmark().run()
            return [line("encoding", result.milliseconds, "ms; bytes:", Double(result.bytes))]
        },
    ]

    private static func line(_ what: String, _ value: Double, _ unit: String, _ other: Double?) -> String {
        func rounded(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }
        return "  \(what): \(rounded(value)) \(unit)" + (other.map { " \(rounded($0))" } ?? "")
    }
}
