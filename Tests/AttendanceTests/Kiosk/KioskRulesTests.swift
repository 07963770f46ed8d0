import Attendance
import BeaconKit
import Testing

@Suite("How kiosks work")
struct KioskRulesTests {
    private static let start = Instant(microseconds: 1_772_438_400_000_000)

    private static func hours(_ hours: Int64) -> Instant { start.adding(microseconds: hours * 3_600_000_000) }

    private static func settings(_ confirmation: KioskSettings.Confirmation) throws -> KioskSettings {
        try KioskSettings(confirmation: confirmation, sound: true, largeType: false, readyAfter: 5, photo: false)
    }

    @Test("a result stays for 2 to 60 s", arguments: [(1, false), (2, true), (60, true), (61, false), (-5, false)])
    func bounds(seconds: Int, isPossible: Bool) {
        let made = try? KioskSettings(
            confirmation: .button,
            sound: true,
            largeType: true,
            readyAfter: seconds,
            photo: false
        )
        #expect((made != nil) == isPossible)
        let payload = #"{"confirmation":"button","largeType":true,"readyAfter":\#(seconds),"sound":true}"#
        #expect(((try? Fact(kind: "kiosk", payload: payload)) != nil) == isPossible)
    }

    @Test("any other value is another version")
    func version() throws {
        var versions = Set(try KioskSettings.Confirmation.allCases.map { try Self.settings($0).version })
        for (sound, large, seconds) in [(false, false, 5), (true, true, 5), (true, false, 6)] {
            let made = try KioskSettings(
                confirmation: .signature,
                sound: sound,
                largeType: large,
                readyAfter: seconds,
                photo: true
            )
            versions.insert(made.version)
        }
        #expect(versions.count == 7 && versions.contains(KioskSettings.usual.version))
    }

    @Test("where nobody decided people sign, also what a kiosk brings that was cut off")
    func usual() {
        let rules = KioskRules([])
        #expect(rules.settings == .usual)
        #expect(rules.needsSignature(at: Self.start, isOffline: false))
        #expect(rules.needsSignature(at: Self.start, isOffline: true))
    }

    @Test("nobody signs where it is optional or not asked for", arguments: KioskSettings.Confirmation.allCases)
    func asked(confirmation: KioskSettings.Confirmation) throws {
        let rules = KioskRules([(try Self.settings(confirmation), Self.start)])
        #expect(rules.needsSignature(at: Self.hours(1), isOffline: false) == (confirmation == .signature))
    }

    @Test("a kiosk that was cut off may not know for a day that people sign again; whoever is connected does")
    func cutOff() throws {
        let rules = KioskRules([
            (try Self.settings(.oneTap), Self.hours(0)), (try Self.settings(.signature), Self.hours(10)),
            // The rest may change; people sign since ten hours.
            (
                try KioskSettings(confirmation: .signature, sound: false, largeType: true, readyAfter: 9, photo: false),
                Self.hours(20)
            ),
        ])
        #expect(rules.settings.readyAfter == 9)
        for (hour, needs) in [(5, false), (33, false), (34, true), (40, true)] as [(Int64, Bool)] {
            #expect(rules.needsSignature(at: Self.hours(hour), isOffline: true) == needs)
            #expect(rules.needsSignature(at: Self.hours(hour), isOffline: false))
        }
    }

    @Test("of two punches that are equally good and of one instant the signed one is the evidence, however they came")
    func evidence() {
        func punch(_ id: UInt8, signed: Bool, minutes: Int64 = 0) -> StandingPunch {
            StandingPunch(
                RecordedPunch(
                    id: EntryID(hash: [UInt8](repeating: id, count: 32)),
                    punch: Punch(
                        person: PersonID(rawValue: "p"),
                        direction: .in,
                        signature: signed ? Commitment(rawValue: "c") : nil
                    ),
                    happened: Self.start.adding(microseconds: minutes * 60_000_000),
                    recorded: Self.start,
                    timeZone: "UTC",
                    offset: 0,
                    source: .kiosk,
                    actor: "kiosk"
                )
            )
        }
        let pair = [punch(1, signed: false), punch(2, signed: true)]
        for punches in [pair, pair.reversed()] {
            let merged = Duplicates.merging(punches, within: 120_000_000)
            #expect(merged.map(\.isSigned) == [true])
        }
        // Who came is who came first, signed or not.
        let later = Duplicates.merging(
            [punch(1, signed: false), punch(2, signed: true, minutes: 1)],
            within: 120_000_000
        )
        #expect(later.map(\.happened) == [Self.start] && later.map(\.isSigned) == [false])
    }
}
