import BeaconKit
import MusterGateways
import Station

/// What 200 gateways at a broker say of 5,000 badges: from the message's text to the presence engine.
struct GatewayBenchmark {
    let gateways = 200
    let badges = 5_000
    private let uuid = BeaconUUID(high: 0x4D75_7374_6572_0000, low: 1)
    private let start: Int64 = 1_700_000_000_000_000

    private func message(_ number: Int, uuid: BeaconUUID) -> [UInt8] {
        let identity = BeaconIdentity(
            uuid: uuid,
            major: UInt16(truncatingIfNeeded: number >> 16),
            minor: UInt16(truncatingIfNeeded: number)
        )
        let data = BeaconFrame(identity: identity, measuredPower: -59).manufacturerData
        let text = data.indices.map { index in
            (data[index] < 16 ? "0" : "") + String(data[index], radix: 16)
        }.joined()
        return Array(
            #"{"id":"60:87:57:4C:9B:C2","rssi":\#(-50 - number % 40),"manufacturerdata":"\#(text)","type":"BCON"}"#.utf8
        )
    }

    private func hub(_ names: [String]) -> GatewayHub {
        var hub = GatewayHub(filter: GatewayFilter(known: [uuid]))
        for (number, name) in names.enumerated() {
            let gateway = Gateway(kind: "openmqttgateway", device: name)
            hub.add(gateway, as: ReceiverID(rawValue: UInt16(number)), at: Instant(microseconds: start))
        }
        return hub
    }

    /// Ten seconds of 20,000 reports each, as fast as they are read.
    ///
    /// - Returns: reports per second of one core, how many were lost, and how many badges are known in the end.
    func run() -> (rate: Double, lost: Int, present: Int) {
        let names = (0..<gateways).map { "OMG_\($0)" }
        let topics = names.map { "home/\($0)/BTtoMQTT/6087574C9BC2" }
        let messages = (0..<badges).map { message($0, uuid: uuid) }
        var hub = hub(names)
        var reader = GatewayReader()
        var pipeline = Pipeline(engine: PresenceEngine(configuration: .init(capacity: 32_768)))
        let reports = 200_000
        var lost = 0
        let time = ContinuousClock().measure {
            for number in 0..<reports {
                let now = Instant(microseconds: start + Int64(number) * 50)
                let heard = reader.read(topics[number % gateways], messages[number * 7 % badges], isRetained: false)
                if let heard { hub.ingest(heard.news, of: heard.gateway, at: now, wall: now) }
                guard number % 2_000 == 1_999 else { continue }
                let output = hub.drain(at: now)
                lost += output.lost.reduce(0) { $0 + $1.count }
                pipeline.ingest(output.batch) { _ in }
            }
        }
        var present = 0
        pipeline.engine.forEachPresence { _ in present += 1 }
        return (Double(reports) / (time / .seconds(1)), lost, present)
    }

    /// A million beacons that nobody knows, each once and from an address of its own.
    ///
    /// - Returns: by how much memory grew, in bytes, and how many reports were not let in.
    func flood() -> (bytes: Int, lost: Int) {
        let names = (0..<gateways).map { "OMG_\($0)" }
        var hub = hub(names)
        var reader = GatewayReader()
        var pipeline = Pipeline(engine: PresenceEngine(configuration: .init(capacity: 32_768)))
        var lost = 0
        let before = EngineBenchmark.residentBytes()
        for number in 0..<1_000_000 {
            let now = Instant(microseconds: start + Int64(number) * 50)
            let stranger = BeaconUUID(high: UInt64(number), low: .max)
            let topic = "home/\(names[number % gateways])/BTtoMQTT/\(String(number, radix: 16))"
            let heard = reader.read(topic, message(number, uuid: stranger), isRetained: false)
            if let heard { hub.ingest(heard.news, of: heard.gateway, at: now, wall: now) }
            guard number % 2_000 == 1_999 else { continue }
            let output = hub.drain(at: now)
            lost += output.lost.reduce(0) { $0 + $1.count }
            pipeline.ingest(output.batch) { _ in }
        }
        return (EngineBenchmark.residentBytes() - before, lost)
    }
}
