import Attendance
import BeaconKit
import Foundation
import MusterRadio
import MusterStorage
import Station
import Testing

/// The whole way from the simulated air to the journal, against the simulation's own truth.
@Suite("A day in the simulated office")
struct OfficeDayTests {
    /// Runs the first day, and gives each member's punches by number.
    private func punches(seed: UInt64) async throws -> (office: SimulatedOffice, punches: [Int: [(Punch, Instant)]]) {
        var run = try OfficeRun(seed: seed)
        try await run.advance(to: run.office.start.adding(microseconds: 12 * 3_600_000_000), by: 1)
        let numbers = Dictionary(uniqueKeysWithValues: run.people.map { ($0.id, $0.number.rawValue) })
        var punches: [Int: [(Punch, Instant)]] = [:]
        for entry in try run.store.entries(after: 0, limit: 10_000) {
            guard case .punched(let punch) = entry.fact, let number = numbers[punch.person] else { continue }
            punches[number, default: []].append((punch, entry.happened))
        }
        return (run.office, punches)
    }

    @Test(
        "everybody is in and out when they truly were, and who passes outside is not",
        arguments: [1, 2, 3] as [UInt64]
    )
    func truth(seed: UInt64) async throws {
        let (office, punches) = try await punches(seed: seed)
        for (index, member) in office.cast.members.enumerated() {
            let visits = office.visits(ofMember: index, onDay: 0)
            let own = punches[Int(member.number)] ?? []
            guard let first = visits.first, let last = visits.last else {
                #expect(own.isEmpty, "\(member.name) was never here")
                continue
            }
            let arrived = try #require(own.first, "\(member.name) was here")
            #expect(arrived.0.direction == .in)
            let lag = Double(arrived.1.microseconds(since: first.arrived)) / 1_000_000
            #expect((-30...300).contains(lag), "\(member.name) in \(lag) s after the true arrival")
            let end = try #require(own.last)
            guard end.0.direction == .out else { continue }
            let lead = Double(last.left.microseconds(since: end.1)) / 1_000_000
            #expect((-30...120).contains(lead), "\(member.name) out \(lead) s before the true departure")
        }
    }
}
