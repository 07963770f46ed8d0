import Attendance
import BeaconKit
import Foundation
import Logging
import MusterRadio
import MusterStorage
import muster
import Station
import Testing

/// The whole way from the simulated air to the journal, against the simulation's own truth.
@Suite("A day in the simulated office")
struct OfficeDayTests {
    private static let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    /// Monday, 2 March 2026.
    private static let monday = Instant(microseconds: 1_772_406_000_000_000)

    /// Runs the first day, and gives each member's punches by number.
    private func punches(seed: UInt64) async throws -> (office: SimulatedOffice, punches: [Int: [(Punch, Instant)]]) {
        var office = SimulatedOffice(seed: seed, firstDay: Self.monday, timeZone: Self.zone)
        let store = try SQLiteJournal()
        var setup = SiteSetup()
        setup.timeZone = Self.zone.identifier
        try setup.apply(to: store, at: office.start, fresh: (BeaconUUID(high: 1, low: 2), "UTC"))
        let people = try RosterCommands(store: store, actor: "test", source: .system)
            .add(office.people(), at: office.start)
        var logger = Logger(label: "test")
        logger.logLevel = .critical

        let station = try await LiveStation(
            store: store,
            receivers: office.places,

            now: office.start,
            version: "test",
            logger: logger
        )
        var batch = ReportBatch()
        for second in 1...(12 * 3600) {
            let now = office.start.adding(microseconds: Int64(second) * 1_000_000)
            batch.removeAll()
            office.advance(to: now, into: &batch)
            await station.ingest(batch)
            await station.advance(to: now, wall: now)
        }
        let numbers = Dictionary(uniqueKeysWithValues: people.map { ($0.id, $0.number.rawValue) })
        var punches: [Int: [(Punch, Instant)]] = [:]
        for entry in try store.entries(after: 0, limit: 10_000) {
            guard case .punched(let punch) = entry.fact, let number = numbers[punch.person] else { continue }
            punches[number, default: []].append((punch, entry.happened))
        }
        return (office, punches)
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
