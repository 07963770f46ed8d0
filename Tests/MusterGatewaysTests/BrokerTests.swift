import BeaconKit
import EndToEndSupport
import Foundation
import MusterGateways
import Station
import Testing

@Suite("Gateways at a real broker")
struct BrokerTests {
    private static let omg = Gateway(kind: "openmqttgateway", device: "OMG_1")

    private static func settings(_ port: Int, _ gateways: [Gateway] = [omg]) -> GatewaySettings {
        var settings = GatewaySettings(address: "mqtt://127.0.0.1:\(port)")
        settings.gateways = gateways
        return settings
    }

    /// Publishes until it is heard: a subscription is made some time after the connection.
    private static func publish(
        _ publisher: Publisher,
        _ text: String,
        to topic: String,
        until isHeard: () -> Bool
    ) async throws {
        try #require(
            try await comesTrue {
                await publisher.publish(text, to: topic)
                return isHeard()
            }
        )
    }

    @Test("a badge is heard by the gateway that was taken, and by no other; with users and an ACL")
    func hearing() async throws {
        try Broker.requireInstalled()
        try await Broker.with { folder in
            try OpenSSL.run("/usr/bin/mosquitto_passwd", ["-b", "-c", folder.path + "/passwords", "station", "tide"])
            try OpenSSL.run("/usr/bin/mosquitto_passwd", ["-b", folder.path + "/passwords", "omg", "ebb"])
            try """
            user station
            topic read #
            user omg
            topic write home/OMG_1/#
            """.write(toFile: folder.path + "/acl", atomically: true, encoding: .utf8)
            return """
                allow_anonymous false
                password_file \(folder.path)/passwords
                acl_file \(folder.path)/acl
                """
        } _: { broker in
            var settings = Self.settings(broker.port, [Self.omg, Gateway(kind: "openmqttgateway", device: "OMG_2")])
            (settings.user, settings.secret) = ("station", "tide")
            try await Hearing.of([settings]) { hearing, runner in
                try await Publisher.with(broker.port, user: "omg", password: "ebb") { publisher in
                    // Whoever is not allowed to cannot speak for another.
                    await publisher.publish(Payload.theengs(minor: 9), to: "home/OMG_2/BTtoMQTT/6087574C9BC2")
                    try await Self.publish(
                        publisher,
                        Payload.theengs(minor: 7),
                        to: "home/OMG_1/BTtoMQTT/6087574C9BC2"
                    ) { !hearing.sightings.isEmpty }
                }
                #expect(hearing.sightings.allSatisfy { $0.identity.minor == 7 && $0.rssi == -60 })
                #expect(hearing.conditions(Self.omg).last == .listening)
            }
        }
    }

    @Test("a wrong password is told as such")
    func refused() async throws {
        try Broker.requireInstalled()
        try await Broker.with { _ in
            "allow_anonymous false"
        } _: { broker in
            try await Hearing.of([Self.settings(broker.port)]) { hearing, _ in
                try await hearing.require { hearing in
                    if case .gateway(.brokerRefuses)? = hearing.conditions(Self.omg).last { true } else { false }
                }
            }
        }
    }

    @Test("TLS with an authority of one's own")
    func encrypted() async throws {
        try Broker.requireInstalled()
        let folder = try TemporaryFolder()
        try OpenSSL.makeCertificate("broker", in: folder)
        let certificate = try String(contentsOfFile: folder.path + "/broker.pem", encoding: .utf8)
        try await Broker.with { _ in
            """
            allow_anonymous true
            certfile \(folder.path)/broker.pem
            keyfile \(folder.path)/broker.key
            """
        } _: { broker in
            var settings = GatewaySettings(address: "mqtts://127.0.0.1:\(broker.port)")
            settings.gateways = [Self.omg]
            settings.authority = certificate
            try await Hearing.of([settings]) { hearing, _ in
                try await Publisher.with(broker.port, scheme: "mqtts", authority: certificate) { publisher in
                    try await Self.publish(
                        publisher,
                        Payload.theengs(minor: 7),
                        to: "home/OMG_1/BTtoMQTT/60"
                    ) { !hearing.sightings.isEmpty }
                }
            }
        }
    }

    @Test("what is retained, too long, or said by a thousand others is not heard, and harms nobody")
    func hostile() async throws {
        try Broker.requireInstalled()
        try await Broker.with { broker in
            try await Publisher.with(broker.port) { publisher in
                await publisher.publish(Payload.theengs(minor: 9), to: "home/OMG_1/BTtoMQTT/AA", retained: true)
                try await Hearing.of([Self.settings(broker.port)]) { hearing, runner in
                    for number in 0..<1_000 {
                        await publisher.publish(Payload.theengs(minor: 9), to: "home/OMG_1x\(number)/BTtoMQTT/AA")
                    }
                    await publisher.publish([UInt8](repeating: 0x7B, count: 10_000_000), to: "home/OMG_1/BTtoMQTT/AA")
                    try await Self.publish(
                        publisher,
                        Payload.theengs(minor: 7),
                        to: "home/OMG_1/BTtoMQTT/60"
                    ) { !hearing.sightings.isEmpty }
                    #expect(hearing.sightings.allSatisfy { $0.identity.minor == 7 })
                    // What speaks there is listed, and no more than can be looked at.
                    let crowd = Task {
                        while !Task.isCancelled {
                            for number in 0..<300 {
                                await publisher.publish(
                                    Payload.theengs(minor: 9),
                                    to: "home/OMG_1x\(number)/BTtoMQTT/AA"
                                )
                            }
                        }
                    }
                    let findings = await runner.listen(
                        to: Self.settings(broker.port),
                        for: 2,
                        filter: GatewayFilter()
                    )
                    crowd.cancel()
                    #expect(findings.found.count == GatewayHub.mostFound)
                }
            }
        }
    }

    @Test("Theengs Gateway itself decodes what comes undecoded, and is heard")
    func theengs() async throws {
        try Broker.requireInstalled()
        let folder = try TemporaryFolder()
        try await Broker.with { broker in
            let gateway = Gateway(kind: "openmqttgateway", device: "TheengsGateway")
            let arguments = [
                "-m", "TheengsGateway", "-H", "127.0.0.1", "-P", "\(broker.port)", "-b", "0", "-D", "0", "-padv", "1",
                "-c", "\(folder.path)/theengsgw.conf",
            ]
            try await Peer.with(arguments, waits: false) { _ in
                try await Hearing.of([Self.settings(broker.port, [gateway])]) { hearing, _ in
                    try await Publisher.with(broker.port) { publisher in
                        let data = Payload.manufacturerData(minor: 36_921)
                        try await Self.publish(
                            publisher,
                            #"{"id":"60:87:57:4C:9B:C2","rssi":-78,"manufacturerdata":"\#(data)"}"#,
                            to: "home/other/BTtoMQTT/undecoded"
                        ) { hearing.sightings.contains { $0.identity.minor == 36_921 } }
                    }
                    #expect(hearing.sightings.first?.rssi == -78)
                }
            }
        }
    }
}
