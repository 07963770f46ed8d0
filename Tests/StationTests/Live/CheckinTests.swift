import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Check-in by number")
struct CheckinTests {
    private static let site = StationScript.siteUUID
    private var script: StationScript

    init() async throws {
        script = try await StationScript()
        try await script.add(7, "Mei Lin")
        try await script.add(8, "Sam Hill")
    }

    /// Where the punches in the journal come from.
    private func sources() throws -> [Source] {
        try script.store.entries(after: 0, limit: 1000).compactMap { RecordedPunch($0)?.source }
    }

    @Test("who calls just after their badge was heard is in already, and the call is kept, once")
    mutating func calledToo() async throws {
        script.near[7] = -60
        await script.run(20)
        for _ in 0..<2 {
            script.calls[7] = -60
            await script.run(10)
            #expect(await script.answers()[7]?.description == "already in since 08:00")
            script.calls = [:]
            await script.run(20)
            // The call is over once it goes unanswered.
            #expect(await script.answers().isEmpty)
        }
        #expect(try sources() == [.beacon, .phone])
    }

    @Test("who broadcasts their number nearby is checked in, and told so when it is in the journal")
    mutating func checkedIn() async throws {
        await script.run(60)
        script.calls[7] = -60
        await script.run(2)
        #expect(await script.answers().isEmpty)
        await script.run(1)
        #expect(try script.punches() == ["in 08:01:01"])
        #expect(await script.answers()[7]?.description == "checked in 08:01, on time")
        #expect(try sources() == [.phone])
        script.calls = [:]
        await script.run(4)
        #expect(await script.answers().isEmpty)
    }

    @Test("a station that talks to others is heard to be near whenever it has nothing to answer")
    mutating func announced() async throws {
        let own = CheckinBeacon.station(of: Self.site)
        #expect(await script.station.transmissions(at: script.now).isEmpty)
        await script.station.announce()
        #expect(await script.station.transmissions(at: script.now).map(\.frame.identity) == [own])
        script.calls[7] = -60
        await script.run(4)
        #expect(await script.answers()[7] != nil)
        #expect(await script.station.transmissions(at: script.now).allSatisfy { $0.frame.identity != own })
    }

    @Test("the answer is in the site's time, and says late where the board does")
    mutating func late() async throws {
        await script.run(3600 + 25 * 60)
        script.calls[7] = -60
        await script.run(4)
        #expect(await script.answers()[7]?.description == "checked in 09:25, late")
        #expect(await script.person(7)?.standing.status == .late)
    }

    @Test("who is here by a badge is already in")
    mutating func alreadyIn() async throws {
        script.near[7] = -60
        await script.run(600)
        script.calls[7] = -60
        await script.run(1)
        #expect(await script.answers()[7]?.description == "already in since 08:00")
        await script.run(10)
        #expect(await script.answers()[7]?.description == "already in since 08:00")
        #expect(try script.punches() == ["in 08:00:01"])
    }

    @Test("a number that is broadcast like a badge goes away with its person, who is told when back again")
    mutating func backAgain() async throws {
        script.calls[7] = -60
        await script.run(150)
        script.calls = [:]
        await script.run(305)
        #expect(await script.person(7)?.standing.status == .away)
        await script.run(20)
        script.calls[7] = -60
        await script.run(4)
        #expect(await script.answers()[7]?.description == "back again 08:07")
        #expect(try script.punches() == ["in 08:00:01", "out 08:02:30", "in 08:07:56"])
        #expect(try sources() == [.phone, .phone, .phone])
    }

    @Test("who only called to check in stays on site when the call ends, also over a restart")
    mutating func calledOnly() async throws {
        script.calls[7] = -60
        await script.run(10)
        script.calls = [:]
        script.near[8] = -60
        await script.run(600)
        try await script.restart(after: 1)
        await script.run(600)
        #expect(await script.person(7)?.standing.status == .onSite)
        #expect(try script.punches() == ["in 08:00:01", "in 08:00:11"])
        script.calls[7] = -60
        await script.run(4)
        #expect(await script.answers()[7]?.description == "already in since 08:00")
    }

    @Test("who is too far away is told to come nearer")
    mutating func tooFar() async throws {
        script.calls[7] = -95
        await script.run(5)
        #expect(await script.answers().isEmpty)
        await script.run(3)
        #expect(await script.answers() == [7: .comeNearer])
        script.calls[7] = -60
        await script.run(10)
        #expect(await script.answers()[7]?.isSuccess == true)
    }

    @Test("a number that nobody has is told so, and the person once added is checked in", arguments: [0, 9, 65535])
    mutating func unknown(number: UInt16) async throws {
        script.calls[number] = -60
        await script.run(3)
        #expect(await script.answers() == [number: .unknownNumber])
        guard number > 0 else { return }
        try await script.add(Int(number), "New Person")
        await script.run(4)
        #expect(await script.answers()[number]?.isSuccess == true)
    }

    @Test("nobody is told that they are in before the journal has it")
    mutating func diskFull() async throws {
        script.disk.fill(true)
        script.calls[7] = -60
        await script.run(10)
        #expect(await script.answers() == [7: .cannotRecord])
        script.disk.fill(false)
        await script.run(2)
        #expect(await script.answers()[7]?.description == "checked in 08:00, on time")
        #expect(try script.punches() == ["in 08:00:01"])
    }

    @Test("a number broadcast that is somebody else's badge is that person's")
    mutating func assigned() async throws {
        try await script.add(100_000, "Big Number", badge: CheckinBeacon.call(7, site: Self.site))
        script.calls[7] = -60
        await script.run(4)
        #expect(await script.answers()[7]?.isSuccess == true)
        #expect(await script.person(100_000)?.standing.status == .onSite)
        #expect(try sources() == [.beacon])
        #expect(await script.person(7)?.standing.status == .expected)
    }

    @Test("the station's own voice checks nobody in, is no unknown beacon and no other station")
    mutating func ownSignal() async throws {
        let second = await script.station.attach(Adapter(index: 1, address: "00:1A:7D:DA:71:13"))
        let answer = CheckinBeacon.reply(
            .checkedIn(at: try #require(MinuteOfDay(rawValue: 8 * 60))),
            to: 7,
            site: Self.site
        )
        // The worst case: what it says is somebody's badge.
        try await script.add(9, "Echo", badge: answer)
        script.calls[7] = -60
        await script.run(5)
        script.receiver = second
        for _ in 0..<20 {
            script.beacons = [:]
            for transmission in await script.station.transmissions(at: script.now) {
                script.beacons[transmission.frame.identity] = -40
            }
            await script.run(1)
        }
        // The echo goes on for a moment after the answer ended.
        script.beacons = [answer: -40]
        await script.run(5)
        #expect(await script.person(9)?.standing.status == .expected)
        #expect(try script.punches() == ["in 08:00:01"])
        let board = await script.station.board()
        #expect(board.unknownBeacons.isEmpty)
        #expect(board.alarms.isEmpty)
        // But it proves that the second adapter hears.
        #expect(board.receivers.last?.health == .hearing)
    }

    @Test("another station's answers are an alarm for an hour, and nobody's presence")
    mutating func otherStation() async throws {
        let foreign = CheckinBeacon.reply(.unknownNumber, to: 7, site: Self.site)
        script.beacons[foreign] = -60
        await script.run(2)
        #expect(await script.station.board().alarms.isEmpty)
        await script.run(30)
        #expect(await script.station.board().alarms == [.otherStation])
        #expect(await script.station.board().unknownBeacons.isEmpty)
        script.beacons = [:]
        await script.run(3500)
        #expect(await script.station.board().alarms == [.otherStation])
        await script.run(200)
        #expect(await script.station.board().alarms.isEmpty)
    }

    @Test("why answers cannot be transmitted is an alarm until they can")
    mutating func notAnswering() async throws {
        let adapter = Adapter(index: 0, address: "00:1A:7D:DA:71:13")
        // A moment is nothing.
        await script.station.update(.unable(.failed("busy")))
        await script.run(4)
        await script.station.update(.unable(.failed("busy")))
        await script.run(1)
        #expect(await script.station.board().alarms.isEmpty)
        for state in [TransmitterState.unable(.unsupported), .idle, .unable(.starting), .unable(.unsupported)] {
            await script.station.update(state)
            await script.run(1)
            #expect(await script.station.board().alarms == [.notAnswering(.unsupported)])
        }
        await script.station.update(.transmitting(adapter))
        await script.run(1)
        #expect(await script.station.board().alarms.isEmpty)
    }
}
