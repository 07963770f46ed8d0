import Attendance
import BeaconKit
import HTTPTypes
import MusterWeb
import Station
import Testing

@Suite("Messages for programs")
struct MessageAPITests {
    private static let now = "2026-11-21T02:00:00.000Z"
    private static let png: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 64, 0, 0, 0, 48,
        8, 6, 0, 0, 0,
    ]

    /// How a message is told of. Its sender and its content are those of the store: what they have to be is shown apart.
    private static func text(_ message: Message, state: String, read: String? = nil, text: String? = nil) -> String {
        let read = read.map { "\"\($0)\"" } ?? "null"
        let text = text.map { #","text":"\#($0)""# } ?? ""
        return #"{"id":"\#(message.id.rawValue)","station":"\#(message.peer.text)","stationName":"Back door","#
            + #""incoming":\#(message.isIncoming),"kind":"\#(message.form.rawValue)","name":"\#(message.name)","#
            + #""size":\#(message.size),"sha256":"\#(message.hash.text)","wall":\#(message.isForWall),"#
            + #""state":"\#(state)","reason":null,"progress":0,"created":"\#(now)","changed":"\#(now)","#
            + #""read":\#(read)\#(text)}"#
    }

    /// A program at a station that trusts another one.
    private static func open(
        rules: MessageRules = MessageRules(),
        _ use: @escaping @Sendable (Program, WebServices, PeerID) async throws -> Void
    ) async throws {
        try await Program.open([.exchangeMessages], rules: rules) { program, services in
            try await use(program, services, try services.pair(name: "Back door"))
        }
    }

    private static func only(_ services: WebServices) throws -> Message {
        let messages = try services.sharing.messages(incoming: nil, limit: 2)
        #expect(messages.count == 1)
        return try #require(messages.first)
    }

    // MARK: Texts

    @Test("without a message there is an empty list")
    func none() async throws {
        try await Self.open { program, _, _ in
            let answer = try await program.send(.get, "/api/v1/messages")
            #expect(answer.text == #"{"messages":[]}"#)
        }
    }

    @Test("a text is sent, listed, shown with its words, and given back to the byte")
    func sent() async throws {
        try await Self.open { program, services, peer in
            let body = #"{"to": "Back door", "text": "Lunch at noon."}"#
            let answer = try await program.send(.post, "/api/v1/messages", body)
            let message = try Self.only(services)
            #expect(answer.status == .created)
            #expect(answer.text == Self.text(message, state: "waiting"))
            #expect(message.peer == peer && !message.isIncoming && message.form == .text && !message.isForWall)
            #expect(message.name == "Lunch at noon." && message.size == 14)
            #expect(message.hash.text == "d1f815a26cde5b9afa49b4889d575871dbd85cf0ed722036bb1e1b22daa8ad12")
            let list = try await program.send(.get, "/api/v1/messages")
            #expect(list.text == #"{"messages":[\#(Self.text(message, state: "waiting"))]}"#)
            let path = "/api/v1/messages/\(message.id.rawValue)"
            let shown = try await program.send(.get, path)
            #expect(shown.text == Self.text(message, state: "waiting", text: "Lunch at noon."))
            #expect(try await program.send(.get, path + "/content").text == "Lunch at noon.")
        }
    }

    @Test("a text is for the wall where the program says so", arguments: [true, false])
    func wall(isForWall: Bool) async throws {
        try await Self.open { program, services, _ in
            let body = #"{"to": "Back door", "text": "Fire drill", "wall": \#(isForWall)}"#
            let answer = try await program.send(.post, "/api/v1/messages", body)
            #expect(answer.status == .created)
            #expect(try Self.only(services).isForWall == isForWall)
        }
    }

    @Test("a station is named by its name, its key or the beginning of its key")
    func names() async throws {
        try await Self.open { program, services, peer in
            for name in ["Back door", peer.text, peer.text.uppercased(), String(peer.text.prefix(4))] {
                let body = #"{"to": "\#(name)", "text": "Hello"}"#
                #expect(try await program.send(.post, "/api/v1/messages", body).status == .created, "\(name)")
            }
            let sent = try services.sharing.messages(incoming: false, limit: 9)
            #expect(sent.count == 4 && sent.allSatisfy { $0.peer == peer })
        }
    }

    @Test("the longest text is taken")
    func longest() async throws {
        try await Self.open { program, services, _ in
            let text = String(repeating: "x", count: 64 * 1024)
            let answer = try await program.send(.post, "/api/v1/messages", #"{"to": "Back door", "text": "\#(text)"}"#)
            #expect(answer.status == .created)
            #expect(try Self.only(services).size == 64 * 1024)
        }
    }

    @Test("messages are listed by their direction")
    func directions() async throws {
        try await Self.open { program, services, peer in
            let received = try services.receive("Hello", from: peer)
            _ = try await program.send(.post, "/api/v1/messages", #"{"to": "Back door", "text": "Hi"}"#)
            let sent = try #require(try services.sharing.messages(incoming: false, limit: 1).first)
            let texts = [Self.text(received, state: "received"), Self.text(sent, state: "waiting")]
            let incoming = try await program.send(.get, "/api/v1/messages?direction=in")
            #expect(incoming.text == #"{"messages":[\#(texts[0])]}"#)
            let outgoing = try await program.send(.get, "/api/v1/messages?direction=out")
            #expect(outgoing.text == #"{"messages":[\#(texts[1])]}"#)
            // Those of one moment are in the order of their identifiers.
            let both = received.id.rawValue < sent.id.rawValue ? texts : texts.reversed()
            let all = try await program.send(.get, "/api/v1/messages")
            #expect(all.text == #"{"messages":[\#(both.joined(separator: ","))]}"#)
        }
    }

    @Test("there is no other direction", arguments: ["", "both", "In", "1"])
    func badDirection(direction: String) async throws {
        try await Self.open { program, _, _ in
            let answer = try await program.send(.get, "/api/v1/messages?direction=\(direction)")
            #expect(answer.status == .badRequest)
            #expect(answer.detail == "“direction” must be one of: in, out.")
        }
    }

    // MARK: Files

    @Test("a file is sent under the last part of its name, and given back to the byte")
    func file() async throws {
        try await Self.open { program, services, peer in
            let path = "/api/v1/messages/files?to=Back%20door&name=..%2Fplans%2Ffloor%201.pdf"
            let answer = try await program.send(.post, path, "%PDF")
            let message = try Self.only(services)
            #expect(answer.status == .created)
            #expect(answer.text == Self.text(message, state: "waiting"))
            #expect(message.peer == peer && message.form == .file && message.name == "floor 1.pdf" && message.size == 4)
            #expect(message.hash.text == "315d429b7714cedb6ad04ac31240145257692630457f3c88253c5beceac76027")
            let shown = "/api/v1/messages/\(message.id.rawValue)"
            #expect(try await program.send(.get, shown).text == answer.text)
            #expect(try await program.send(.get, shown + "/content").text == "%PDF")
        }
    }

    @Test(
        "a picture is for the wall where the program says so, and a file never is",
        arguments: [("1", true), ("0", false), (nil, false)] as [(String?, Bool)]
    )
    func picture(wall: String?, isForWall: Bool) async throws {
        try await Self.open { program, services, _ in
            let path = "/api/v1/messages/files?to=Back%20door" + (wall.map { "&wall=\($0)" } ?? "")
            #expect(try await program.send(.post, path, bytes: Self.png).status == .created)
            let picture = try Self.only(services)
            #expect(picture.form == .picture && picture.isForWall == isForWall)
            // It was given no name.
            #expect(picture.name == "file")
            _ = try await program.send(.delete, "/api/v1/messages/\(picture.id.rawValue)")
            #expect(try await program.send(.post, path, "no picture").status == .created)
            let file = try Self.only(services)
            #expect(file.form == .file && !file.isForWall)
        }
    }

    @Test("a file that is larger than may be is refused, and what had come of it is deleted")
    func largeFile() async throws {
        var rules = MessageRules()
        rules.largestFile = 1_000
        try await Self.open(rules: rules) { program, services, _ in
            let path = "/api/v1/messages/files?to=Back%20door&name=a"
            let before = try StationTrace(services)
            let answer = try await program.send(.post, path, String(repeating: "x", count: 1_001))
            #expect(answer.status == .unprocessableContent)
            #expect(answer.detail == "It is too large. The limit is 1000 B.")
            #expect(try StationTrace(services) == before)
            #expect(try await program.send(.post, path, String(repeating: "x", count: 1_000)).status == .created)
        }
    }

    // MARK: One message

    @Test("what came is read once, and stays so")
    func read() async throws {
        try await Self.open { program, services, peer in
            let message = try services.receive("Hello", from: peer)
            let path = "/api/v1/messages/\(message.id.rawValue)"
            #expect(try await program.send(.get, path).text == Self.text(message, state: "received", text: "Hello"))
            for _ in 1...2 {
                let answer = try await program.send(.post, path + "/read")
                #expect(answer.status == .ok)
                #expect(answer.text == Self.text(message, state: "received", read: Self.now, text: "Hello"))
            }
        }
    }

    @Test("what is sent is stopped and goes on, twice as well as once; nobody reads it here")
    func paused() async throws {
        try await Self.open { program, services, _ in
            _ = try await program.send(.post, "/api/v1/messages", #"{"to": "Back door", "text": "Hello"}"#)
            let message = try Self.only(services)
            for (action, state) in [
                ("pause", "paused"), ("pause", "paused"), ("resume", "waiting"), ("resume", "waiting"),
                ("read", "waiting"),
            ] {
                let answer = try await program.send(.post, "/api/v1/messages/\(message.id.rawValue)/\(action)")
                #expect(answer.status == .ok)
                #expect(answer.text == Self.text(message, state: state, text: "Hello"))
            }
        }
    }

    @Test("what came is neither stopped nor sent on", arguments: ["pause", "resume"])
    func received(action: String) async throws {
        try await Self.open { program, services, peer in
            let message = try services.receive("Hello", from: peer)
            let before = try StationTrace(services)
            let answer = try await program.send(.post, "/api/v1/messages/\(message.id.rawValue)/\(action)")
            #expect(answer.text == Self.text(message, state: "received", text: "Hello"))
            #expect(try StationTrace(services) == before)
        }
    }

    @Test("a message is deleted with its content, once; then nothing leads to it")
    func deleted() async throws {
        try await Self.open { program, services, _ in
            _ = try await program.send(.post, "/api/v1/messages", #"{"to": "Back door", "text": "Hello"}"#)
            let message = try Self.only(services)
            let path = "/api/v1/messages/\(message.id.rawValue)"
            let answer = try await program.send(.delete, path)
            #expect(answer.status == .noContent)
            #expect(answer.text.isEmpty)
            #expect(try await program.send(.get, "/api/v1/messages").text == #"{"messages":[]}"#)
            #expect(try services.peers.messages.files.size(of: message.id) == 0)
            let before = try StationTrace(services)
            for (method, end) in [
                (.get, ""), (.get, "/content"), (.post, "/read"), (.post, "/pause"), (.post, "/resume"), (.delete, ""),
            ] as [(HTTPRequest.Method, String)] {
                #expect(try await program.send(method, path + end).status == .notFound, "\(method) \(end)")
            }
            #expect(try StationTrace(services) == before)
        }
    }

    // MARK: Refusals

    private static func long(_ count: Int) -> String { String(repeating: "x", count: count) }

    @Test(
        "a text that cannot be sent is refused, and nothing is kept of it",
        arguments: [
            ("not JSON", 400, "The body must be a JSON object."), ("[]", 400, "The body must be a JSON object."),
            ("", 400, "The body must be a JSON object."),
            (
                #"{"to": "Back door", "text": "A", "name": "B"}"#, 422,
                "Unknown member “name”. Allowed: text, to, wall."
            ),
            (#"{"text": "A"}"#, 422, "“to” is required."), (#"{"to": "Back door"}"#, 422, "“text” is required."),
            (#"{"to": 7, "text": "A"}"#, 422, "“to” must be a string."),
            (#"{"to": ["Back door"], "text": "A"}"#, 422, "“to” must be a string."),
            (#"{"to": "Back door", "text": 7}"#, 422, "“text” must be a string."),
            (#"{"to": "Back door", "text": null}"#, 422, "There is nothing to send."),
            (#"{"to": "Back door", "text": "A", "wall": "1"}"#, 422, "“wall” must be true or false."),
            (#"{"to": "Back door", "text": "A", "wall": 1}"#, 422, "“wall” must be true or false."),
            (#"{"to": "Back door", "text": ""}"#, 422, "There is nothing to send."),
            (#"{"to": "Back door", "text": " \n\t"}"#, 422, "There is nothing to send."),
            (#"{"to": "Back door", "text": "\#(long(64 * 1024 + 1))"}"#, 422, "It is too large. The limit is 64 KiB."),
            (#"{"to": "Back door", "text": "\#(long(512 * 1024))"}"#, 413, ""),
            (#"{"to": "", "text": "A"}"#, 422, "That station is no longer trusted. Choose another."),
            (#"{"to": "Gate", "text": "A"}"#, 422, "That station is no longer trusted. Choose another."),
            (#"{"to": "070", "text": "A"}"#, 422, "That station is no longer trusted. Choose another."),
            (#"{"to": "back door", "text": "A"}"#, 422, "That station is no longer trusted. Choose another."),
            (#"{"to": "Twin", "text": "A"}"#, 422, "That station is no longer trusted. Choose another."),
        ] as [(String, Int, String)]
    )
    func badText(body: String, status: Int, detail: String) async throws {
        try await Self.open { program, services, _ in
            for byte: UInt8 in [8, 9] { try services.pair(byte, name: "Twin") }
            let before = try StationTrace(services)
            let answer = try await program.send(.post, "/api/v1/messages", body)
            #expect(answer.status.code == status)
            #expect(answer.detail.hasPrefix(detail), "\(answer.detail)")
            #expect(try StationTrace(services) == before)
        }
    }

    @Test(
        "a file that cannot be sent is refused, and nothing is kept of it",
        arguments: [
            ("", "A", 422, "That station is no longer trusted. Choose another."),
            ("?name=a", "A", 422, "That station is no longer trusted. Choose another."),
            ("?to=Gate", "A", 422, "That station is no longer trusted. Choose another."),
            ("?to=Back%20door&name=a", "", 422, "There is nothing to send."),
            ("?to=Back%20door&wall=2", "A", 400, "“wall” must be one of: 0, 1."),
            ("?to=Back%20door&wall=true", "A", 400, "“wall” must be one of: 0, 1."),
            ("?to=Back%20door&wall=", "A", 400, "“wall” must be one of: 0, 1."),
        ] as [(String, String, Int, String)]
    )
    func badFile(query: String, body: String, status: Int, detail: String) async throws {
        try await Self.open { program, services, _ in
            let before = try StationTrace(services)
            let answer = try await program.send(.post, "/api/v1/messages/files" + query, body)
            #expect(answer.status.code == status)
            #expect(answer.detail.hasPrefix(detail), "\(answer.detail)")
            #expect(try StationTrace(services) == before)
        }
    }

    @Test(
        "what is no message is not found",
        arguments: [
            "none", "00000000000000000000000000000000", "0000000000000000000000000000000G", "..%2F..%2Fmuster.sqlite",
        ],
        [
            (.get, ""), (.get, "/content"), (.post, "/read"), (.post, "/pause"), (.post, "/resume"), (.delete, ""),
        ] as [(HTTPRequest.Method, String)]
    )
    func notThere(id: String, _ row: (method: HTTPRequest.Method, end: String)) async throws {
        try await Self.open { program, services, _ in
            let before = try StationTrace(services)
            let answer = try await program.send(row.method, "/api/v1/messages/\(id)\(row.end)")
            #expect(answer.status == .notFound)
            #expect(answer.detail == "This message does not exist or was deleted.")
            #expect(try StationTrace(services) == before)
        }
    }

    @Test("what is wrong is said in the program's language")
    func language() async throws {
        try await Self.open { program, _, _ in
            let t = Language.chinese.texts.messages
            let empty = #"{"to": "Back door", "text": ""}"#
            let refused = try await program.send(.post, "/api/v1/messages", empty, language: "zh")
            #expect(refused.detail == t.empty)
            let missing = try await program.send(.get, "/api/v1/messages/none", language: "zh")
            #expect(missing.detail == t.notThere)
        }
    }
}
