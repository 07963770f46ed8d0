import BeaconKit
import Station
import Testing

@Suite("The proof of a check-in's answer")
struct CheckinProofTests {
    private static let site = BeaconUUID(high: 0xF782_6DA6_4FA2_4E98, low: 0x8024_BC5B_71E0_893E)
    /// 2026-03-02 08:58 UTC.
    private static let minute: Int64 = 29_540_698
    private let key: CheckinKey
    private let onTime: Answer
    private let alreadyIn: Answer

    init() throws {
        key = try #require(CheckinKey("0001-0203-0405-0607-0809-0A0B-0C0D-0E0F"))
        let time = try #require(MinuteOfDay(rawValue: 538))
        onTime = .checkedIn(at: time)
        alreadyIn = .alreadyIn(since: time)
    }

    private func proof(_ answer: Answer, minute: Int64 = Self.minute, number: UInt16 = 7) -> BeaconIdentity {
        CheckinProof.beacon(answer, to: number, site: Self.site, minute: minute, key: key)
    }

    private func answer(in identity: BeaconIdentity, minute: Int64 = Self.minute, number: UInt16 = 7) -> Answer? {
        CheckinProof.answer(in: identity, to: number, site: Self.site, minute: minute, key: key)
    }

    @Test("it is what another program computed from the page of the protocol")
    func vectors() {
        let vectors = [
            (proof(onTime), "96F319C1-C3B2-C2DF-9129-E25B6F4FEC71"),
            (proof(onTime, minute: Self.minute + 1), "2F3B843F-D0EA-4F97-46E1-62E39EC48247"),
            (proof(alreadyIn), "AFF87A2E-4369-D083-481C-DDBBF27DF890"),
        ]
        for (identity, uuid) in vectors {
            #expect(identity.uuid.description == uuid)
            #expect(identity.minor == 7)
        }
        #expect(proof(onTime).major == 0x0A1A && proof(alreadyIn).major == 0x1A1A)
    }

    @Test(
        "a minute is counted from 1970, and begins at its first microsecond",
        arguments: [
            (0, 0), (59_999_999, 0), (60_000_000, 1), (-1, -1), (-60_000_000, -1), (-60_000_001, -2),
            (1_772_441_880_000_000, 29_540_698), (1_772_441_939_999_999, 29_540_698),
        ] as [(Int64, Int64)]
    )
    func minutes(microseconds: Int64, minute: Int64) {
        #expect(CheckinProof.minute(at: Instant(microseconds: microseconds)) == minute)
    }

    @Test("it holds for 2 minutes before and after it was given, and not longer")
    func freshness() {
        for given in [onTime, alreadyIn] {
            for difference in -2...2 as ClosedRange<Int64> {
                #expect(answer(in: proof(given), minute: Self.minute + difference) == given)
            }
            for difference in [-1440, -60, -3, 3, 10, 1440] as [Int64] {
                #expect(answer(in: proof(given), minute: Self.minute + difference) == nil)
            }
        }
    }

    @Test("it holds for this answer, number, site and key alone")
    func binding() {
        let good = proof(onTime)
        #expect(answer(in: BeaconIdentity(uuid: good.uuid, major: alreadyIn.major, minor: 7)) == nil)
        #expect(answer(in: BeaconIdentity(uuid: good.uuid, major: 0, minor: 7)) == nil)
        #expect(answer(in: proof(onTime, number: 8)) == nil)
        #expect(answer(in: proof(onTime, number: 8), number: 8) == onTime)
        #expect(answer(in: BeaconIdentity(uuid: good.uuid, major: good.major, minor: 8), number: 8) == nil)
        let elsewhere = BeaconUUID(high: Self.site.high, low: Self.site.low ^ 2)
        #expect(CheckinProof.answer(in: good, to: 7, site: elsewhere, minute: Self.minute, key: key) == nil)
        #expect(CheckinProof.answer(in: good, to: 7, site: Self.site, minute: Self.minute, key: CheckinKey()) == nil)
        // A plain answer proves nothing.
        #expect(answer(in: CheckinBeacon.reply(onTime, to: 7, site: Self.site)) == nil)
    }

    @Test("a key is read as it is shown, and nothing else is one")
    func text() {
        #expect(key.bytes == Array(0..<16))
        #expect(key.text == "0001-0203-0405-0607-0809-0A0B-0C0D-0E0F")
        #expect(CheckinKey(key.text) == key)
        #expect(CheckinKey(key.text.lowercased().replacing("-", with: " ")) == key)
        let made = CheckinKey()
        #expect(CheckinKey(made.text) == made && made != CheckinKey())
        for text in ["", "0001", key.text + "0", String(key.text.dropLast()) + "G", key.text + "10"] {
            #expect(CheckinKey(text) == nil, "\(text)")
        }
    }
}
