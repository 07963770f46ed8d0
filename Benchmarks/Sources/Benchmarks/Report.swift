/// A measurement that prints lines of its own, because it has more than one figure.
struct Report: Sendable {
    /// The name for the command line.
    let name: String
    let title: String
    let run: @Sendable () async throws -> [Measurement]

    static let all = [
        Report(name: "engine", title: "Ranging, monitoring and rooms (bars: 2 M sightings/s, 3 times, 300 bytes)") {
            let small = EngineBenchmark(beacons: 1000, sightings: 2_000_000).run()
            let large = EngineBenchmark(beacons: 1_000_000, sightings: 2_000_000).run()
            return [
                // Two million a second are 500 ns each.
                Measurement("1,000 beacons", small.engine, "ns/sighting, bare", small.baseline, bar: .atMost(500)),
                Measurement("1,000,000 beacons", large.engine, "ns/sighting, bare", large.baseline),
                Measurement("1,000,000 beside 1,000", large.engine / small.engine, "times", bar: .atMost(3)),
                Measurement("memory of 1,000,000 beacons", large.bytes, "bytes each", bar: .atMost(300)),
            ]
        },
        Report(
            name: "strangers",
            title: "Memory of an engine that tracks 32,768 beacons, while more strangers pass (bar: 1.5 times)"
        ) {
            let few = EngineBenchmark.strangers(32_768)
            let many = EngineBenchmark.strangers(600_000)
            return [
                Measurement("32,768 strangers", Double(few) / 1_048_576, "MiB"),
                Measurement("600,000 strangers", Double(many) / 1_048_576, "MiB"),
                Measurement("600,000 beside 32,768", Double(many) / Double(max(few, 1)), "times", bar: .atMost(1.5)),
            ]
        },
        Report(
            name: "edits",
            title:
                "A person whom another station edits again and again, in CPU time (bar: 8,000 edits 2 times each of 1,000)"
        ) {
            let few = try EditsBenchmark().run(edits: 1_000)
            let many = try EditsBenchmark().run(edits: 8_000)
            return [
                Measurement("1,000 edits", few, "µs each"), Measurement("8,000 edits", many, "µs each"),
                Measurement("8,000 beside 1,000", many / few, "times", bar: .atMost(2)),
            ]
        },
        Report(
            name: "gateways",
            title:
                "200 gateways at a broker, 5,000 badges (bars: 20,000 reports/s, none lost; a million strangers in 64 MiB)"
        ) {
            let result = GatewayBenchmark().run()
            let flood = GatewayBenchmark().flood()
            return [
                Measurement("read and taken", result.rate, "reports/s", bar: .atLeast(20_000)),
                Measurement("not let in", Double(result.lost), "reports", bar: .atMost(0)),
                Measurement("badges known", Double(result.present), "badges", bar: .atLeast(5_000)),
                Measurement(
                    "memory under a flood of a million strangers",
                    Double(flood.bytes) / 1_048_576,
                    "MiB; not let in:",
                    Double(flood.lost),
                    bar: .atMost(64)
                ),
            ]
        },
        Report(name: "rooms", title: "Rooms: four scanners, 14 true moves (bars: 16 changes, 99 %)") {
            try RoomComparison.run()
        },
        Report(name: "trials", title: "Rooms: synthetic doors, gates and resting beacons, 60 of each") {
            RoomTrials.run()
        },
        Report(name: "journal", title: "Journal with its projections (bars: 20,000 entries/s, 2 times)") {
            let result = try JournalBenchmark().run()
            return [
                Measurement("batches of 1,000", result.batched, "entries/s", bar: .atLeast(20_000)),
                Measurement("one durable entry", result.single * 1e6, "µs, bare commit:", result.bare * 1e6),
                Measurement("beside the bare commit", result.single / result.bare, "times", bar: .atMost(2)),
            ]
        },
        Report(
            name: "days",
            title: "Days of 1,000 people with 4 punches each (bars: month 1 s, day 50 ms, growth 1.5 times)"
        ) {
            let result = try DaysBenchmark().run()
            let perDay = (result.month / Double(result.monthDays), result.year / Double(result.yearDays))
            let each = "ms; a worked day of one person, in µs:"
            return [
                Measurement("a month's entries put in order", result.reading * 1000, "ms"),
                Measurement("a month", result.month * 1000, each, perDay.0 * 1e6, bar: .atMost(1000)),
                Measurement("a year", result.year * 1000, each, perDay.1 * 1e6),
                Measurement(
                    "a worked day in the year beside the month's",
                    perDay.1 / perDay.0,
                    "times",
                    bar: .atMost(1.5)
                ),
                Measurement(
                    "one day of everybody, with a year behind it",
                    result.day * 1000,
                    "ms",
                    bar: .atMost(50)
                ),
            ]
        },
        Report(name: "rules", title: "A sighting beside rules (bar: 10,000 cost no more than 1.2 times 10)") {
            let few = try RuleBenchmark(rules: 10).run()
            let many = try RuleBenchmark(rules: 10_000).run()
            return [
                Measurement("10 rules", few, "ns/sighting"), Measurement("10,000 rules", many, "ns/sighting"),
                Measurement("10,000 beside 10", many / few, "times", bar: .atMost(1.2)),
            ]
        },
        Report(
            name: "snapshot",
            title:
                "The same month through the store, with pay, in CPU time (bars: import 3 s, month 1 s, workbook 2 s, sheets 20 s)"
        ) {
            let result = try await TimesheetsBenchmark().run()
            return [
                Measurement("imported", result.importing, "s; punches:", Double(result.punches), bar: .atMost(3)),
                Measurement("the journal read for the first question", result.reading * 1000, "ms"),
                Measurement("the month's totals", result.month * 1000, "ms", bar: .atMost(1000)),
                Measurement("everybody's day", result.day * 1000, "ms", bar: .atMost(50)),
                Measurement("codes and accounts of the month", result.pay * 1000, "ms", bar: .atMost(1000)),
                Measurement("what laws do not allow", result.laws * 1000, "ms"),
                Measurement(
                    "the month's workbook",
                    result.workbook * 1000,
                    "ms; bytes:",
                    Double(result.bytes),
                    bar: .atMost(2000)
                ),
                Measurement("everybody's monthly sheet as PDF", result.sheets, "s", bar: .atMost(20)),
            ]
        },
        Report(name: "sharing", title: "Ten thousand punches from one store to another (bar: 5 s)") {
            let result = try await SharingBenchmark().run()
            return [
                Measurement("caught up", result.catchingUp, "s; bytes:", Double(result.bytes), bar: .atMost(5)),
                Measurement("united for the board", result.uniting * 1000, "ms"),
            ]
        },
        Report(name: "board", title: "Board of 1,000 people as JSON (bar: 10 ms)") {
            let result = try BoardBenchmark().run()
            return [Measurement("encoding", result.milliseconds, "ms; bytes:", Double(result.bytes), bar: .atMost(10))]
        },
    ]
}
