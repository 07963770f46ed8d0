import Foundation
import Testing

/// How many; `make item-month` says thirty, which takes some minutes.
private let simulatedDays = ProcessInfo.processInfo.environment["MUSTER_ITEM_DAYS"].flatMap { Int($0) } ?? 1

@Suite("Forty items in the simulated office")
struct ItemTrialTests {
    @Test("no leaving is missed, and no item is told of by mistake more than once a month")
    func days() async throws {
        var trial = try ItemTrial(seed: 7)
        try await trial.run(days: simulatedDays)
        let scores = try trial.scores()
        let table = [ItemScore.heading] + scores.map(\.line)
        print("\(simulatedDays) days with \(trial.watched.count) items:\n" + table.joined(separator: "\n"))
        for score in scores {
            #expect(score.missed.isEmpty, "\(score.missed.joined(separator: ", "))")
            let allowed = max(1, (simulatedDays + 29) / 30)
            #expect(score.worst <= allowed, "\(score.mistaken.joined(separator: ", "))")
            #expect(score.leavings > 0)
        }
    }
}
