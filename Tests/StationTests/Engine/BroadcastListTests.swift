import Attendance
import BeaconKit
import Station
import Testing

@Suite("The list of what people transmit")
struct BroadcastListTests {
    private static let site = BeaconUUID(high: 1, low: 2)
    private static let other = BeaconUUID(high: 0xABCD, low: 0x10)
    private var list = BroadcastList()

    private static func broadcast(_ minor: UInt16, id: String, uuid: BeaconUUID = other) -> Broadcast {
        let identity = BeaconIdentity(uuid: uuid, major: 1, minor: minor)
        let frame = BeaconFrame(identity: identity, measuredPower: -65)
        return Broadcast(id: id, name: "Beacon \(minor)", transmission: Transmission(frame: frame))
    }

    private mutating func refusal(of broadcast: Broadcast, holder: String? = nil) -> BroadcastError? {
        do throws(BroadcastError) {
            try list.start(broadcast, site: Self.site, holder: holder)
            return nil
        } catch {
            return error
        }
    }

    @Test("it refuses what would disturb check-in, a badge, and the same beacon twice")
    mutating func refusals() {
        let call = refusal(of: Self.broadcast(7, id: "a", uuid: Self.site))
        let answer = refusal(of: Self.broadcast(7, id: "a", uuid: CheckinBeacon.replyUUID(of: Self.site)))
        let badge = refusal(of: Self.broadcast(7, id: "a"), holder: "Mei Lin")
        #expect(call == .isCheckin && answer == .isCheckin && badge == .isBadge(holder: "Mei Lin"))
        let first = refusal(of: Self.broadcast(7, id: "a"))
        let second = refusal(of: Self.broadcast(7, id: "b"))
        #expect(first == nil && second == .alreadyOnAir("Beacon 7"))
        #expect(list.broadcasts.map(\.id) == ["a"])
    }

    @Test("so many and no more are on the air at once; one that is changed keeps its place")
    mutating func most() {
        for minor in 1...UInt16(BroadcastList.most) {
            let refusal = refusal(of: Self.broadcast(minor, id: "\(minor)"))
            #expect(refusal == nil)
        }
        let tooMany = refusal(of: Self.broadcast(99, id: "99"))
        #expect(tooMany == .tooMany(BroadcastList.most))
        let change = refusal(of: Self.broadcast(50, id: "1"))
        #expect(change == nil && list.transmissions.first?.frame.identity.minor == 50)
        let isStopped = list.stop("1")
        let isStoppedAgain = list.stop("1")
        #expect(isStopped && !isStoppedAgain && list.broadcasts.count == BroadcastList.most - 1)
    }

    private func own() throws -> Site {
        try Site(name: "HQ", timeZone: "UTC", shift: Shift("09:00-17:30", grace: 5), broadcastUUID: Self.site)
    }

    private func sighting(_ identity: BeaconIdentity, _ second: Double) -> Sighting {
        Sighting(
            identity: identity,
            measuredPower: -59,
            rssi: -60,
            receiver: ReceiverID(rawValue: 0),
            instant: StationTime.after(second).now
        )
    }

    private func verdict() -> CheckinExchange.Verdict? { list.state(.idle).checkin?.verdict }

    @Test("a check-in transmits its number until it is answered, and the answer stays to be read")
    mutating func answered() throws {
        let own = try own()
        list.startCheckin(7, site: Self.other, own: own, at: .after(0))
        #expect(list.transmissions.map(\.frame.identity) == [CheckinBeacon.call(7, site: Self.other)])
        let time = MinuteOfDay(StationScript.start, offset: 0)
        let reply = CheckinBeacon.reply(.checkedIn(at: time), to: 7, site: Self.other)
        let awaits = list.awaits(reply)
        let awaitsOther = list.awaits(CheckinBeacon.reply(.comeNearer, to: 8, site: Self.other))
        #expect(awaits && !awaitsOther)
        // Its own echo is no answer.
        list.hear(sighting(reply, 1), isOwn: true)
        list.advance(to: StationTime.after(1).now, condition: nil)
        #expect(verdict() == nil)
        list.hear(sighting(reply, 2), isOwn: false)
        list.advance(to: StationTime.after(2).now, condition: nil)
        #expect(verdict() == .answered(.checkedIn(at: time)))
        #expect(list.transmissions.isEmpty)
        list.stopCheckin()
        #expect(list.state(.idle).checkin == nil)
    }

    @Test("a check-in that nobody answers ends, with what was heard instead or what is wrong with the radio")
    mutating func unanswered() throws {
        let own = try own()
        list.startCheckin(7, site: Self.other, own: own, at: .after(0))
        for second in 0..<30 {
            list.hearOther()
            list.advance(to: StationTime.after(Double(second)).now, condition: nil)
            #expect(verdict() == nil)
        }
        list.advance(to: StationTime.after(30).now, condition: nil)
        #expect(verdict() == .timedOut(.heardNoStation))

        list.startCheckin(7, site: Self.other, own: own, at: .after(40))
        for second in 40..<44 {
            list.advance(to: StationTime.after(Double(second)).now, condition: .absent)
        }
        #expect(verdict() == .unusable(.absent))
    }
}
