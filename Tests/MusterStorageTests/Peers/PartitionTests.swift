import Attendance
import BeaconKit
import MusterStorage
import Station
import TestSupport
import Testing

/// Three stations that share everything, apart for a week and merged again.
@Suite("Stations that were apart")
struct PartitionTests {
    private static let names = [(0, 1), (0, 2), (1, 2)]

    /// Every order in which three pairs can meet, and in which of the two asks first.
    static let meetings: [[(Int, Int)]] = [
        [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
    ].flatMap { order in
        (0..<8).map { swapped in
            order.enumerated().map { place, pair in
                let (one, two) = names[pair]
                return swapped >> place & 1 == 0 ? (one, two) : (two, one)
            }
        }
    }

    private func meet(_ stations: [TestStation], _ pair: (Int, Int)) async throws {
        try await stations[pair.0].pull(stations[pair.1])
        try await stations[pair.1].pull(stations[pair.0])
    }

    private func make(batch: Int = 2000, ahead: [Int64] = [0, 0, 0]) throws -> [TestStation] {
        let stations = try ahead.map { try TestStation(batch: batch, ahead: $0) }
        for (index, station) in stations.enumerated() {
            try station.record(try History.site())
            for other in stations where other.id != station.id { try station.share(with: other) }
            for number in 1...4 { try station.record(try History.person(10 * index + number)) }
        }
        return stations
    }

    /// A week in which everybody comes and goes, at one station in the morning and perhaps at another in the evening.
    private func live(_ stations: [TestStation]) throws {
        for day in 0..<5 {
            for (index, station) in stations.enumerated() {
                for number in 1...4 { try station.punch(10 * index + number, .in) }
            }
            for station in stations { station.pass(minutes: 8 * 60) }
            for (index, station) in stations.enumerated() {
                for number in 1...4 where (number + day).isMultiple(of: 3) == false {
                    try station.punch(10 * ((index + number) % 3) + number, .out)
                }
            }
            for station in stations { station.pass(minutes: 16 * 60) }
        }
        for (index, station) in stations.enumerated() {
            try station.punch(10 * index + 2, .in)
            try station.edit(10 * index + 1, name: "Renamed \(index)")
            try station.record(
                .badgeAssigned(
                    BadgeAssigned(identity: History.identity(UInt16(index + 1)), person: History.id(10 * index + 3))
                )
            )
        }
    }

    /// Somebody as they are shown: two edits that say the same commit to it in two ways.
    private struct Shown: Equatable {
        let number: PersonNumber
        let details: PersonDetails
        let hasPhoto: Bool
        let isArchived: Bool

        init(_ person: Person, isArchived: Bool) {
            (number, details, hasPhoto) = (person.number, person.details, person.photo != nil)
            self.isArchived = isArchived
        }
    }

    /// What people need not decide any more, and what they have to decide.
    private struct Settled: Equatable {
        let people: [PersonID: Shown]
        let badges: [BeaconIdentity: PersonID]
        let conflicts: [String]

        /// - Parameter erased: whose names and photos some stations have and others do not.
        init(_ state: StoredState, without erased: Set<PersonID>) {
            let all = state.roster.people.merging(state.roster.archived) { $1 }
            var people = all.mapValues { Shown($0, isArchived: state.roster.archived[$0.id] != nil) }
            var badges = state.roster.badges
            for conflict in state.conflicts {
                switch conflict.subject {
                case .edits(let person), .removal(let person), .erasure(let person): people[person] = nil
                case .badge(let identity): badges[identity] = nil
                case .number: break
                }
            }
            self.badges = badges
            // Which of two sides that say the same stands first, each knows by itself.
            conflicts = state.conflicts.filter { conflict in
                switch conflict.subject {
                case .edits(let person), .removal(let person), .erasure(let person): !erased.contains(person)
                case .badge, .number: true
                }
            }.map(\.id)
            for person in erased { people[person] = nil }
            self.people = people
        }
    }

    private func expectEqual(
        _ stations: [TestStation],
        without erased: Set<PersonID> = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let states = try stations.map { try $0.store.state() }
        for state in states.dropFirst() {
            #expect(
                Settled(state, without: erased) == Settled(states[0], without: erased),
                sourceLocation: sourceLocation
            )
        }
        let now = stations.map(\.now).max() ?? History.start
        let stays = try stations.map { try $0.store.stays(at: now) }
        for stay in stays.dropFirst() { #expect(stay == stays[0], sourceLocation: sourceLocation) }
        for station in stations {
            #expect(try station.store.verify().findings == [], sourceLocation: sourceLocation)
            #expect(try station.store.verifyHeld() == [], sourceLocation: sourceLocation)
        }
        // What is derived of the union counts everything once.
        let snapshot = try stations.map { station in
            var snapshot = try Snapshot()
            try snapshot.update(from: station.store)
            return snapshot
        }
        for person in states[0].roster.people.values {
            let evidence = snapshot.map { $0.attendance.evidence(of: person.id).map(\.id) }
            #expect(Set(evidence[0]).count == evidence[0].count, sourceLocation: sourceLocation)
            #expect(evidence[1] == evidence[0] && evidence[2] == evidence[0], sourceLocation: sourceLocation)
        }
    }

    @Test("show the same board in whichever order they meet, and every chain verifies", arguments: meetings)
    func everyOrder(order: [(Int, Int)]) async throws {
        let stations = try make()
        // They know each other's people from before.
        for pair in Self.names { try await meet(stations, pair) }
        try live(stations)
        for pair in order { try await meet(stations, pair) }
        try expectEqual(stations)
        let state = try stations[0].store.state()
        #expect(state.roster.people.count == 12)
        #expect(state.conflicts == [])
        #expect(state.roster.people[History.id(11)]?.details.name == "Renamed 1")
        #expect(try stations[0].store.stays(at: stations[0].now).values.filter(\.isOpen).count >= 3)
    }

    @Test("show the same board when one of them has its clock a day off; its punches are marked", arguments: [-24, 24])
    func clockOff(hours: Int64) async throws {
        let stations = try make(ahead: [0, 0, hours])
        for pair in Self.names { try await meet(stations, pair) }
        try live(stations)
        for pair in Self.names.reversed() { try await meet(stations, pair) }
        try expectEqual(stations)
        var snapshot = try Snapshot()
        try snapshot.update(from: stations[0].store)
        let own = snapshot.attendance.evidence(of: History.id(1)).filter { $0.punch.direction == .in }
        #expect(!own.isEmpty && own.allSatisfy { !$0.isClockDoubtful })
        let others = snapshot.attendance.evidence(of: History.id(21)).filter { $0.punch.direction == .in }
        #expect(!others.isEmpty && others.allSatisfy(\.isClockDoubtful))
    }

    @Test("lose and double nothing when the connection breaks after any answer", arguments: 0..<12)
    func interrupted(answers: Int) async throws {
        let stations = try make(batch: 7)
        try live(stations)
        for pair in Self.names {
            for (one, two) in [pair, (pair.1, pair.0)] {
                await #expect(throws: TestStation.Cut.self) {
                    try await stations[one].pull(stations[two], answers: answers)
                    throw TestStation.Cut()
                }
            }
        }
        for pair in Self.names { try await meet(stations, pair) }
        for pair in Self.names { try await meet(stations, pair) }
        try expectEqual(stations)
        // Nothing comes twice, and stations that have nothing to tell are silent.
        let before = try stations.map { try $0.store.ownHead().sequence }
        for _ in 0..<3 { for pair in Self.names { try await meet(stations, pair) } }
        let after = try stations.map { try $0.store.ownHead().sequence }
        #expect(zip(before, after).allSatisfy { $1 - $0 <= 2 })
    }

    @Test("converge whatever happened at each of them", arguments: 1...12)
    func randomHistories(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let stations = try (0..<3).map { _ in try TestStation(batch: Int.random(in: 3...60, using: &generator)) }
        for (index, station) in stations.enumerated() {
            // The same people everywhere, and each station does to them what it likes.
            var history = RandomHistory(seed: seed &* 3 &+ UInt64(index))
            try history.write(batches: 6, to: station.store)
            for other in stations where other.id != station.id { try station.share(with: other) }
        }
        for _ in 0..<2 {
            for pair in Self.names.shuffled(using: &generator) { try await meet(stations, pair) }
        }
        // Who was erased at one of them waits for a person at the others.
        var erased: Set<PersonID> = []
        for station in stations {
            for entry in try station.store.entries(after: 0, limit: 100_000) {
                if case .personErased(let erasure) = entry.fact { erased.insert(erasure.person) }
            }
        }
        try expectEqual(stations, without: erased)
        for station in stations { #expect(try station.store.rebuild().isIdentical) }
    }
}
