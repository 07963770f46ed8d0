import Attendance
import BeaconKit
import EndToEndSupport
import Logging
import muster
import MusterStorage
import Station
import Testing

/// A station and somebody who checks in, each with the real services, on one air in memory.
@Suite("A check-in from both sides")
struct CheckinExchangeTests {
    private let store: SQLiteJournal
    private let site: BeaconUUID
    private let clock: SteadyClock
    private let air: InMemoryAir
    private let logger: Logger

    init() throws {
        store = try SQLiteJournal()
        clock = SteadyClock(start: Instant(microseconds: 1_772_438_400_000_000))
        air = InMemoryAir(clock: clock)
        site = BeaconUUID(high: 1, low: 2)
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        self.logger = logger
        var setup = SiteSetup()
        setup.timeZone = "UTC"
        try setup.apply(to: store, at: clock.start, fresh: (site, "UTC"))
        try RosterCommands(store: store, actor: "test", source: .supervisor)
            .add(number: #require(PersonNumber(rawValue: 7)), details: PersonDetails(name: "Mei Lin"), at: clock.start)
    }

    /// Runs a station while `body` goes on, and stops it.
    private func withStation(_ body: @Sendable @escaping () async throws -> Void) async throws {
        let station = try await LiveStation(store: store, now: clock.start, version: "test", logger: logger)
        let radio = RadioService(station: station, radios: air.radios("station"), clock: clock, logger: logger)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await radio.run() }
            group.addTask { [clock] in
                while !Task.isCancelled {
                    await station.advance(to: clock.now(), wall: clock.now())
                    try? await Task.sleep(for: .milliseconds(50))
                }
            }
            try await body()
            group.cancelAll()
        }
    }

    private func checkIn(
        _ number: UInt16,
        rssi: Int8 = -60,
        key: CheckinKey? = nil
    ) async throws -> CheckinExchange.Verdict? {
        let exchange = CheckinExchange(
            site: site,
            number: number,
            start: clock.now(),
            timeout: .seconds(20),
            offset: 0,
            key: key
        )
        let session = CheckinSession(exchange, clock: clock)
        try await CheckinService(session: session, radios: air.radios("laptop", rssi: rssi)).run()
        return await session.verdict
    }

    private func punches() throws -> Int {
        try store.entries(after: 0, limit: 1000).count { $0.fact.kind == Punch.kind }
    }

    @Test("who calls is told that they are checked in, once the journal has it, and again that they already are")
    func checkedIn() async throws {
        try await withStation {
            guard case .answered(.checkedIn(let time))? = try await checkIn(7) else {
                Issue.record("no answer")
                return
            }
            #expect(time.description == "08:00")
            #expect(try punches() == 1)
            let again = try await checkIn(7)
            #expect(again?.isSuccess == true)
            #expect(try punches() == 1)
        }
        #expect(air.transmissions.isEmpty)
        #expect(air.everything.contains { $0.frame.identity == CheckinBeacon.call(7, site: site) })
    }

    @Test("who has a key is answered with a proof")
    func proven() async throws {
        let key = CheckinKey()
        let person = try #require(try store.state().roster.people.keys.first)
        try store.setCheckinKey(key, of: person)
        try await withStation {
            let verdict = try await checkIn(7, key: key)
            #expect(verdict?.isSuccess == true)
        }
        #expect(try punches() == 1)
        #expect(air.transmissions.isEmpty)
    }

    @Test("a number that nobody has is believed after five seconds")
    func unknown() async throws {
        try await withStation {
            let began = clock.now()
            let verdict = try await checkIn(9)
            #expect(verdict == .answered(.unknownNumber))
            #expect(clock.now().microseconds(since: began) >= 5_000_000)
        }
        #expect(try punches() == 0)
        #expect(air.transmissions.isEmpty)
    }

    @Test("a radio that cannot be used ends a check-in after three seconds, and nothing stays on the air")
    func unusable() async throws {
        let exchange = CheckinExchange(site: site, number: 7, start: clock.now(), timeout: .seconds(20), offset: 0)
        let session = CheckinSession(exchange, clock: clock)
        let radio = BrokenRadio(condition: .notPermitted)
        let radios = Radios(receiver: radio, transmitter: radio)
        try await CheckinService(session: session, radios: radios).run()
        #expect(await session.verdict == .unusable(.notPermitted))
    }

    @Test("a station whose receiver fails says so on its board and goes on")
    func broken() async throws {
        let station = try await LiveStation(store: store, now: clock.start, version: "test", logger: logger)
        let radio = BrokenRadio(condition: .failed("no such device"), isFatal: true)
        let radios = Radios(receiver: radio, transmitter: radio)
        let service = RadioService(station: station, radios: radios, clock: clock, logger: logger)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await service.run() }
            _ = try await comesTrue {
                await station.publish()
                return await !station.board().alarms.isEmpty
            }
            #expect(await station.board().alarms == [.radio(.failed("no such device"))])
            group.cancelAll()
        }
    }
}

/// A radio that cannot be used.
private struct BrokenRadio: Receiver, Station.Transmitter {
    struct Failure: Error, CustomStringConvertible { let description = "no such device" }

    let condition: RadioCondition
    var isFatal = false

    func run(into sink: any ReceiverSink) async throws {
        if isFatal { throw Failure() }
        await sink.update(condition, of: nil)
        while true { try await Task.sleep(for: .seconds(60)) }
    }

    func transmit(_ wanted: [Transmission]) async -> TransmitterState {
        wanted.isEmpty ? .idle : .unable(condition)
    }
}

extension CheckinExchange.Verdict {
    fileprivate var isSuccess: Bool { if case .answered(let answer) = self { answer.isSuccess } else { false } }
}
