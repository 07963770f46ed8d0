import Attendance
import BeaconKit
import Station
import Testing

@Suite("Answers on the air")
struct AnswerTests {
    private static func at(_ minute: UInt16) throws -> MinuteOfDay { try #require(MinuteOfDay(rawValue: minute)) }

    @Test("every major is an answer, written the same again, or none")
    func majors() {
        var answers: Set<Answer> = []
        for major in UInt16.min ... .max {
            guard let answer = Answer(major: major) else { continue }
            #expect(answer.major == major)
            answers.insert(answer)
        }
        // Four outcomes with each minute of a day, three without a time.
        #expect(answers.count == 4 * 1440 + 3)
    }

    @Test(
        "the majors are those of the protocol's page",
        arguments: [
            (0x0800, "checked in 00:00, on time"), (0x0A1A, "checked in 08:58, on time"),
            (0x1238, "checked in 09:28, late"),
            (0x1A1A, "already in since 08:58"), (0x2311, "back again 13:05"),
            (0x259F, "back again 23:59"),
            (0x2FFF, "unknown number"),
            (0x37FF, "come nearer"), (0x3FFF, "the station cannot record the check-in"),
        ] as [(UInt16, String)]
    )
    func vectors(major: UInt16, text: String) throws {
        let answer = try #require(Answer(major: major))
        #expect(answer.description == text)
    }

    @Test(
        "reserved outcomes, times that are none and times that don't belong are no answers",
        arguments: [0, 1, 0x07FF, 0x0DA0, 0x0FFF, 0x2800, 0x2FFE, 0x3000, 0x4000, 0xFFFF] as [UInt16]
    )
    func none(major: UInt16) {
        #expect(Answer(major: major) == nil)
    }

    @Test("no answer could be taken for somebody's call at a site whose UUID is the reply's")
    func noCall() throws {
        let majors = try [
            Answer.checkedIn(at: Self.at(1)), .checkedInLate(at: Self.at(1)), .alreadyIn(since: Self.at(1)),
            .backAgain(at: Self.at(1)), .unknownNumber, .comeNearer, .cannotRecord,
        ].map(\.major)
        #expect(majors.allSatisfy { $0 > 2047 })
    }

    @Test(
        "times are cut to the minute of the site's clock, before 1970 too",
        arguments: [
            (1_772_438_399_999_999, "UTC", "07:59"), (1_772_438_400_000_000, "UTC", "08:00"),
            (1_772_438_400_000_000, "Asia/Kathmandu", "13:45"), (1_772_438_400_000_000, "America/New_York", "03:00"),
            // Summer time.
            (1_785_542_340_000_000, "Europe/Berlin", "01:59"), (-1_000_000, "UTC", "23:59"), (0, "UTC", "00:00"),
        ] as [(Int64, String, String)]
    )
    func minutes(microseconds: Int64, zone: String, text: String) throws {
        let site = try Site(
            name: "Test",
            timeZone: zone,
            shift: Shift("09:00-17:30", grace: 5),
            broadcastUUID: StationScript.siteUUID
        )
        #expect(MinuteOfDay(Instant(microseconds: microseconds), site: site).description == text)
    }

    @Test("the reply's UUID is the site's with the last bit inverted, and back")
    func replyUUID() throws {
        let site = try #require(BeaconUUID("F7826DA6-4FA2-4E98-8024-BC5B71E0893E"))
        let reply = CheckinBeacon.replyUUID(of: site)
        #expect(reply.description == "F7826DA6-4FA2-4E98-8024-BC5B71E0893F")
        #expect(CheckinBeacon.replyUUID(of: reply) == site)
    }

    @Test("the protocol's page has the bytes of a call and of its reply")
    func bytes() throws {
        let site = try #require(BeaconUUID("F7826DA6-4FA2-4E98-8024-BC5B71E0893E"))
        let answer = try Answer.checkedIn(at: Self.at(538))
        let identities = [CheckinBeacon.call(7, site: site), CheckinBeacon.reply(answer, to: 7, site: site)]
        let texts = identities.map { identity in
            let data = BeaconFrame(identity: identity, measuredPower: CheckinBeacon.measuredPower).advertisingData
            return Hexadecimal.text(data.indices.map { data[$0] })
        }
        #expect(
            texts == [
                "0201061aff4c000215f7826da64fa24e988024bc5b71e0893e00010007c5",
                "0201061aff4c000215f7826da64fa24e988024bc5b71e0893f0a1a0007c5",
            ]
        )
    }

    @Test("calls and replies are told from each other and from other beacons")
    func beacons() throws {
        let site = StationScript.siteUUID
        let answer = try Answer.checkedIn(at: Self.at(538))
        let call = CheckinBeacon.call(7, site: site)
        let reply = CheckinBeacon.reply(answer, to: 7, site: site)
        #expect(call == BeaconIdentity(uuid: site, major: 1, minor: 7))
        #expect(CheckinBeacon.number(in: call, site: site) == 7)
        #expect(CheckinBeacon.number(in: reply, site: site) == nil)
        #expect(CheckinBeacon.number(in: BeaconIdentity(uuid: site, major: 2, minor: 7), site: site) == nil)
        #expect(CheckinBeacon.answer(in: call, site: site) == nil)
        let read = try #require(CheckinBeacon.answer(in: reply, site: site))
        #expect(read.number == 7 && read.answer == answer)
        #expect(CheckinBeacon.answer(in: reply, site: StationScript.uuid) == nil)
    }
}
