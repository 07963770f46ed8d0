import EndToEndSupport
import Foundation
import MusterGateways
import Testing

/// From the network to the board, with the real executable.
@Suite("A badge that a gateway hears")
struct BoardTests {
    private static func muster(_ folder: TemporaryFolder, _ arguments: String...) async throws {
        let outcome = try await Executable.run(arguments + ["--data-dir", folder.path])
        try #require(outcome.code == 0, "\(arguments): \(outcome.errors)")
    }

    private static func withStation(
        _ body: @Sendable (_ folder: TemporaryFolder, _ address: String) async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        let serve = [
            "serve", "--data-dir", folder.path, "--port", "0", "--adapter", "none", "--open-board", "--time-zone",
            "UTC",
        ]
        let outcome = try await Executable.withStation(serve) { station in
            let address = try await station.address()
            try await muster(folder, "people", "add", "7", "Mei Lin")
            try await muster(folder, "badge", "assign", "7", "\(Payload.uuid):1:7")
            try await body(folder, address)
        }
        #expect(outcome.code == 0)
    }

    @Test(
        "OpenMQTTGateway: she arrives in its room; when it is gone, she is frozen and it is told",
        .timeLimit(.minutes(3))
    )
    func openMQTTGateway() async throws {
        try Broker.requireInstalled()
        try await Broker.with { broker in
            try await Self.withStation { folder, address in
                let url = "mqtt://127.0.0.1:\(broker.port)"
                try await Self.muster(
                    folder,
                    "gateways",
                    "add",
                    url,
                    "--gateway",
                    "openmqttgateway:OMG_1",
                    "--room",
                    "Workshop"
                )
                try await Publisher.with(broker.port) { publisher in
                    let isHere = try await comesTrue {
                        await publisher.publish(Payload.theengs(minor: 7), to: "home/OMG_1/BTtoMQTT/6087574C9BC2")
                        let mei = try await Web.board(address).people.first
                        return mei?.status == "on site" && mei?.room == "Workshop"
                    }
                    #expect(isHere)
                    await publisher.publish("offline", to: "home/OMG_1/LWT", retained: true)
                    let isFrozen = try await comesTrue {
                        let board = try await Web.board(address)
                        return board.people.first?.frozen == true && board.receivers.first?.health == "deaf"
                    }
                    #expect(isFrozen)
                }
                let isTold = try await comesTrue {
                    let list = try await Executable.run(["gateways", "list", "--data-dir", folder.path])
                    return list.output.contains("OMG_1 is offline, says its broker")
                }
                #expect(isTold)
                try await Self.muster(folder, "gateways", "remove", "openmqttgateway:OMG_1")
                let isGone = try await comesTrue { try await Web.board(address).receivers.isEmpty }
                #expect(isGone)
            }
        }
    }

    @Test("ESPHome with encryption: tested, added, and she is in its room", .timeLimit(.minutes(3)))
    func esphome() async throws {
        let key = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="
        try await Peer.withProxy(["--key", key]) { port in
            try await Self.withStation { folder, address in
                try key.write(toFile: folder.path + "/key", atomically: true, encoding: .utf8)
                let url = "esphome://127.0.0.1:\(port)"
                let test = try await Executable.run([
                    "gateways", "test", url, "--secret-file", folder.path + "/key", "--data-dir", folder.path,
                ])
                #expect(test.code == 0, "\(test.output) \(test.errors)")
                try await Self.muster(
                    folder,
                    "gateways",
                    "add",
                    url,
                    "--secret-file",
                    folder.path + "/key",
                    "--name",
                    "Door",
                    "--room",
                    "Lobby"
                )
                let isHere = try await comesTrue {
                    let board = try await Web.board(address)
                    return board.people.first?.room == "Lobby" && board.receivers.first?.name == "Door"
                }
                #expect(isHere)
            }
        }
    }
}
