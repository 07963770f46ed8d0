import HTTPTypes
import MusterWeb
import Station
import Testing

@Suite("Radio gateways for programs")
struct GatewayAPITests {
    @Test("a gateway is tested, added, listed without its secret, and removed")
    func all() async throws {
        try await Program.open([.manageLinks]) { program, services in
            let empty = try await program.send(.get, "/api/v1/gateways")
            #expect(empty.text == #"{"gateways":[],"sources":[]}"#)
            let broker = #""address": "mqtt://broker.local", "secret": "tide""#
            let tested = try await program.send(.post, "/api/v1/gateways/test", "{\(broker)}")
            #expect(
                tested.text == #"{"trouble":null,"title":null,"remedy":null,"heard":["#
                    + #"{"id":"openmqttgateway:OMG <1>","reports":12,"beacons":5,"known":3,"strongest":-48}]}"#
            )
            let added = try await program.send(
                .post,
                "/api/v1/gateways",
                #"{\#(broker), "gateway": "openmqttgateway:OMG_1", "room": "Workshop"}"#
            )
            #expect(added.status == .created)
            let source = try #require(try services.gateways.sources().first)
            #expect(
                added.text == #"{"gateways":[{"id":"openmqttgateway:OMG_1","kind":"openmqttgateway","#
                    + #""source":"\#(source.id)","name":"OMG_1","room":"Workshop","condition":null}],"#
                    + #""sources":[{"id":"\#(source.id)","address":"mqtt://broker.local","user":null,"hasSecret":true}]}"#
            )
            let removed = try await program.send(.delete, "/api/v1/gateways/\(source.id)")
            #expect(removed.status == .noContent)
            let again = try await program.send(.delete, "/api/v1/gateways/\(source.id)")
            #expect(again.status == .notFound)
        }
    }

    @Test("what cannot be is refused in words")
    func refused() async throws {
        try await Program.open([.manageLinks]) { program, _ in
            let answer = try await program.send(.post, "/api/v1/gateways", #"{"address": "ftp://broker.local"}"#)
            #expect(answer.status == .unprocessableContent)
            #expect(answer.text.contains("esphome://HOST"))
        }
    }
}
