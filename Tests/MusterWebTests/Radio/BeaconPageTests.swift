import Attendance
import BeaconKit
import HTTPTypes
import MusterWeb
import Station
import Testing

@Suite("The page of beacons")
struct BeaconPageTests {
    static func identity(_ minor: UInt16) throws -> BeaconIdentity {
        BeaconIdentity(uuid: try #require(BeaconUUID(Fixtures.uuid)), major: 4, minor: minor)
    }

    static func beacon(_ minor: UInt16, rssi: Double = -60, meters: Double = 1.25) throws -> HeardBeacon {
        HeardBeacon(
            identity: try identity(minor),
            distance: .estimated(meters: meters, uncertainty: meters / 2, quality: .calibrated),
            proximity: .near,
            rssi: rssi,
            levels: [nil, -60, -62, nil],
            receiver: "hall",
            room: "Entrance",
            lastSeen: Fixtures.now
        )
    }

    @Test("a line says all that is known of a beacon, in both languages")
    func line() async throws {
        var fading = try Self.beacon(2)
        fading.isFading = true
        fading.distance = .unknown
        fading.proximity = .unknown
        fading.receiver = "<b>"
        let radio = InMemoryRadio(beacons: [try Self.beacon(1), fading])
        try await Browser.open(radio: radio) { browser in
            let page = try await browser.get("/beacons").text
            for text in [
                Fixtures.uuid, "1.3 m ± 0.6 m", ">near<", "-60 dBm", ">hall<", "Entrance", "2 beacons.", "unknown",
                "-62 to -60 dBm in the last minute", "&lt;b&gt;", "silent", "Pair…",
            ] {
                #expect(page.contains(text), "\(text)")
            }
            #expect(!page.contains("<b>"))
        }
        try await Browser.open(language: "zh", radio: radio) { browser in
            let page = try await browser.get("/beacons").text
            for text in ["1.3 ± 0.6 米", ">近<", "未知距离", "绑定到", "共 2 个信标。"] { #expect(page.contains(text), "\(text)") }
        }
    }

    @Test("who may not edit people sees no way to pair")
    func reader() async throws {
        try await Browser.open(as: .warden, radio: InMemoryRadio(beacons: [try Self.beacon(1)])) { browser in
            let page = try await browser.get("/beacons").text
            #expect(page.contains("Unknown") && !page.contains("/beacons/pair"))
        }
    }

    @Test("an unknown beacon is bound in two steps")
    func pair() async throws {
        try await Browser.open(radio: InMemoryRadio(beacons: [try Self.beacon(1)])) { browser in
            let person = try browser.add(7, "Mei <Lin>")
            let page = try await browser.get("/beacons").text
            let link = try #require(page.firstMatch(of: /href="(\/beacons\/pair[^"]*)"/)?.1)
            let choice = try await browser.get(String(link)).text
            #expect(choice.contains("Mei &lt;Lin&gt;") && choice.contains("/people/\(person.id.rawValue)/badges"))
            let answer = try await browser.post(
                "/people/\(person.id.rawValue)/badges",
                ["identity": Self.identity(1).description]
            )
            #expect(answer.status == .seeOther)
            #expect(try browser.roster.badges == [Self.identity(1): person.id])
            #expect(try await browser.get("/beacons/pair?identity=nonsense").status == .notFound)
        }
    }

    @Test(
        "a region that can't be is told at its field, and nothing is hidden",
        arguments: [
            ("uuid", "xyz", "not the start of a UUID"), ("major", "65536", "not a major"),
            ("minor", "-1", "not a minor"),
        ]
    )
    func badRegion(field: String, typed: String, message: String) async throws {
        try await Browser.open(radio: InMemoryRadio(beacons: [try Self.beacon(1)])) { browser in
            let page = try await browser.get("/beacons?\(field)=\(typed)")
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains(message) && page.text.contains("1 beacon."))
            let answer = try await browser.get("/api/v1/beacons?\(field)=\(typed)")
            #expect(answer.status == .badRequest && answer.text.contains(message))
        }
    }

    @Test("of very many only the first are shown, and that is said")
    func many() async throws {
        let beacons = try (0..<3412).map { try Self.beacon($0) }
        try await Browser.open(radio: InMemoryRadio(beacons: beacons, isIncomplete: true)) { browser in
            let page = try await browser.get("/beacons").text
            #expect(page.contains("Showing the first 200 of 3412 beacons."))
            #expect(page.contains("some are missing"))
            #expect(page.count(of: "<tr role") == 201)
            let answer = try await browser.get("/api/v1/beacons?limit=3").text
            #expect(answer.contains(#""count":3412,"isIncomplete":true"#))
            #expect(answer.count(of: #""uuid""#) == 3)
            for limit in ["0", "x", "5001"] {
                #expect(try await browser.get("/api/v1/beacons?limit=\(limit)").status == .badRequest)
            }
        }
    }

    @Test("the API gives numbers, and null for what is not known")
    func api() async throws {
        var beacon = try Self.beacon(1)
        beacon.owner = .call(number: 9, nil)
        var other = HeardBeacon(
            identity: try Self.identity(2),
            rssi: -80,
            receiver: nil,
            room: nil,
            lastSeen: Fixtures.now
        )
        other.owner = .ownSignal
        try await Browser.open(radio: InMemoryRadio(beacons: [beacon, other])) { browser in
            let text = try await browser.get("/api/v1/beacons").text
            #expect(text.contains(#""owner":{"kind":"call","number":9,"person":null,"name":null}"#))
            #expect(text.contains(#""distance":1.25,"uncertainty":0.625,"isCalibrated":true,"proximity":"near""#))
            #expect(text.contains(#""lastMinute":[null,-60,-62,null]"#))
            #expect(text.contains(#""distance":null,"uncertainty":null,"isCalibrated":null,"proximity":"unknown""#))
            #expect(text.contains(#""receiver":null,"room":null"#))
        }
    }

    @Test("the station is asked once for all who look at the same time")
    func shared() async throws {
        let radio = InMemoryRadio(beacons: [try Self.beacon(1)])
        let feed = BeaconFeed(source: radio, age: .seconds(3600))
        for _ in 0..<50 { #expect(await feed.list().beacons.count == 1) }
        #expect(await radio.questions == 1)
    }
}
