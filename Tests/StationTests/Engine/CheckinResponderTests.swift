import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Answering those who check in by number")
struct CheckinResponderTests {
    private static let siteUUID = StationScript.siteUUID
    private let mei: Person
    private let site: Site
    private var known: KnownJournal
    private var responder = CheckinResponder()

    init() throws {
        let store: SQLiteJournal
        (store, mei) = try EngineScript.journal()
        known = try EngineScript.known(store)
        site = known.site
    }

    private mutating func hear(
        _ identity: BeaconIdentity,
        at second: Double = 0,
        isBadge: Bool = false,
        isAwaited: Bool = false
    ) -> CheckinResponder.Hearing {
        let sighting = Sighting(
            identity: identity,
            measuredPower: -59,
            rssi: -60,
            receiver: ReceiverID(rawValue: 0),
            instant: StationTime.after(second).now
        )
        return responder.hear(sighting, site: Self.siteUUID, isBadge: isBadge, isAwaited: isAwaited)
    }

    /// What is transmitted. Only Mei Lin has a number, 7.
    private mutating func onAir(at second: Double, _ standing: NumberStanding = .out) -> [BeaconIdentity] {
        let instant = StationTime.after(second).now
        let transmissions = responder.transmissions(at: instant, minute: 0, site: Self.siteUUID) { number in
            number == 7 ? mei.id : nil
        } standing: { number in
            number == 7 ? standing : .unknown
        }
        responder.speak(transmissions, at: instant)
        return transmissions.map(\.frame.identity)
    }

    /// Mei Lin came at some second after 8:00.
    private mutating func came(_ second: Double, first: Double? = nil, isLate: Bool = false) {
        let start = StationTime.after(second).now
        let stay = LatestStay(
            stay: known.present.plans(of: mei, at: start).stay(from: start),
            arrived: StationTime.after(first ?? second).now
        )
        responder.answer(mei.id, with: stay, isLate: isLate, site: site) { $0 == 7 ? mei.id : nil }
    }

    private func reply(_ answer: Answer, to number: UInt16 = 7) -> BeaconIdentity {
        CheckinBeacon.reply(answer, to: number, site: Self.siteUUID)
    }

    @Test("a call and a badge are presence; an answer, and what the station transmits itself, are not")
    mutating func presence() {
        let call = hear(CheckinBeacon.call(7, site: Self.siteUUID), isBadge: true)
        let unknownCall = hear(CheckinBeacon.call(99, site: Self.siteUUID))
        let badge = hear(EngineScript.badge, isBadge: true)
        let stranger = hear(StationScript.beacon(99))
        #expect([call, unknownCall, badge, stranger] == [.presence, .presence, .presence, .presence])
        let answer = hear(reply(.comeNearer, to: 5))
        #expect(answer == .noPresence)
        // Somebody may have been given a beacon that looks like an answer.
        let badgeLikeAnswer = hear(reply(.comeNearer, to: 5), isBadge: true)
        #expect(badgeLikeAnswer == .presence)
    }

    @Test("what it transmits is its own until ten seconds after its end")
    mutating func ownSignal() {
        responder.announce()
        let station = onAir(at: 0)
        #expect(station == [CheckinBeacon.station(of: Self.siteUUID)])
        let own = responder.isOwn(station[0], at: StationTime.after(10).now)
        let later = responder.isOwn(station[0], at: StationTime.after(10.1).now)
        #expect(own && !later)
        let heard = hear(station[0], at: 5)
        #expect(heard == .noPresence)
    }

    @Test("the third foreign answer within a minute is the proof of another station, told once an hour")
    mutating func otherStation() {
        let foreign = reply(.unknownNumber, to: 5)
        let slow = [0, 61, 122].map { hear(foreign, at: $0) }
        #expect(slow == [.noPresence, .noPresence, .noPresence])
        let fast = [200, 201, 202, 203].map { hear(foreign, at: $0) }
        #expect(fast == [.noPresence, .noPresence, .otherStation, .noPresence])
        let endsEarly = responder.otherStationEnds(at: StationTime.after(3000).now)
        let ends = responder.otherStationEnds(at: StationTime.after(3804).now)
        #expect(!endsEarly && ends)
    }

    @Test("answers that somebody waits for here prove nothing")
    mutating func awaited() {
        let answers = (0..<9).map { hear(reply(.unknownNumber, to: 5), at: Double($0), isAwaited: true) }
        #expect(answers.allSatisfy { $0 == .noPresence })
    }

    @Test("nobody is answered before the journal has them, and then with the time at which they came")
    mutating func answer() {
        for second in 0..<3 {
            _ = hear(CheckinBeacon.call(7, site: Self.siteUUID), at: Double(second), isBadge: true)
            let onAir = onAir(at: Double(second))
            #expect(onAir.isEmpty)
        }
        came(0)
        let onAir = onAir(at: 2.1, .onSite(since: MinuteOfDay(StationScript.start, site: site)))
        #expect(onAir == [reply(.checkedIn(at: MinuteOfDay(StationScript.start, site: site)))])
    }

    @Test("who is late, or back, is told so", arguments: [(false, false), (true, false), (false, true)])
    mutating func kinds(isLate: Bool, isBack: Bool) {
        _ = hear(CheckinBeacon.call(7, site: Self.siteUUID), at: 60, isBadge: true)
        came(60, first: isBack ? 0 : 60, isLate: isLate)
        let time = MinuteOfDay(StationTime.after(60).now, site: site)
        let expected: Answer = isBack ? .backAgain(at: time) : isLate ? .checkedInLate(at: time) : .checkedIn(at: time)
        let onAir = onAir(at: 60)
        #expect(onAir == [reply(expected)])
    }

    @Test("who has a key gets the proof beside the answer, and nobody else does")
    mutating func proof() throws {
        let key = try #require(CheckinKey(bytes: [UInt8](repeating: 9, count: CheckinKey.length)))
        for number in [UInt16(7), 99] {
            _ = hear(CheckinBeacon.call(number, site: Self.siteUUID), isBadge: number == 7)
        }
        let without = onAir(at: 0, .unrecordable)
        #expect(without == [reply(.cannotRecord), reply(.unknownNumber, to: 99)])
        responder.keys = [mei.id: key]
        let with = onAir(at: 0, .unrecordable)
        let proof = CheckinProof.beacon(.cannotRecord, to: 7, site: Self.siteUUID, minute: 0, key: key)
        #expect(with == [reply(.cannotRecord), proof, reply(.unknownNumber, to: 99)])
    }

    @Test("a station that is to be heard by others is silent while it answers")
    mutating func announcing() {
        responder.announce()
        _ = hear(CheckinBeacon.call(99, site: Self.siteUUID))
        let answering = onAir(at: 0)
        let after = onAir(at: 20)
        #expect(answering == [reply(.unknownNumber, to: 99)])
        #expect(after == [CheckinBeacon.station(of: Self.siteUUID)])
    }
}
