import BeaconKit
import Testing

import MusterRadio

@Suite("a line with a sighting")
struct SightingLineTests {
    static let uuid = "DAF246CE-F201-11E4-B116-123B93F75CBA"
    static let full =
        #"{"time":1425757567.417,"receiver":"Room201","uuid":"\#(uuid)","major":201,"minor":20,"power":-62,"rssi":-60}"#

    static func read(_ text: String) throws(SightingLine.Failure) -> SightingLine {
        try SightingLine(text.utf8.span)
    }

    /// The full line with one text in it replaced.
    static func line(_ old: String, _ new: String) -> String {
        full.replacing(old, with: new)
    }

    @Test("all values are read")
    func allValues() throws {
        let line = try Self.read(Self.full)
        #expect(line.instant == Instant(microseconds: 1_425_757_567_417_000))
        #expect(line.receiver == "Room201")
        #expect(line.identity.description == "\(Self.uuid):201:20")
        #expect(line.measuredPower == -62)
        #expect(line.rssi == -60)
    }

    @Test(
        "the same sighting, written otherwise",
        arguments: [
            line(uuid, "daf246cef20111e4b116123b93f75cba"),
            line("1425757567.417", "1.425757567417e9"),
            line("-60}", "-59.6}"),
            line(",", " ,\t") + "\r",
            line(#""rssi""#, #""rssi":-1,"x":{"y":["}",{"\"":null}],"rssi":3},"z":true,"rssi""#),
            line("Room201", #"\u0052oom\u00320\u0031"#),
        ]
    )
    func variants(text: String) throws {
        #expect(try Self.read(text) == Self.read(Self.full))
    }

    @Test("a receiver and a power may be missing or null")
    func optionalFields() throws {
        let absent = try Self.read(#"{"time":0,"uuid":"\#(Self.uuid)","major":0,"minor":65535,"rssi":127}"#)
        #expect(absent.receiver == nil)
        #expect(absent.measuredPower == SightingLine.unknownPower)
        let null = try Self.read(
            #"{"time":0,"receiver":null,"power":null,"uuid":"\#(Self.uuid)","major":0,"minor":65535,"rssi":127}"#
        )
        #expect(null == absent)
    }

    @Test("a name in any script stays as it is", arguments: ["会议室", "Büro 2 🚪", ""])
    func names(name: String) throws {
        #expect(try Self.read(Self.line("Room201", name)).receiver == name)
    }

    @Test(
        "a line that can't be used says why",
        arguments: [
            ("", .notAnObject), ("{", .notAnObject), ("[]", .notAnObject), ("{}}", .notAnObject),
            (#"{"time"}"#, .notAnObject), (#"{"time":}"#, .notAnObject), (#"{"time":1,}"#, .notAnObject),
            (#"{"time":"\"#, .notAnObject), (#"{"a":[}"#, .notAnObject), ("{} x", .notAnObject),
            (full + full, .notAnObject), ("{}", .missing(.time)),
            (line(#""time""#, #""Time""#), .missing(.time)), (line("1425757567.417", #""now""#), .wrongType(.time)),
            (line("1425757567.417", "-1"), .outOfRange(.time)), (line("1425757567.417", "1e300"), .outOfRange(.time)),
            (line("1425757567.417", "1425757567417"), .outOfRange(.time)),
            (line("1425757567.417", "NaN"), .wrongType(.time)), (line("201,", "65536,"), .outOfRange(.major)),
            (line(":20,", ":-1,"), .outOfRange(.minor)), (line(":20,", ":true,"), .wrongType(.minor)),
            (line("-60", "-129"), .outOfRange(.rssi)), (line("-62", "128"), .outOfRange(.power)),
            (line("-60", "null"), .missing(.rssi)), (line(uuid, "DAF246CE"), .wrongType(.uuid)),
            (line("\"\(uuid)\"", "7"), .wrongType(.uuid)), (line(#""Room201""#, "201"), .wrongType(.receiver)),
            (line("Room201", #"\x"#), .wrongType(.receiver)),
        ] as [(String, SkipReason)]
    )
    func unusable(text: String, reason: SkipReason) {
        #expect(throws: SightingLine.Failure(reason)) { try Self.read(text) }
    }
}
