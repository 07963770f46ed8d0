import Attendance
import BeaconKit
import Logging
import MusterStorage
import Station
import Testing

/// The same request gives the same entry or the same refusal, wherever it is made.
@Suite("One way for every punch")
struct SamePunchTests {
    /// What somebody did before.
    enum Before: String, CaseIterable, CustomTestStringConvertible {
        case nothing, came, left, onBreak, backFromBreak, forgotten, ahead, night, closed

        var testDescription: String { rawValue }

        /// Punches as day, minutes after midnight and direction.
        var punches: [(day: Int, minutes: Int, direction: Punch.Direction)] {
            switch self {
            case .nothing: []
            case .came: [(1, 540, .in)]
            case .left: [(1, 540, .in), (1, 700, .out)]
            case .onBreak: [(1, 540, .in), (1, 700, .breakBegin)]
            case .backFromBreak: [(1, 540, .in), (1, 680, .breakBegin), (1, 700, .breakEnd)]
            case .forgotten: [(0, 540, .in)]
            case .ahead: [(3, 540, .in)]
            case .night: [(0, 1320, .in)]
            case .closed: [(0, 540, .in), (0, 1050, .out)]
            }
        }
    }

    private static let directions: [Punch.Direction?] = [nil, .in, .out, .breakBegin, .breakEnd]
    /// Noon of the Tuesday.
    private static let now = TimesheetScript.at(1, 720)

    private func script(_ before: Before) throws -> TimesheetScript {
        let script = try TimesheetScript()
        for punch in before.punches { try script.punch(7, punch.direction, punch.day, punch.minutes) }
        if before == .closed {
            let closing = Fact.periodClosed(
                PeriodClosed(PeriodDays(from: TimesheetScript.monday, to: TimesheetScript.monday.adding(1)))
            )
            let draft = EntryDraft(closing, happened: Self.now, source: .supervisor, actor: "test")
            _ = try script.store.append([draft], recorded: Self.now)
        }
        return script
    }

    private func outcome(_ punch: () async throws -> RecordedPunch) async -> String {
        do {
            let recorded = try await punch()
            return "\(recorded.punch.direction.rawValue) at \(recorded.happened.iso8601)"
        } catch {
            return "\(error)"
        }
    }

    /// By a kiosk or a program, at the running station.
    private func byStation(_ direction: Punch.Direction?, after before: Before, age: Int64, _ source: Source)
        async throws
        -> String
    {
        let script = try script(before)
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        let station = try await LiveStation(store: script.store, now: Self.now, version: "test", logger: logger)
        let request = PunchRequest(
            person: try script.person(7).id,
            direction: direction,
            key: "k",
            age: age,
            source: source,
            actor: "test"
        )
        return await outcome { try await station.record(request).punch }
    }

    /// By the command line.
    private func byCommand(_ direction: Punch.Direction?, after before: Before, age: Int64) async throws -> String {
        let script = try script(before)
        let number = try #require(PersonNumber(rawValue: 7))
        return await outcome {
            try script.supervisor.punch(
                number,
                direction,
                happened: Self.now.adding(microseconds: -age),
                key: "k",
                at: Self.now
            )
        }
    }

    @Test(
        "kiosk, program and command line give the same entry or the same refusal",
        arguments: Before.allCases,
        [0, 60, 9000, 40 * 86_400] as [Int64]
    )
    func same(before: Before, seconds: Int64) async throws {
        for direction in Self.directions {
            let age = seconds * 1_000_000
            let kiosk = try await byStation(direction, after: before, age: age, .kiosk)
            let program = try await byStation(direction, after: before, age: age, .api)
            let command = try await byCommand(direction, after: before, age: age)
            let what = "\(direction?.rawValue ?? "none")"
            #expect(program == kiosk, "\(what)")
            #expect(command == kiosk, "\(what)")
        }
    }

    @Test(
        "and it is the one that people expect",
        arguments: [
            (.nothing, nil, "in"), (.nothing, .out, "nothingOpen"), (.came, nil, "out"), (.came, .in, "alreadyIn"),
            (.came, .breakBegin, "break-begin"), (.left, nil, "in"), (.left, .breakEnd, "nothingOpen"),
            (.onBreak, nil, "break-end"), (.onBreak, .out, "out"), (.backFromBreak, nil, "out"),
            (.forgotten, nil, "in"), (.forgotten, .out, "nothingOpen"), (.ahead, nil, "out"), (.ahead, .in, "in"),
            (.night, .out, "out"), (.closed, .in, "periodClosed"),
        ] as [(Before, Punch.Direction?, String)]
    )
    func expected(before: Before, direction: Punch.Direction?, outcome: String) throws {
        let script = try script(before)
        let number = try #require(PersonNumber(rawValue: 7))
        do {
            let punch = try script.supervisor.punch(number, direction, happened: Self.now, key: "k", at: Self.now)
            #expect(punch.punch.direction.rawValue == outcome)
        } catch let error as PunchError {
            #expect(Self.name(error) == outcome)
        }
    }

    private static func name(_ error: PunchError) -> String {
        switch error {
        case .nothingOpen: "nothingOpen"
        case .alreadyIn: "alreadyIn"
        case .periodClosed: "periodClosed"
        case .backdated, .future, .tooOld, .keyReused, .badKey, .unsigned: "\(error)"
        }
    }
}
