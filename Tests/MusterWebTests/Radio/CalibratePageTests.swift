import Attendance
import BeaconKit
import HTTPTypes
import MusterWeb
import Station
import Testing

@Suite("The page that calibrates a badge")
struct CalibratePageTests {
    /// What a badge's receiver reads in 20 s, five times a second.
    private static func readings(minor: UInt16, rssi: Int8, seconds: Int = 20) -> [Sighting] {
        (0..<seconds * 5).map { index in
            Sighting(
                identity: BeaconIdentity(uuid: BeaconUUID(high: 1, low: 2), major: 1, minor: minor),
                measuredPower: -59,
                rssi: rssi,
                receiver: ReceiverID(rawValue: 0),
                instant: Fixtures.now.adding(microseconds: Int64(index) * 200_000)
            )
        }
    }

    @Test("the badge that is held is measured, and what to do is said; programs get the same")
    func measured() async throws {
        let radio = InMemoryRadio()
        await radio.hear(Self.readings(minor: 7, rssi: -65) + Self.readings(minor: 8, rssi: -85))
        try await Browser.open(as: .admin, radio: radio) { browser in
            #expect(try await browser.get("/calibrate").text.contains("Measure for 20 seconds"))
            let page = try await browser.post("/calibrate", ["seconds": "5"]).text
            for text in [":1:7, heard by Desk, 100 readings", "−65 dBm ± 1 dB", "it is shown at 1.7 m"] {
                #expect(page.contains(text), "\(text)")
            }
            let body = Array(#"{"seconds":5,"beacon":"\#(Self.readings(minor: 8, rssi: 0)[0].identity)"}"#.utf8)
            let answer = try await browser.send(.post, "/api/v1/calibrations", bytes: body)
            #expect(answer.status == .ok)
            #expect(answer.text.contains(#""minor":8"#) && answer.text.contains(#""power":-85"#))
            #expect(answer.text.contains(#""verdict":"good""#))
        }
    }

    @Test("what cannot be measured is said, with what to do")
    func refused() async throws {
        let radio = InMemoryRadio()
        try await Browser.open(as: .admin, radio: radio) { browser in
            let unheard = try await browser.post("/calibrate", ["seconds": "5"])
            #expect(unheard.status == .unprocessableContent && unheard.text.contains("The badge was not heard."))
            #expect(try await browser.post("/calibrate", ["seconds": "3"]).text.contains("takes 5 to 60 seconds"))
            #expect(try await browser.post("/calibrate", ["beacon": "<b>"]).status == .unprocessableContent)
            await radio.hear(Self.readings(minor: 7, rssi: -65) + Self.readings(minor: 8, rssi: -66))
            let two = try await browser.post("/calibrate", ["seconds": "5"])
            #expect(two.text.contains("2 beacons are about as loud"))
        }
    }
}
