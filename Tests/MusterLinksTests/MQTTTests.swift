import Attendance
import BeaconKit
import EndToEndSupport
import Foundation
import MusterLinks
import Station
import Testing

@Suite("MQTT with a real broker")
struct MQTTTests {
    private static func channel(_ address: String, _ change: (inout ChannelSettings) -> Void = { _ in }) -> Channel {
        var settings = ChannelSettings(kind: .mqtt, address: address)
        change(&settings)
        return Channel(
            id: "m",
            name: "M",
            settings: settings,
            subscriptions: [.everything],
            created: Instant(microseconds: 0)
        )
    }

    private static func send(_ channel: Channel) async throws -> SendOutcome {
        let event = EventDocument(test: "1", at: Instant(microseconds: 0), timeZone: "UTC", offset: 0)
        let words = EventWords(event, name: nil, site: "S", language: .english)
        return try await LinkSender().send(try OutgoingMessage(event, words: words, timestamp: 0), to: channel)
    }

    @Test("a message is delivered when the broker acknowledged it, and others have it")
    func delivering() async throws {
        try await Broker.with { broker in
            try await Listener.with(broker.port, to: ["muster/#"]) { listener in
                let outcome = try await Self.send(Self.channel("mqtt://127.0.0.1:\(broker.port)"))
                #expect(outcome.reason == .delivered, "\(outcome)")
                try await listener.require { !$0.heard.isEmpty }
                #expect(listener.heard.first?.topic == "muster/events/test")
                #expect(listener.heard.first?.text.contains("\"type\":\"test\"") == true)
            }
        }
    }

    @Test("user and password count")
    func passwords() async throws {
        try Broker.requireInstalled()
        try await Broker.with { folder in
            try OpenSSL.run("/usr/bin/mosquitto_passwd", ["-b", "-c", folder.path + "/passwords", "mei", "tide"])
            return "allow_anonymous false\npassword_file \(folder.path)/passwords"
        } _: { broker in
            let address = "mqtt://127.0.0.1:\(broker.port)"
            let right = try await Self.send(Self.channel(address) { ($0.user, $0.secrets) = ("mei", ["tide"]) })
            #expect(right.reason == .delivered, "\(right)")
            let wrong = try await Self.send(Self.channel(address) { ($0.user, $0.secrets) = ("mei", ["ebb"]) })
            #expect(wrong.reason == .unauthorized, "\(wrong)")
            let none = try await Self.send(Self.channel(address))
            #expect(none.reason == .unauthorized, "\(none)")
        }
    }

    @Test("a connection that was refused ends soon, however often", .timeLimit(.minutes(2)))
    func refusedOften() async throws {
        try Broker.requireInstalled()
        try await Broker.with { _ in
            "allow_anonymous false"
        } _: { broker in
            // The library's thread may be about to wait when it is to end: once in a few dozen times.
            for _ in 0..<60 {
                let outcome = try await Self.send(Self.channel("mqtt://127.0.0.1:\(broker.port)"))
                #expect(outcome.reason == .unauthorized, "\(outcome)")
            }
        }
    }

    @Test("a broker's own authority is trusted when it is given, and no other")
    func authorities() async throws {
        try Broker.requireInstalled()
        let folder = try TemporaryFolder()
        for name in ["own", "other"] { try OpenSSL.makeCertificate(name, in: folder) }
        let own = try String(contentsOfFile: folder.path + "/own.pem", encoding: .utf8)
        let other = try String(contentsOfFile: folder.path + "/other.pem", encoding: .utf8)
        try await Broker.with { _ in
            "allow_anonymous true\ncertfile \(folder.path)/own.pem\nkeyfile \(folder.path)/own.key"
        } _: { broker in
            let address = "mqtts://127.0.0.1:\(broker.port)"
            let right = try await Self.send(Self.channel(address) { $0.authority = own })
            #expect(right.reason == .delivered, "\(right)")
            let wrong = try await Self.send(Self.channel(address) { $0.authority = other })
            #expect(wrong.reason == .untrusted, "\(wrong)")
            let system = try await Self.send(Self.channel(address))
            #expect(system.reason == .untrusted, "\(system)")
            let open = try await Self.send(Self.channel("mqtt://127.0.0.1:\(broker.port)"))
            #expect(open.reason != .delivered, "\(open)")
        }
    }

    @Test("a broker that accepts and then closes, or is not there, is said to do so")
    func failing() async throws {
        try await Endpoint.with(.drop) { endpoint in
            let closed = try await Self.send(Self.channel("mqtt://127.0.0.1:\(endpoint.port)"))
            #expect(closed.reason == .dropped, "\(closed)")
        }
        let nobody = try await Self.send(Self.channel("mqtt://127.0.0.1:\(try await FreePort.find())"))
        #expect([.unreachable, .dropped].contains(nobody.reason), "\(nobody)")
        let unknown = try await Self.send(Self.channel("mqtt://no-such-host.invalid"))
        #expect(unknown.reason == .unknownHost, "\(unknown)")
    }

    @Test("what is retained is right after any order of restarts, and what is deleted goes")
    func restarts() async throws {
        try await Broker.with { broker in
            let target = try Listener.target(broker.port)
            let first = ["muster/people/a/state": Array("home".utf8), "muster/people/b/state": Array("home".utf8)]
            // A station that knows of two.
            try await Self.running(MQTTConnection(target)) { station in
                await station.want(first)
                try await Listener.with(broker.port, to: ["muster/#"]) { listener in
                    try await listener.require { $0.retained.count == 3 }
                    #expect(listener.retained["muster/status"] == "online")
                }
                // The broker restarts with nothing left.
                broker.stop()
                try await broker.start()
                try await Listener.with(broker.port, to: ["muster/#"]) { listener in
                    try await listener.require { $0.retained.count == 3 }
                }
            }
            try await Listener.with(broker.port, to: ["muster/#"]) { listener in
                try await listener.require { $0.retained["muster/status"] == "offline" }
            }
            // Another run of it knows of one: the other's topics go.
            try await Self.running(MQTTConnection(target)) { station in
                await station.want(["muster/people/a/state": Array("not_home".utf8)])
                try await Listener.with(broker.port, to: ["muster/#"]) { listener in
                    try await listener.require {
                        $0.retained == ["muster/people/a/state": "not_home", "muster/status": "online"]
                    }
                }
            }
        }
    }

    @Test("Home Assistant finds people and items, and loses what is deleted or not to be told any more")
    func discovery() async throws {
        let tag = try Tag(identity: BeaconIdentity(uuid: BeaconUUID(high: 1, low: 2), major: 3, minor: 4))
        let item = Item(id: ItemID(rawValue: "bag"), name: "Bag", tag: tag)
        let state = ItemState(
            item: item,
            whereabouts: .here(.near),
            distance: .estimated(meters: 1.6, uncertainty: 1, quality: .calibrated),
            room: "Lab"
        )
        let config = ["device_tracker", "binary_sensor"].map { "homeassistant/\($0)/muster/bag/config" }
        try await Broker.with { broker in
            try await Self.running(MQTTConnection(try Listener.target(broker.port))) { station in
                var topics = TrackedTopics(base: "muster")
                await station.want(topics.topics([Tracked(state)], at: Instant(microseconds: 0)))
                try await Listener.with(broker.port, to: ["muster/items/#", "homeassistant/#"]) { listener in
                    try await listener.require { $0.retained.count == 4 }
                    #expect(listener.retained["muster/items/bag/state"] == "home")
                    let attributes = #"{"distance":2,"isFrozen":false,"room":"Lab"}"#
                    #expect(listener.retained["muster/items/bag/attributes"] == attributes)
                    for topic in config {
                        let text = try #require(listener.retained[topic])
                        let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
                        #expect(document?["state_topic"] as? String == "muster/items/bag/state")
                        #expect(document?["availability_topic"] as? String == "muster/status")
                        #expect((document?["device"] as? [String: Any])?["name"] as? String == "Bag")
                    }
                }
                await station.want(topics.topics([], at: Instant(microseconds: 0)))
                try await Listener.with(broker.port, to: ["muster/items/#", "homeassistant/#"]) { listener in
                    try await listener.require { $0.retained.isEmpty }
                }
            }
        }
    }

    @Test("Home Assistant's start brings everything again; bytes that are no text bring nothing down")
    func birth() async throws {
        try await Broker.with { broker in
            try await Self.running(MQTTConnection(try Listener.target(broker.port))) { station in
                await station.want(["muster/people/a/state": Array("home".utf8)])
                try await Listener.with(broker.port, to: ["muster/people/#"]) { listener in
                    try await listener.require { $0.retained.count == 1 }
                    let before = listener.heard.count
                    await listener.publish([0xFF, 0xC0, 0x80], to: "homeassistant/status", retained: false)
                    await listener.publish([0xFF, 0xFE], to: "muster/people/z/state", retained: true)
                    // What is published before the station's subscription is in place reaches nobody.
                    let isAgain = try await comesTrue {
                        await listener.publish(Array("online".utf8), to: "homeassistant/status", retained: false)
                        return listener.heard.dropFirst(before)
                            .contains(.init(topic: "muster/people/a/state", text: "home"))
                    }
                    #expect(isAgain)
                }
            }
        }
    }

    /// Runs `body` while a connection is kept.
    private static func running(
        _ connection: MQTTConnection,
        _ body: @Sendable (MQTTConnection) async throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await connection.run() }
            try await body(connection)
            await connection.close()
            try await group.waitForAll()
        }
    }
}
