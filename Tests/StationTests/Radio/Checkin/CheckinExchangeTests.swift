import BeaconKit
import Station
import Testing

@Suite("A check-in as the one who checks in sees it")
struct CheckinExchangeTests {
    private static let site = StationScript.siteUUID
    private static let start = Instant(microseconds: 1_772_438_400_000_000)
    /// It is 08:58 there.
    private static let offset = 58 * 60
    private var exchange = CheckinExchange(
        site: site,
        number: 7,
        start: start,
        timeout: .seconds(30),
        offset: offset
    )
    private static let time = MinuteOfDay(rawValue: 538)

    private static func at(_ seconds: Double) -> Instant { start.adding(microseconds: Int64(seconds * 1_000_000)) }

    private mutating func hear(_ answer: Answer, to number: UInt16 = 7, at seconds: Double) {
        exchange.hear(CheckinBeacon.reply(answer, to: number, site: Self.site), at: Self.at(seconds))
    }

    private func verdict(at seconds: Double) -> CheckinExchange.Verdict? { exchange.verdict(at: Self.at(seconds)) }

    @Test("it broadcasts the number under the site's UUID with major 1")
    func transmission() {
        #expect(exchange.transmission.frame.identity == BeaconIdentity(uuid: Self.site, major: 1, minor: 7))
        #expect(exchange.transmission.interval == .milliseconds(100))
    }

    @Test("good news is believed at once")
    mutating func goodNews() throws {
        let time = try #require(Self.time)
        for answer in [
            Answer.checkedIn(at: time), .checkedInLate(at: time), .alreadyIn(since: time), .backAgain(at: time),
        ] {
            var exchange = self.exchange
            exchange.hear(CheckinBeacon.reply(answer, to: 7, site: Self.site), at: Self.at(1))
            #expect(exchange.verdict(at: Self.at(1)) == .answered(answer))
            #expect(answer.isSuccess)
        }
    }

    @Test(
        "bad news is believed when nothing better came for five seconds",
        arguments: [Answer.unknownNumber, .cannotRecord]
    )
    mutating func badNews(answer: Answer) throws {
        for second in 1...5 { hear(answer, at: Double(second)) }
        #expect(verdict(at: 5.9) == nil)
        #expect(verdict(at: 6) == .answered(answer))
        #expect(!answer.isSuccess)
        hear(.checkedIn(at: try #require(Self.time)), at: 5.9)
        #expect(verdict(at: 6) == .answered(.checkedIn(at: try #require(Self.time))))
    }

    @Test("bad news shortly before the time is out is believed then")
    mutating func lateNews() {
        hear(.unknownNumber, at: 28)
        #expect(verdict(at: 29.9) == nil)
        #expect(verdict(at: 30) == .answered(.unknownNumber))
    }

    @Test("of two stations, the one that knows the number counts")
    mutating func twoStations() {
        hear(.unknownNumber, at: 1)
        hear(.cannotRecord, at: 2)
        hear(.unknownNumber, at: 3)
        #expect(verdict(at: 6.9) == nil)
        #expect(verdict(at: 7) == .answered(.cannotRecord))
    }

    @Test("who is told to come nearer is known, whatever another station says")
    mutating func comeNearer() throws {
        hear(.unknownNumber, at: 1)
        hear(.comeNearer, at: 2)
        #expect(exchange.isToComeNearer)
        #expect(verdict(at: 29) == nil)
        #expect(verdict(at: 30) == .timedOut(.tooFar))
        hear(.checkedIn(at: try #require(Self.time)), at: 29)
        #expect(!exchange.isToComeNearer)
        #expect(verdict(at: 30)?.isAnswered == true)
    }

    @Test("the time-out knows what was heard")
    mutating func timeOut() throws {
        #expect(verdict(at: 29.9) == nil)
        #expect(verdict(at: 30) == .timedOut(.heardNothing))
        exchange.hearOther()
        #expect(verdict(at: 30) == .timedOut(.heardNoStation))
        // Its own call, as another adapter hears it, is no answer.
        exchange.hear(exchange.transmission.frame.identity, at: Self.at(1))
        #expect(verdict(at: 30) == .timedOut(.heardNoStation))
        hear(.alreadyIn(since: try #require(Self.time)), to: 8, at: 2)
        #expect(verdict(at: 30) == .timedOut(.heardAnswersToOthers))
        exchange.hearOther()
        #expect(verdict(at: 30) == .timedOut(.heardAnswersToOthers))
    }

    @Test(
        "a radio that stays unusable ends it, later where it may come back by itself",
        arguments: [
            (.notPermitted, 3), (.absent, 3), (.blocked(byHardware: true), 3), (.off, 10), (.failed("busy"), 10),
        ] as [(RadioCondition, Double)]
    )
    mutating func radio(condition: RadioCondition, seconds: Double) {
        exchange.update(condition, at: Self.at(1))
        #expect(verdict(at: 1 + seconds - 0.1) == nil)
        #expect(verdict(at: 1 + seconds) == .unusable(condition))
    }

    @Test("a radio that comes back goes on; one whose fault changes has been faulty since the first")
    mutating func radioBack() {
        exchange.update(.off, at: Self.at(1))
        exchange.update(.listening, at: Self.at(9))
        #expect(verdict(at: 15) == nil)
        exchange.update(.absent, at: Self.at(15))
        exchange.update(.notPermitted, at: Self.at(17))
        #expect(verdict(at: 18) == .unusable(.notPermitted))
        exchange.update(nil, at: Self.at(18))
        #expect(verdict(at: 19) == nil)
    }

    @Test("an arrival that is not about now is no answer, and the time-out says so")
    mutating func oldAnswer() throws {
        // 09:03, as an answer of five minutes ago that is sent again would be for a clock that shows 09:08.
        for minute in [533, 535, 561, 0, 1439] {
            let time = try #require(MinuteOfDay(rawValue: UInt16(minute)))
            for answer in [Answer.checkedIn(at: time), .checkedInLate(at: time), .backAgain(at: time)] {
                hear(answer, at: 1)
                #expect(verdict(at: 29) == nil, "\(answer)")
            }
            #expect(verdict(at: 30) == .timedOut(.heardOldAnswer(time)))
        }
        // Somebody else's answer is no reason to say less.
        hear(.alreadyIn(since: try #require(Self.time)), to: 8, at: 2)
        #expect(verdict(at: 30) != .timedOut(.heardAnswersToOthers))
        for minute in 536...540 {
            var exchange = self.exchange
            let answer = Answer.checkedIn(at: try #require(MinuteOfDay(rawValue: UInt16(minute))))
            exchange.hear(CheckinBeacon.reply(answer, to: 7, site: Self.site), at: Self.at(1))
            #expect(exchange.verdict(at: Self.at(1)) == .answered(answer))
        }
    }

    @Test("around midnight an arrival is about now on either side")
    func midnight() throws {
        // 23:59 there.
        var exchange = CheckinExchange(
            site: Self.site,
            number: 7,
            start: Self.start,
            timeout: .seconds(30),
            offset: -8 * 3600 - 60
        )
        let answer = Answer.checkedIn(at: try #require(MinuteOfDay(rawValue: 1)))
        exchange.hear(CheckinBeacon.reply(answer, to: 7, site: Self.site), at: Self.at(1))
        #expect(exchange.verdict(at: Self.at(1)) == .answered(answer))
    }

    @Test("majors that mean nothing and other sites' replies are passed over")
    mutating func foreign() {
        exchange.hear(BeaconIdentity(uuid: CheckinBeacon.replyUUID(of: Self.site), major: 1, minor: 7), at: Self.at(1))
        exchange.hear(CheckinBeacon.reply(.unknownNumber, to: 7, site: StationScript.uuid), at: Self.at(1))
        #expect(verdict(at: 29) == nil)
        #expect(verdict(at: 30) == .timedOut(.heardNoStation))
    }
}

extension CheckinExchange.Verdict {
    fileprivate var isAnswered: Bool { if case .answered = self { true } else { false } }
}
