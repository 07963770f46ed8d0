import Attendance
import BeaconKit
import Crypto
import Foundation
import MusterStorage
import Station
import Synchronization

/// A station with a real journal, without a network: it is asked as over one.
final class SimulatedStation: Sendable {
    let store: SQLiteJournal
    let id: PeerID
    let manager: SharingManager
    private let clock = Mutex(SimulatedStation.start)

    static let start = Instant(microseconds: 1_795_000_000_000_000)

    /// - Parameters:
    ///   - people: how many are on its roster.
    ///   - folder: where its journal is; `nil` for one in memory.
    init(
        _ name: String = "Front",
        zone: String = "Europe/Berlin",
        people: Int = 3,
        hub: PeerID,
        batch: Int = 2000,
        folder: String? = nil
    ) throws {
        let store = try folder.map { try SQLiteJournal(folder: $0, mode: .create) } ?? SQLiteJournal()
        self.store = store
        id = try store.stationID()
        manager = SharingManager(store: store, batch: batch) { Self.start.adding(microseconds: 3_600_000_000) }
        guard try store.state().site == nil else { return }
        var setup = SiteSetup()
        setup.name = name
        setup.timeZone = zone
        let uuid = BeaconUUID("f7826da6-4fa2-4e98-8024-bc5b71e0893e")
        guard let uuid else { throw CancellationError() }
        try setup.apply(to: store, at: Self.start, fresh: (uuid, zone))
        try record(
            SharingScope(people: .everybody, punches: .everybody, items: false, planning: true).fact(.giving, hub)
        )
        for number in 1...max(1, people) where people > 0 { try hire(number) }
    }

    static func person(_ number: Int) -> PersonID { PersonID(rawValue: "person-\(number)") }

    func record(_ fact: Fact, personal: [PersonalValue] = []) throws {
        try record([EntryDraft(fact, happened: tick(), source: .supervisor, actor: "tester", personal: personal)])
    }

    func record(_ drafts: [EntryDraft]) throws { _ = try store.append(drafts, recorded: tick()) }

    func hire(_ number: Int) throws {
        let id = Self.person(number)
        let details = PersonalValue.make(details: try PersonDetails(name: "Person \(number)"), person: id)
        guard let staff = PersonNumber(rawValue: number) else { throw CancellationError() }
        let state = PersonState(person: id, number: staff, details: details.commitment, photo: nil)
        try record(.personAdded(PersonAdded(state)), personal: [details])
    }

    func punch(_ number: Int, _ direction: Punch.Direction) throws {
        try record(.punched(Punch(person: Self.person(number), direction: direction)))
    }

    /// So many punches of everybody in turn, in transactions of a hundred.
    func punches(_ count: Int, people: Int) throws {
        var left = count
        while left > 0 {
            let drafts = (0..<min(left, 100)).map { index in
                EntryDraft(
                    .punched(
                        Punch(
                            person: Self.person(1 + (left + index) % people),
                            direction: (left + index) / people % 2 == 0 ? .in : .out
                        )
                    ),
                    happened: tick(),
                    source: .supervisor,
                    actor: "tester"
                )
            }
            try record(drafts)
            left -= drafts.count
        }
    }

    /// Its clock goes on by a millisecond.
    private func tick() -> Instant {
        clock.withLock { clock in
            clock = clock.adding(microseconds: 1000)
            return clock
        }
    }

    /// Answers as over the network.
    func answer(_ request: [UInt8], to hub: PeerID) async throws -> [UInt8] {
        try await manager.answer(request, from: hub)
    }

    /// Lets a hub fetch what it lacks.
    @discardableResult
    func tell(_ chains: any ReceivedChains, as hub: PeerID) async throws -> ChainFetcher.Report {
        let fetcher = ChainFetcher(chains) { SimulatedStation.start.adding(microseconds: 3_600_000_000) }
        return try await fetcher.catchUp(with: id) { try await self.answer($0, to: hub) }
    }

    /// The hub of a test, which needs nothing but a name.
    static func hub() throws -> PeerID {
        guard let id = PeerID(publicKey: Array(Curve25519.Signing.PrivateKey().publicKey.rawRepresentation)) else {
            throw CancellationError()
        }
        return id
    }
}
