import BeaconKit
import Foundation
import Testing
import muster

@Suite("What muster scan prints")
struct ScanFormatTests {
    private static let uuid = BeaconUUID(high: 0xF782_6DA6_4FA2_4E98, low: 0x8024_BC5B_71E0_893E)

    /// A beacon heard for two seconds, at so many dBm, a quarter of a second apart.
    private static func presence(rssi: Int8 = -71, power: Int8 = -59) throws -> (BeaconPresence, last: Instant) {
        var engine = PresenceEngine(configuration: .init(individual: nil))
        let identity = BeaconIdentity(uuid: uuid, major: 170, minor: 187)
        var instant = Instant(microseconds: 1_425_757_567_417_000)
        for step in 0..<8 {
            if step > 0 { instant = instant.adding(microseconds: 250_000) }
            engine.ingest(
                Sighting(
                    identity: identity,
                    measuredPower: power,
                    rssi: rssi,
                    receiver: ReceiverID(rawValue: 0),
                    instant: instant
                )
            ) { _ in }
        }
        return (try #require(engine.presence(of: identity)), instant)
    }

    @Test("a row has everything that is known of a beacon")
    func row() throws {
        let (presence, last) = try Self.presence()
        let row = try #require(ScanRow(presence, at: last.adding(microseconds: 400_000)))
        #expect(
            row.cells == [
                "F7826DA6-4FA2-4E98-8024-BC5B71E0893E", "170", "187", "2.8 m ± 1.5", "near", "-71 dBm", "0.25 s", "now",
            ]
        )
        #expect(!row.isStale)
        #expect(row.cells.count == ScanRow.headings.count)
    }

    @Test(
        "a row fades when its beacon falls silent, and leaves",
        arguments: [(2, false, true), (4, true, true), (16, true, false)]
    )
    func fading(seconds: Int64, isStale: Bool, isThere: Bool) throws {
        let (presence, last) = try Self.presence()
        let row = ScanRow(presence, at: last.adding(microseconds: seconds * 1_000_000))
        #expect((row != nil) == isThere)
        if let row {
            #expect(row.isStale == isStale)
            #expect(row.cells.last == "\(seconds) s ago")
        }
    }

    @Test("a distance without a plausible power is marked")
    func fallback() throws {
        let (presence, _) = try Self.presence(power: 0)
        #expect(ScanRow.text(presence.distance).hasPrefix("≈"))
        #expect(ScanRow.text(.unknown).isEmpty)
        #expect(ScanRow.text(.estimated(meters: 42.4, uncertainty: 22.6, quality: .calibrated)) == "42 m ± 23")
    }

    @Test("a line of JSON is what replay reads")
    func json() {
        let sighting = Sighting(
            identity: BeaconIdentity(uuid: Self.uuid, major: 170, minor: 187),
            measuredPower: -59,
            rssi: -71,
            receiver: ReceiverID(rawValue: 0),
            instant: Instant(microseconds: 1_425_757_567_417_001)
        )
        #expect(
            ScanLine.json(sighting, receiver: "hci0") == """
                {"time":1425757567.417001,"receiver":"hci0","uuid":"F7826DA6-4FA2-4E98-8024-BC5B71E0893E",\
                "major":170,"minor":187,"power":-59,"rssi":-71}
                """
        )
    }

    @Test("a line of JSON for a second tells the distance")
    func jsonEverySecond() throws {
        let (presence, _) = try Self.presence()
        #expect(
            ScanLine.json(presence, receiver: "hci0").hasSuffix(
                #""rssi":-71.0,"distance":2.78,"uncertainty":1.48,"proximity":"near","interval":0.250}"#
            )
        )
    }

    @Test("a frame is drawn from the last line to the first, and stale rows are dim")
    func frame() throws {
        let (presence, last) = try Self.presence()
        let rows = [last, last.adding(microseconds: 5_000_000)].compactMap { ScanRow(presence, at: $0) }
        let frame = ScanScreen().frame(rows: rows, status: ["hci0 is listening"])
        let lines = frame.split(separator: "\u{1B}[").compactMap { part in
            part.range(of: ";1H").flatMap { Int(part[..<$0.lowerBound]) }
        }
        // First what is below the last line is cleared, then all lines.
        #expect(lines == [8, 7, 6, 5, 4, 3, 2, 1])
        #expect(frame.contains("\u{1B}[2m") && frame.contains("1;1Hhci0 is listening"))
        #expect(!frame.contains("\n"))
    }

    @Test("a name can't move the cursor")
    func controlCharacters() {
        let frame = ScanScreen().frame(rows: [], status: ["evil\u{1B}[2Jname"])
        #expect(frame.contains("evil\u{FFFD}[2Jname"))
    }
}
