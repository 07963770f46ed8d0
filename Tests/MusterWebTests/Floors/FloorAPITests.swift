import HTTPTypes
import MusterWeb
import Station
import Testing

@Suite("Floors for programs")
struct FloorAPITests {
    private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 2, 0, 2, 0]

    @Test("a floor is added, drawn, given a picture, changed and removed")
    func all() async throws {
        try await Program.open([.viewBoard, .operateRadio]) { program, services in
            let empty = try await program.send(.get, "/api/v1/floors")
            #expect(empty.text == #"{"floors":[]}"#)
            let added = try await program.send(
                .post,
                "/api/v1/floors",
                #"{"name": "Ground", "rooms": ["Hall: 0,0 1,0 1,1"], "receivers": ["hall: 0.5,0.25"]}"#
            )
            #expect(added.status == .created)
            let floor = try #require(try services.floors.floors().first)
            let address = "/api/v1/floors/\(floor.id)"
            #expect(
                added.text == #"{"id":"\#(floor.id)","version":"\#(floor.version)","name":"Ground","place":1,"#
                    + #""rooms":["Hall: 0.0,0.0 1.0,0.0 1.0,1.0"],"receivers":["hall: 0.5,0.25"],"picture":null}"#
            )
            #expect(try await program.send(.get, address + "/picture").status == .notFound)
            let drawn = try await program.send(.put, address + "/picture", bytes: Self.jpeg)
            #expect(drawn.text.contains(#""type":"image/jpeg","width":512,"height":512}"#))
            let picture = try #require((drawn.json["picture"] as? [String: Any])?["address"] as? String)
            #expect(try await program.send(.get, picture).status == .ok)

            let stale = try await program.send(.patch, address, #"{"name": "Floor 0", "version": "old"}"#)
            #expect(stale.status == .conflict)
            let renamed = try await program.send(
                .patch,
                address,
                #"{"name": "Floor 0", "version": "\#(floor.version)"}"#
            )
            #expect(renamed.json["name"] as? String == "Floor 0")
            #expect(renamed.json["rooms"] as? [String] == ["Hall: 0.0,0.0 1.0,0.0 1.0,1.0"])
            #expect(try await program.send(.delete, address + "/picture").text.hasSuffix(#""picture":null}"#))
            #expect(try await program.send(.delete, address).status == .noContent)
            #expect(try await program.send(.get, address).status == .notFound)
        }
    }

    @Test(
        "what cannot be is refused in words",
        arguments: [
            (#"{"name": ""}"#, "name for the floor"), (#"{"name": "A", "rooms": ["B: 0,0 1,0"]}"#, "3 to 64 corners"),
            (#"{"name": "A", "place": 1000}"#, "from −100 to 100"), (#"{"name": "A", "colour": "red"}"#, "colour"),
            (#"{"name": "A", "rooms": [1]}"#, "rooms"),
        ]
    )
    func refused(body: String, words: String) async throws {
        try await Program.open([.operateRadio]) { program, services in
            let answer = try await program.send(.post, "/api/v1/floors", body)
            #expect(answer.status == .unprocessableContent)
            #expect(answer.detail.contains(words), "\(answer.detail)")
            let floors = try services.floors.floors()
            #expect(floors.isEmpty)
        }
    }

    @Test("what is no picture is refused with what to do")
    func pictures() async throws {
        try await Program.open([.operateRadio]) { program, services in
            let floor = try services.floors.add(FloorRequest(name: "Ground"))
            let address = "/api/v1/floors/\(floor.id)/picture"
            let pdf = try await program.send(.put, address, bytes: Array("%PDF-1.7".utf8))
            #expect(pdf.status == .unprocessableContent && pdf.detail.contains("pdftoppm"))
            let heavy = try await program.send(.put, address, bytes: Self.jpeg + [UInt8](repeating: 0, count: 5 << 20))
            #expect(heavy.status == .contentTooLarge && heavy.detail.contains("4 MiB"))
            #expect(try await program.send(.put, "/api/v1/floors/x/picture", bytes: Self.jpeg).status == .notFound)
            let picture = try services.floors.floor(floor.id).picture
            #expect(picture == nil)
        }
    }
}
