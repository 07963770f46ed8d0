import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Check-in with a key")
struct ProvenCheckinTests {
    private static let site = StationScript.siteUUID
    private var script: StationScript
    private let key = CheckinKey()
    private let person: PersonID

    init() async throws {
        script = try await StationScript()
        try await script.add(7, "Mei Lin")
        try await script.add(8, "Sam Hill")
        let number = try #require(PersonNumber(rawValue: 7))
        person = try #require(try script.store.state().roster.person(number: number)).id
        try script.store.setCheckinKey(key, of: person)
        await script.station.rosterChanged()
    }

    /// What the station has on the air now.
    private func identities() async -> [BeaconIdentity] {
        await script.station.transmissions(at: script.now).map(\.frame.identity)
    }

    /// What a device that begins now believes of beacons that it hears at once.
    private func verdict(
        of identities: [BeaconIdentity],
        to number: UInt16 = 7,
        key: CheckinKey?
    ) -> CheckinExchange.Verdict? {
        var exchange = exchange(number, key: key)
        for identity in identities { exchange.hear(identity, at: script.now) }
        return exchange.verdict(at: script.now)
    }

    private func exchange(_ number: UInt16 = 7, key: CheckinKey?) -> CheckinExchange {
        CheckinExchange(
            site: Self.site,
            number: number,
            start: script.now,
            timeout: .seconds(30),
            offset: 0,
            key: key
        )
    }

    @Test("a forger's old answer leaves a caller with a key waiting for the station's own")
    mutating func replay() async throws {
        script.calls[7] = -60
        await script.run(5)
        let recorded = await identities()
        let arrival = try #require(await script.answers()[7])
        #expect(recorded.count == 2 && arrival.isSuccess)
        #expect(verdict(of: recorded, key: key) == .answered(arrival))

        script.calls = [:]
        await script.run(180)
        let time = try #require(arrival.arrival)
        // Somebody with a radio and no key: what was recorded, and whatever else can be made of it.
        let minute = CheckinProof.minute(at: script.now)
        var forged = recorded + recorded.map { BeaconIdentity(uuid: $0.uuid, major: $0.major ^ 0x800, minor: 7) }
        for answer in [Answer.checkedIn(at: MinuteOfDay(script.now, offset: 0)), .alreadyIn(since: time), .comeNearer] {
            forged.append(CheckinBeacon.reply(answer, to: 7, site: Self.site))
            forged.append(
                CheckinProof.beacon(answer, to: 7, site: Self.site, minute: minute, key: CheckinKey())
            )
        }
        // Without a key, some of these are believed.
        #expect(verdict(of: forged, key: nil) != nil)
        var exchange = exchange(key: key)
        for _ in 0..<20 {
            await script.run(1)
            // The station's transmitter asks all the time, and so learns that the call is over.
            #expect(await identities().isEmpty)
            for identity in forged { exchange.hear(identity, at: script.now) }
            #expect(exchange.verdict(at: script.now) == nil)
            #expect(!exchange.isToComeNearer)
        }
        script.calls[7] = -60
        await script.run(5)
        for identity in await identities() { exchange.hear(identity, at: script.now) }
        #expect(exchange.verdict(at: script.now) == .answered(.alreadyIn(since: time)))
    }

    @Test("where nothing proves an answer, the time-out says so")
    mutating func unproven() async throws {
        script.calls = [7: -60, 8: -60]
        await script.run(5)
        var exchange = exchange(8, key: key)
        for identity in await identities() { exchange.hear(identity, at: script.now) }
        let end = script.now.adding(microseconds: 30_000_000)
        #expect(exchange.verdict(at: end) == .timedOut(.heardUnproven))
        // Answers to others say less, whenever they are heard.
        exchange.hear(CheckinBeacon.reply(.unknownNumber, to: 9, site: Self.site), at: script.now)
        #expect(exchange.verdict(at: end) == .timedOut(.heardUnproven))
    }

    @Test("answers are proven to who has a key, and others' are as before")
    mutating func station() async throws {
        script.calls = [7: -60, 8: -60, 9: -60]
        await script.run(5)
        let answers = await script.answers()
        #expect(answers.keys.sorted() == [7, 8, 9])
        let all = await identities()
        #expect(all.count == 4)
        let minute = CheckinProof.minute(at: script.now)
        let proven = all.compactMap {
            CheckinProof.answer(in: $0, to: 7, site: Self.site, minute: minute, key: key)
        }
        let told = try #require(answers[7])
        #expect(proven == [told])
        for number in [7, 8] as [UInt16] {
            #expect(verdict(of: all, to: number, key: nil) == .answered(try #require(answers[number])))
        }
    }

    @Test("a proof is of the time on the wall, which may not be the steady one")
    mutating func wall() async throws {
        script.clockError = 3600
        await script.run(2)
        script.calls[7] = -60
        await script.run(5)
        let all = await identities()
        #expect(verdict(of: all, key: key) == nil)
        let wall = CheckinProof.minute(at: script.now.adding(microseconds: 3_600_000_000))
        let proven = all.compactMap { CheckinProof.answer(in: $0, to: 7, site: Self.site, minute: wall, key: key) }
        #expect(proven.count == 1)
    }

    @Test("a key that is replaced, or gone with its person, proves nothing any more")
    mutating func replaced() async throws {
        script.calls[7] = -60
        await script.run(5)
        var all = await identities()
        #expect(verdict(of: all, key: key) != nil)
        let second = CheckinKey()
        try script.store.setCheckinKey(second, of: person)
        await script.station.rosterChanged()
        all = await identities()
        #expect(verdict(of: all, key: key) == nil)
        #expect(verdict(of: all, key: second) != nil)
        try RosterCommands(store: script.store, actor: "test", source: .supervisor).remove(person, at: script.now)
        await script.station.rosterChanged()
        await script.run(1)
        #expect(try script.store.checkinKeys().isEmpty)
        all = await identities()
        #expect(verdict(of: all, key: second) == nil)
    }
}
