import BeaconKit
import MusterGateways
import Station
import Testing

@Suite("ESPHome proxies, made of the reference client's messages")
struct ESPHomeTests {
    private static let key = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="
    private static let otherKey = "IAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="

    private static func settings(_ port: Int, key: String? = nil) -> GatewaySettings {
        var settings = GatewaySettings(address: "esphome://127.0.0.1:\(port)")
        settings.secret = key
        settings.gateways = [gateway(port)]
        return settings
    }

    private static func gateway(_ port: Int) -> Gateway { Gateway(kind: "esphome", device: "127.0.0.1:\(port)") }

    @Test("a badge is heard, with encryption and without", arguments: [nil, key])
    func hearing(key: String?) async throws {
        try await Peer.withProxy(key.map { ["--key", $0] } ?? []) { port in
            try await Hearing.of([Self.settings(port, key: key)]) { hearing, _ in
                try await hearing.require { $0.sightings.count >= 10 && $0.others >= 0 }
                let sighting = try #require(hearing.sightings.first)
                #expect(sighting.identity.description.hasPrefix(Payload.uuid))
                #expect(sighting.identity.minor == 7)
                #expect(sighting.rssi == -55)
                #expect(hearing.conditions(Self.gateway(port)).last == .listening)
            }
        }
    }

    @Test("what stands in the way is told in words")
    func troubles() async throws {
        let cases: [([String], String?, RadioCondition)] = [
            (["--key", Self.key], Self.otherKey, .gateway(.wrongKey)),
            (["--key", Self.key], nil, .gateway(.keyNeeded)),
            ([], Self.key, .gateway(.wrongKey)),
            (["--features", "3"], nil, .gateway(.noProxy)),
            (["--occupied"], nil, .gateway(.occupied)),
            (["--state", "3", "--silent"], nil, .gateway(.notScanning)),
        ]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (arguments, key, condition) in cases {
                group.addTask {
                    try await Peer.withProxy(arguments) { port in
                        try await Hearing.of([Self.settings(port, key: key)]) { hearing, _ in
                            try await hearing.require { $0.conditions(Self.gateway(port)).contains(condition) }
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    @Test("a proxy that is at work is tested without taking it away")
    func testing() async throws {
        try await Peer.withProxy { port in
            let settings = Self.settings(port)
            try await Hearing.of([settings]) { hearing, runner in
                try await hearing.require { !$0.sightings.isEmpty }
                let findings = await runner.listen(to: settings, for: 1, filter: GatewayFilter())
                #expect(findings.trouble == nil)
                #expect(findings.found.first?.beacons ?? 0 > 0)
            }
        }
    }
}
