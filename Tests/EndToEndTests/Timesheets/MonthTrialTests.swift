import Foundation
import Testing

/// How many; `make timesheet-month` says thirty, which takes some minutes.
private let simulatedDays = ProcessInfo.processInfo.environment["MUSTER_TIMESHEET_DAYS"].flatMap { Int($0) } ?? 2

@Suite("Timesheets of the simulated office")
struct MonthTrialTests {
    @Test("whatever breaks, everybody's day is right to two minutes, or on the list of exceptions")
    func days() async throws {
        var trial = try MonthTrial(seed: 11)
        try await trial.run(days: simulatedDays)
        let score = try await trial.score(days: simulatedDays)
        print(
            """
            \(simulatedDays) days: \(score.days) days of people, \(score.right) right (median \(score.median) s), \
            \(score.doubted) of them doubted; \(score.listed) wrong and listed, \(score.hidden.count) wrong and hidden
            """
        )
        #expect(score.hidden.isEmpty, "\(score.hidden.joined(separator: "\n"))")
        #expect(score.right * 2 > score.days)
    }
}
