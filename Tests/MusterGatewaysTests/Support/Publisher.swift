import BeaconKit
import EndToEndSupport
import MusterMQTT
import Station
import Testing

/// Somebody who publishes at a broker, as a gateway does.
struct Publisher: Sendable {
    private let client: MQTTClient

    /// Runs `body` while there is a connection.
    static func with<Result: Sendable>(
        _ port: Int,
        user: String? = nil,
        password: String? = nil,
        scheme: String = "mqtt",
        authority: String? = nil,
        _ body: @Sendable (Publisher) async throws -> Result
    ) async throws -> Result {
        let target = MQTTTarget(
            address: "\(scheme)://127.0.0.1:\(port)",
            user: user,
            password: password,
            authority: authority
        )
        let client = try MQTTClient(try #require(target), willTopic: nil)
        client.start()
        var isConnected = false
        for await event in client.events where event == .connected {
            isConnected = true
            break
        }
        #expect(isConnected, "the publisher has no connection")
        do {
            let result = try await body(Publisher(client: client))
            await client.close()
            return result
        } catch {
            await client.close()
            throw error
        }
    }

    func publish(_ text: String, to topic: String, retained: Bool = false) async {
        await publish(Array(text.utf8), to: topic, retained: retained)
    }

    func publish(_ bytes: [UInt8], to topic: String, retained: Bool = false) async {
        _ = await client.publish(bytes, to: topic, retained: retained)
    }
}

/// What gateways send of a badge.
enum Payload {
    static let uuid = "F7826DA6-4FA2-4E98-8024-BC5B71E0893E"

    static let known = Set([BeaconUUID(uuid)].compactMap(\.self))

    /// Manufacturer data of a badge with the major 1.
    static func manufacturerData(minor: UInt16) -> String {
        let digits = String(minor, radix: 16)
        return "4c000215f7826da64fa24e988024bc5b71e0893e0001" + String(repeating: "0", count: 4 - digits.count) + digits
            + "c5"
    }

    static func theengs(minor: UInt16, rssi: Int = -60) -> String {
        #"{"id":"60:87:57:4C:9B:C2","rssi":\#(rssi),"manufacturerdata":"\#(manufacturerData(minor: minor))"}"#
    }
}
