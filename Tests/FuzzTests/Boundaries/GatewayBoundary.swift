import Attendance
import BeaconKit
import Crypto
import Foundation
import MusterGateways
import Station

/// What gateways send, at a broker and over connections of their own.
struct GatewayBoundary: Boundary {
    static let casesTogether: UInt64 = 500

    private static let data = "0201061aff4c000215f7826da64fa24e988024bc5b71e0893e00010007c5"
    private static let messages: [(topic: String, payload: String)] = [
        (
            "home/OMG_1/BTtoMQTT/6087574C9BC2",
            #"{"id":"60:87:57:4C:9B:C2","rssi":-78,"manufacturerdata":"\#(data.dropFirst(10))","type":"BCON"}"#
        ),
        (
            "home/OMG_1/BTtoMQTT/6087574C9BC2",
            #"{"rssi":-60,"model_id":"IBEACON","uuid":"f7826da64fa24e988024bc5b71e0893e","major":-1,"minor":2,"volt":1.6}"#
        ),
        ("home/OMG_1/SYStoMQTT", #"{"uptime":120,"scnct":7,"mac":"AA:BB:CC:DD:EE:FF"}"#), ("home/OMG_1/LWT", "online"),
        ("ruuvi/C8/F4", #"{"gw_mac":"C8","rssi":-63,"gwts":"1700000000","ts":1700000000,"data":"\#(data)"}"#),
        (
            "shellyplus1-a8/events/rpc",
            #"{"method":"NotifyEvent","params":{"ts":1700000000.5,"events":[{"event":"muster.adverts","#
                + #""data":{"n":4,"a":[["0c:f3:ee:00:2d:00",-84,"AgEGGv9MAAIV94Jtpk+iTpiAJLxbceCJPgABAALF"]]}}]}}"#
        ),
        (
            "espresense/devices/iBeacon:f7826da6-4fa2-4e98-8024-bc5b71e0893e-1-2/kitchen",
            #"{"id":"iBeacon:f7826da6-4fa2-4e98-8024-bc5b71e0893e-1-2","rssi@1m":-65,"rssi":-70.2,"distance":1.5}"#
        ),
        ("espresense/rooms/kitchen/telemetry", #"{"ip":"10.0.0.7","adverts":900}"#),
    ]
    /// What a proxy says, without encryption: hello, what it can do, how it scans, what it heard.
    private static let words: [[UInt8]] = [
        [0, 4, 2, 8, 1, 16, 10], [0, 2, 10, 120, 127], [0, 2, 126, 8, 2], [0, 0, 7],
        [0, 13, 93, 10, 11, 8, 128, 2, 16, 109, 24, 1, 34, 3, 2, 1, 6],
    ]

    private var reader = GatewayReader()
    private var hub = GatewayHub()
    private var conversation: ESPHomeConversation
    private var pipeline = Pipeline(engine: PresenceEngine(configuration: .init(capacity: 1_000)))
    private var now = SmallOffice.start

    init(_ random: inout FuzzCase) {
        let key: [UInt8]? = random.once(in: 4) ? [UInt8](repeating: 7, count: 32) : nil
        conversation = ESPHomeConversation(key: key, at: SmallOffice.start)
        for number in 0..<5 {
            let gateway = Gateway(
                kind: ["openmqttgateway", "ruuvi", "esphome", "espresense", "muster"][number],
                device: "OMG_1"
            )
            hub.add(gateway, as: ReceiverID(rawValue: UInt16(number)), at: now)
        }
        hub.connected()
        _ = conversation.begin()
    }

    mutating func take(_ random: inout FuzzCase) throws {
        now = now.adding(microseconds: Int64(random.number(0...60_000_000)))
        switch random.number(0...5) {
        case 0, 1: speak(&random)
        case 2: try send(&random)
        default: publish(&random)
        }
        let output = hub.drain(at: now)
        try FuzzFailure.unless(output.batch.count <= GatewayHub.mostWaiting, "too many packets wait")
        pipeline.ingest(output.batch) { _ in }
    }

    /// A paired machine that means no good: what it signs is its own, whatever it says.
    private mutating func send(_ random: inout FuzzCase) throws {
        let key = Curve25519.Signing.PrivateKey()
        guard let peer = PeerID(publicKey: Array(key.publicKey.rawRepresentation)) else { return }
        let report = HearingBatch.Report(
            address: 7,
            rssi: -60,
            data: Data([UInt8](Self.data.utf8).prefix(30)),
            heard: now.microseconds,
            age: Int64(random.number(0...4_000_000_000))
        )
        let batch = HearingBatch(
            run: String(repeating: "a", count: 32),
            number: 1,
            counter: 7,
            isScanning: true,
            dropped: 1,
            reports: [report, report]
        )
        let document = Array(try JSONEncoder().encode(batch))
        let mutated = random.once(in: 4) ? document : random.mutated(try JSONTree(document))
        var sent = try HearingBatch.signed(mutated, with: key, for: peer)
        if random.once(in: 4) { random.mutate(&sent) }
        guard let read = try? HearingBatch(sent, from: peer, for: peer) else { return }
        let wall = random.once(in: 20) ? Instant(microseconds: random.once(in: 2) ? .max : .min) : now
        hub.ingest(read.news(from: "192.0.2.1"), of: Gateway(kind: "muster", device: "OMG_1"), at: now, wall: wall)
    }

    private mutating func publish(_ random: inout FuzzCase) {
        let message = Self.messages[random.number(0...Self.messages.count - 1)]
        let topic = random.once(in: 4) ? random.mutated(message.topic) : message.topic
        let payload = random.once(in: 8) ? message.payload : random.mutated(message.payload)
        let isRetained = random.once(in: 8)
        guard let (gateway, news) = reader.read(topic, Array(payload.utf8), isRetained: isRetained) else { return }
        let wall = random.once(in: 20) ? Instant(microseconds: random.once(in: 2) ? .max : .min) : now
        hub.ingest(news, of: Gateway(kind: gateway.kind, device: "OMG_1"), at: now, wall: wall)
        random.accept()
    }

    private mutating func speak(_ random: inout FuzzCase) {
        var bytes: [UInt8] = []
        for _ in 0...random.number(0...3) { bytes += Self.words[random.number(0...Self.words.count - 1)] }
        if random.once(in: 3), !bytes.isEmpty {
            bytes[random.number(0...bytes.count - 1)] = UInt8(random.number(0...255))
        }
        if random.once(in: 5) { bytes = Array(bytes.prefix(random.number(0...bytes.count))) }
        for action in conversation.receive(bytes, at: now) + conversation.advance(to: now) {
            switch action {
            case .news(let news): hub.ingest(news, of: Gateway(kind: "esphome", device: "OMG_1"), at: now, wall: now)
            case .end: conversation = ESPHomeConversation(key: nil, at: now)
            case .works, .send: random.accept()
            }
        }
    }
}
