import EndToEndSupport
import Foundation
import MusterGateways
import Station
import Testing

/// `muster gateways broker`, with a mosquitto that reads what it wrote.
@Suite("A broker in one command")
struct BrokerSetupTests {
    private static let omg = Gateway(kind: "openmqttgateway", device: "OMG_1")

    private static func passwords(_ output: String) -> [String: String] {
        Dictionary(
            output.split(separator: "\n").compactMap { line in
                let words = line.split(separator: " ").map(String.init)
                return words.count == 2 && words[1].count == 20 ? (words[0], words[1]) : nil
            }
        ) { first, _ in first }
    }

    /// A station that was started once.
    private static func makeSite(_ data: TemporaryFolder) async throws {
        let serve = ["serve", "--data-dir", data.path, "--port", "0", "--adapter", "none", "--time-zone", "UTC"]
        try await Executable.withStation(serve) { _ = try await $0.address() }
    }

    @Test("each gateway may write its own topics alone, the station may only read, nobody else may do anything")
    func rights() async throws {
        try Broker.requireInstalled()
        let (data, folder) = (try TemporaryFolder(), try TemporaryFolder())
        try await Self.makeSite(data)
        let port = try await FreePort.find()
        let arguments = ["--port", "\(port)", "--folder", folder.path, "--data-dir", data.path]
        let made = try await Executable.run(["gateways", "broker", "openmqttgateway:OMG_1"] + arguments)
        try #require(made.code == 0, "\(made.errors)")
        let first = try #require(Self.passwords(made.output)["OMG_1"])
        // Another gateway later: the first keeps its password, which is not shown again.
        let more = try await Executable.run(
            ["gateways", "broker", "openmqttgateway:OMG_1", "openmqttgateway:OMG_2"] + arguments
        )
        try #require(more.code == 0, "\(more.errors)")
        #expect(Self.passwords(more.output).keys.sorted() == ["OMG_2"])
        let hashes = try String(contentsOfFile: folder.path + "/muster.passwords", encoding: .utf8)
        #expect(!hashes.contains(first) && hashes.split(separator: "\n").count == 3)

        // As Debian's own configuration includes the folder.
        try await Broker.with { _ in
            "include_dir \(folder.path)/conf.d"
        } _: { _ in
            let anonymous = try await Executable.run([
                "gateways", "test", "mqtt://127.0.0.1:\(port)", "--json", "--data-dir", data.path,
            ])
            #expect(anonymous.code == 1 && anonymous.errors.contains("refuses the connection"), "\(anonymous.errors)")
            try await Publisher.with(port, user: "OMG_1", password: first) { publisher in
                let isHeard = try await comesTrue {
                    async let test = Executable.run([
                        "gateways", "test", "mqtt://127.0.0.1:\(port)", "--user", "muster-station", "--json",
                        "--data-dir", data.path,
                    ])
                    for _ in 0..<40 {
                        await publisher.publish(Payload.theengs(minor: 7), to: "home/OMG_1/BTtoMQTT/6087574C9BC2")
                        await publisher.publish(Payload.theengs(minor: 9), to: "home/OMG_2/BTtoMQTT/6087574C9BC2")
                        try await ContinuousClock().sleep(for: .milliseconds(100))
                    }
                    let output = try await test.output
                    #expect(!output.contains("OMG_2"))
                    return output.contains("openmqttgateway:OMG_1")
                }
                #expect(isHeard)
            }
        }
    }

    @Test("what is no gateway is refused, and a broker that somebody has configured is left alone")
    func refused() async throws {
        try Broker.requireInstalled()
        let (data, folder) = (try TemporaryFolder(), try TemporaryFolder())
        try await Self.makeSite(data)
        for text in ["OMG_1", "fax:1", "openmqttgateway:a/#", "openmqttgateway:a\nuser b"] {
            let outcome = try await Executable.run([
                "gateways", "broker", text, "--folder", folder.path, "--data-dir", data.path,
            ])
            #expect(outcome.code == 64, "\(text)")
        }
        try FileManager.default.createDirectory(atPath: folder.path + "/conf.d", withIntermediateDirectories: true)
        try "listener 1883\n".write(toFile: folder.path + "/conf.d/own.conf", atomically: true, encoding: .utf8)
        let outcome = try await Executable.run([
            "gateways", "broker", "openmqttgateway:OMG_1", "--folder", folder.path, "--data-dir", data.path,
        ])
        #expect(outcome.code == 65 && outcome.errors.contains("own.conf"))
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/muster.acl"))
    }
}
