import Attendance
import BeaconKit
import HTTPTypes
import MusterWeb
import Station
import Testing

@Suite("Channels for programs")
struct LinkAPITests {
    /// 24 bytes, the fewest that a webhook signs with.
    private static let secret = "whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIz"
    private static let payroll = #"{"name": "Payroll", "kind": "webhook", "address": "https://pay.example/hook"}"#
    private static let everything = #"{"type":"all","person":null}"#

    /// How the channel for the payroll is told of.
    private static func text(
        _ id: String,
        address: String = "https://pay.example/hook",
        secret: String? = nil,
        state: String = "on",
        waiting: Int = 0,
        subscriptions: [String] = [everything]
    ) -> String {
        let secret = secret.map { #","secret":"\#($0)""# } ?? ""
        return #"{"id":"\#(id)","name":"Payroll","kind":"webhook","address":"\#(address)","user":null,"#
            + #""allowedHost":null,"language":"en","secrets":1\#(secret),"state":"\#(state)","waiting":\#(waiting),"#
            + #""connection":null,"subscriptions":[\#(subscriptions.joined(separator: ","))]}"#
    }

    /// A program beside a channel for the payroll.
    private static func open(
        _ use: @escaping @Sendable (Program, WebServices, Channel) async throws -> Void
    ) async throws {
        try await Program.open([.manageLinks]) { program, services in
            let request = ChannelRequest {
                [.name: "Payroll", .kind: "webhook", .address: "https://pay.example/hook"][$0] ?? ""
            }
            let channel = try services.links.add(request, subscriptions: [.everything], at: Fixtures.now)
            try await use(program, services, channel)
        }
    }

    // MARK: Adding and showing

    @Test("without a channel there is an empty list")
    func none() async throws {
        try await Program.open([.manageLinks]) { program, _ in
            let answer = try await program.send(.get, "/api/v1/links")
            #expect(answer.text == #"{"links":[]}"#)
        }
    }

    @Test("a webhook is added, and the secret that was made for it is in that answer alone")
    func added() async throws {
        try await Program.open([.manageLinks]) { program, services in
            let answer = try await program.send(.post, "/api/v1/links", Self.payroll)
            let channel = try #require(try services.links.store.channels().first)
            let secret = try #require(channel.settings.secrets.first)
            #expect(WebhookSecret.key(in: secret)?.count == 32)
            #expect(answer.status == .created)
            // Nothing is told to it before somebody says what.
            #expect(answer.text == Self.text(channel.id, secret: secret, subscriptions: []))
            let shown = Self.text(channel.id, subscriptions: [])
            #expect(try await program.send(.get, "/api/v1/links").text == #"{"links":[\#(shown)]}"#)
            #expect(try await program.send(.get, "/api/v1/links/\(channel.id)").text == shown)
        }
    }

    @Test("a secret that a program brings is kept, and never shown")
    func ownSecret() async throws {
        try await Program.open([.manageLinks]) { program, services in
            let body =
                #"{"name": "Payroll", "kind": "webhook", "address": "https://pay.example/hook", "secret": "\#(Self.secret)"}"#
            let answer = try await program.send(.post, "/api/v1/links", body)
            let channel = try #require(try services.links.store.channels().first)
            #expect(channel.settings.secrets == [Self.secret])
            #expect(answer.text == Self.text(channel.id, subscriptions: []))
        }
    }

    @Test("every setting of a broker is kept and shown, but for its password and its authority's certificate")
    func broker() async throws {
        try await Program.open([.manageLinks]) { program, services in
            let authority = "-----BEGIN CERTIFICATE-----\\nMIIB\\n-----END CERTIFICATE-----"
            let body = """
                {"name": "House", "kind": "mqtt", "address": "mqtts://broker.example/base", "user": "muster",
                 "secret": "pass word", "allowedHost": "broker.example", "language": "zh", "authority": "\(authority)"}
                """
            let answer = try await program.send(.post, "/api/v1/links", body)
            let channel = try #require(try services.links.store.channels().first)
            #expect(channel.settings.secrets == ["pass word"])
            #expect(channel.settings.authority == "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----")
            #expect(answer.status == .created)
            func text(_ connection: String) -> String {
                #"{"id":"\#(channel.id)","name":"House","kind":"mqtt","address":"mqtts://broker.example/base","#
                    + #""user":"muster","allowedHost":"broker.example","language":"zh","secrets":1,"state":"on","#
                    + #""waiting":0,"connection":\#(connection),"subscriptions":[]}"#
            }
            // It was not there yet when somebody looked whether it is connected.
            #expect(answer.text == text("null"))
            #expect(try await program.send(.get, "/api/v1/links/\(channel.id)").text == text(#""unreachable""#))
        }
    }

    @Test("spaces around what is sent are no part of it, as in the form")
    func spaces() async throws {
        try await Program.open([.manageLinks]) { program, services in
            let body =
                #"{"name": " Payroll\n", "kind": "webhook ", "address": " https://pay.example/hook ", "secret": " \#(Self.secret) "}"#
            #expect(try await program.send(.post, "/api/v1/links", body).status == .created)
            let channel = try #require(try services.links.store.channels().first)
            #expect(channel.name == "Payroll")
            #expect(channel.settings.address == "https://pay.example/hook")
            #expect(channel.settings.secrets == [Self.secret])
        }
    }

    // MARK: Changing

    @Test("what a change does not name stays, the secret too; the same change twice is one")
    func changed() async throws {
        try await Self.open { program, services, channel in
            let path = "/api/v1/links/\(channel.id)"
            for _ in 1...2 {
                let answer = try await program.send(.patch, path, #"{"address": "https://pay.example/other"}"#)
                #expect(answer.status == .ok)
                #expect(answer.text == Self.text(channel.id, address: "https://pay.example/other"))
            }
            #expect(try services.links.channel(channel.id).settings.secrets == channel.settings.secrets)
            #expect(try await program.send(.patch, path, "{}").status == .ok)
            #expect(try services.links.channel(channel.id).settings.address == "https://pay.example/other")
        }
    }

    @Test("a new secret replaces the one before and is not shown")
    func otherSecret() async throws {
        try await Self.open { program, services, channel in
            let answer = try await program.send(
                .patch,
                "/api/v1/links/\(channel.id)",
                #"{"secret": "\#(Self.secret)"}"#
            )
            #expect(answer.text == Self.text(channel.id))
            #expect(try services.links.channel(channel.id).settings.secrets == [Self.secret])
        }
    }

    @Test("a webhook that moves to another server gets a secret of its own there, which is shown this once")
    func moved() async throws {
        try await Self.open { program, services, channel in
            let answer = try await program.send(
                .patch,
                "/api/v1/links/\(channel.id)",
                #"{"address": "https://new.example"}"#
            )
            let secret = try #require(try services.links.channel(channel.id).settings.secrets.first)
            #expect(secret != channel.settings.secrets.first)
            #expect(answer.text == Self.text(channel.id, address: "https://new.example", secret: secret))
            let shown = try await program.send(.get, "/api/v1/links/\(channel.id)").text
            #expect(shown == Self.text(channel.id, address: "https://new.example"))
        }
    }

    @Test("a channel is turned off and on, twice as well as once")
    func turned() async throws {
        try await Self.open { program, services, channel in
            for (way, state) in [("off", "by-hand"), ("off", "by-hand"), ("on", "on"), ("on", "on")] {
                let answer = try await program.send(.post, "/api/v1/links/\(channel.id)/\(way)")
                #expect(answer.status == .ok)
                #expect(answer.text == Self.text(channel.id, state: state))
            }
            #expect(try services.links.channel(channel.id).off == nil)
        }
    }

    @Test("a channel is removed once")
    func removed() async throws {
        try await Self.open { program, services, channel in
            let answer = try await program.send(.delete, "/api/v1/links/\(channel.id)")
            #expect(answer.status == .noContent)
            #expect(answer.text.isEmpty)
            #expect(try services.links.store.channels().isEmpty)
            #expect(try await program.send(.delete, "/api/v1/links/\(channel.id)").status == .notFound)
        }
    }

    // MARK: What is told

    @Test("a channel is told of more and of less, each twice as well as once")
    func subscriptions() async throws {
        try await Self.open { program, services, channel in
            let person = try RosterCommands(store: services.journal, actor: "test", source: .supervisor).add(
                number: try #require(PersonNumber(rawValue: 7)),
                details: try PersonDetails(name: "Mei Lin"),
                at: Fixtures.now
            )
            let path = "/api/v1/links/\(channel.id)/subscriptions"
            let own = #"{"type":"presence","person":"\#(person.id.rawValue)"}"#
            let arrivals = #"{"type":"person.checked-in","person":null}"#
            let steps: [(HTTPRequest.Method, String, [String])] = [
                (.put, "/presence?person=7", [Self.everything, own]),
                (.put, "/presence?person=7", [Self.everything, own]),
                (.put, "/person.checked-in", [Self.everything, arrivals, own]),
                (.delete, "/all", [arrivals, own]), (.delete, "/all", [arrivals, own]),
                (.delete, "/presence?person=7", [arrivals]), (.delete, "/person.checked-in", []),
                (.put, "/all", [Self.everything]),
            ]
            for (method, type, subscriptions) in steps {
                let answer = try await program.send(method, path + type)
                #expect(answer.status == .ok)
                #expect(answer.text == Self.text(channel.id, subscriptions: subscriptions))
            }
        }
    }

    @Test("a test is sent at once and says what came of it; nothing waits because of it")
    func tested() async throws {
        try await Self.open { program, services, channel in
            let before = try StationTrace(services)
            let answer = try await program.send(.post, "/api/v1/links/\(channel.id)/test")
            #expect(answer.status == .ok)
            #expect(answer.text == #"{"reason":"unreachable","status":null,"detail":"<nobody> listens"}"#)
            #expect(try StationTrace(services) == before)
        }
    }

    /// Records a punch, and has it wait for all channels.
    private static func punch(_ services: WebServices) throws -> Delivery {
        let punch = Punch(person: PersonID(rawValue: "p"), direction: .in)
        let draft = EntryDraft(.punched(punch), happened: Fixtures.now, source: .kiosk, actor: "test")
        _ = try services.journal.append([draft], recorded: Fixtures.now)
        _ = try services.links.store.enqueue(at: Fixtures.now)
        return try #require(try services.links.store.deliveries(nil, limit: 1).first)
    }

    @Test("deliveries are shown while they wait, with what came of each attempt, and when they were delivered")
    func deliveries() async throws {
        try await Self.open { program, services, channel in
            let path = "/api/v1/links/\(channel.id)/deliveries"
            #expect(try await program.send(.get, path).text == #"{"deliveries":[]}"#)
            let delivery = try Self.punch(services)
            let store = services.links.store
            let now = "2026-11-21T02:00:00.000Z"
            func text(_ state: String, _ attempts: Int, due: String?, _ answer: String?) -> String {
                let due = due.map { "\"\($0)\"" } ?? "null"
                let tried = answer == nil ? "null" : "\"\(now)\""
                return #"{"deliveries":[{"id":\#(delivery.id),"entry":\#(delivery.sequence),"state":"\#(state)","#
                    + #""attempts":\#(attempts),"queued":"\#(now)","due":\#(due),"tried":\#(tried),"#
                    + #""answer":\#(answer ?? "null")}]}"#
            }
            #expect(try await program.send(.get, path).text == text("waiting", 0, due: now, nil))
            #expect(
                try await program.send(.get, "/api/v1/links/\(channel.id)").text == Self.text(channel.id, waiting: 1)
            )

            let later = Fixtures.now.adding(microseconds: 5_000_000)
            try store.record(
                SendOutcome(.busy, status: 503, detail: "Later."),
                verdict: .again(at: later),
                of: delivery.id,
                at: Fixtures.now
            )
            let busy = #"{"reason":"busy","status":503,"detail":"Later."}"#
            let tried = text("waiting", 1, due: "2026-11-21T02:00:05.000Z", busy)
            #expect(try await program.send(.get, path).text == tried)

            try store.record(
                SendOutcome(.delivered, status: 204),
                verdict: .delivered,
                of: delivery.id,
                at: Fixtures.now
            )
            let delivered = #"{"reason":"delivered","status":204,"detail":""}"#
            #expect(try await program.send(.get, path).text == text("delivered", 2, due: nil, delivered))
        }
    }

    @Test("what was delivered is delivered again, once; what waits, or is another channel's, is not")
    func replayed() async throws {
        try await Self.open { program, services, channel in
            let request = ChannelRequest {
                [.name: "Other", .kind: "ntfy", .address: "https://ntfy.example/topic"][$0] ?? ""
            }
            let other = try services.links.add(request, subscriptions: [], at: Fixtures.now)
            let delivery = try Self.punch(services)
            let path = "/api/v1/links/\(channel.id)/deliveries/\(delivery.id)/replay"
            #expect(try await program.send(.post, path).status == .notFound)
            let store = services.links.store
            try store.record(
                SendOutcome(.delivered, status: 204),
                verdict: .delivered,
                of: delivery.id,
                at: Fixtures.now
            )
            let before = try StationTrace(services)
            let foreign = "/api/v1/links/\(other.id)/deliveries/\(delivery.id)/replay"
            #expect(try await program.send(.post, foreign).status == .notFound)
            #expect(try StationTrace(services) == before)
            let answer = try await program.send(.post, path)
            #expect(answer.status == .noContent)
            #expect(answer.text.isEmpty)
            let again = try #require(try store.deliveries(channel.id, limit: 1).first)
            #expect(again.state == .waiting && again.attempts == 0)
            #expect(try await program.send(.post, path).status == .notFound)
        }
    }

    // MARK: Refusals

    /// A webhook with other members.
    private static func webhook(_ members: String) -> String {
        #"{"name": "A", "kind": "webhook", "address": "https://a.example", \#(members)}"#
    }

    private static func long(_ count: Int) -> String { String(repeating: "x", count: count) }

    /// What is wrong with a document, whatever is asked with it.
    private static let badDocuments: [(String, Int, String)] = [
        ("not JSON", 400, "The body must be a JSON object."), ("[]", 400, "The body must be a JSON object."),
        ("", 400, "The body must be a JSON object."), (#""name""#, 400, "The body must be a JSON object."),
        (
            #"{"nmae": "A"}"#, 422,
            "Unknown member “nmae”. Allowed: address, allowedHost, authority, kind, language, name, secret, user."
        ),
        (#"{"subscriptions": "all"}"#, 422, "Unknown member “subscriptions”."),
        (#"{"name": 7}"#, 422, "“name” must be a string."), (#"{"name": true}"#, 422, "“name” must be a string."),
        (#"{"name": null}"#, 422, "name: This is required."), (#"{"name": ["A"]}"#, 422, "“name” must be a string."),
        (#"{"name": {"en": "A"}}"#, 422, "“name” must be a string."),
        (#"{"secret": 7}"#, 422, "“secret” must be a string."), (#"{"name": ""}"#, 422, "name: This is required."),
        (#"{"name": " \t"}"#, 422, "name: This is required."),
        (#"{"name": "\#(long(81))"}"#, 422, "name: Use at most 80 characters."),
        (#"{"name": "A\u0007B"}"#, 422, "name: Remove the control character."),
        (#"{"name": "\#(long(140_000))"}"#, 413, ""),
    ]

    @Test(
        "a document that cannot be read, or says something else, is refused and changes nothing",
        arguments: badDocuments
    )
    func badDocument(body: String, status: Int, detail: String) async throws {
        try await Self.open { program, services, channel in
            let before = try StationTrace(services)
            for (method, path) in [(.post, ""), (.patch, "/\(channel.id)")] as [(HTTPRequest.Method, String)] {
                let answer = try await program.send(method, "/api/v1/links" + path, body)
                #expect(answer.status.code == status, "\(method)")
                #expect(answer.detail.hasPrefix(detail), "\(method): \(answer.detail)")
            }
            #expect(try StationTrace(services) == before)
        }
    }

    @Test(
        "a channel that cannot be is refused, with the member that is wrong",
        arguments: [
            ("{}", "name: This is required."), (#"{"name": "A"}"#, "kind: Choose a kind."),
            (#"{"name": "A", "kind": "pager", "address": "https://a.example"}"#, "kind: Choose a kind."),
            (#"{"name": "A", "kind": "Webhook", "address": "https://a.example"}"#, "kind: Choose a kind."),
            (#"{"name": "A", "kind": "webhook"}"#, "address: This is required."),
            (#"{"name": "A", "kind": "webhook", "address": "a.example"}"#, "address: Enter an address such as https"),
            (
                #"{"name": "A", "kind": "webhook", "address": "ftp://a.example"}"#,
                "address: Enter an address such as https"
            ),
            (#"{"name": "A", "kind": "webhook", "address": "https://"}"#, "address: Enter an address such as https"),
            (
                #"{"name": "A", "kind": "mqtt", "address": "https://a.example"}"#,
                "address: Enter an address such as mqtts"
            ),
            (
                #"{"name": "A", "kind": "webhook", "address": "https://u:p@a.example"}"#,
                "address: Remove the user and password from the address."
            ),
            (#"{"name": "A", "kind": "ntfy", "address": "https://a.example/"}"#, "address: Add the topic"),
            (
                #"{"name": "A", "kind": "gotify", "address": "https://a.example/\#(long(500))"}"#,
                "address: Use at most 500 characters."
            ),
            (webhook(#""secret": "top secret""#), "secret: A webhook’s secret must be whsec_"),
            (webhook(#""secret": "whsec_AAAA""#), "secret: A webhook’s secret must be whsec_"),
            (webhook(#""secret": "whsec_\#(long(600))""#), "secret: Use at most 500 characters."),
            (webhook(#""user": "\#(long(501))""#), "user: Use at most 500 characters."),
            (webhook(#""authority": "MIIB""#), "authority: This is not a certificate in PEM format."),
            (webhook(#""authority": "\#(long(65_537))""#), "authority: Use at most 65536 characters."),
            (webhook(#""allowedHost": "\#(long(501))""#), "allowedHost: Use at most 500 characters."),
            (webhook(#""language": "xx""#), "language: Choose a language."),
        ]
    )
    func badChannel(body: String, detail: String) async throws {
        try await Self.open { program, services, _ in
            let before = try StationTrace(services)
            let answer = try await program.send(.post, "/api/v1/links", body)
            #expect(answer.status == .unprocessableContent)
            #expect(answer.detail.hasPrefix(detail), "\(answer.detail)")
            #expect(!answer.text.contains("top secret"))
            #expect(try StationTrace(services) == before)
        }
    }

    @Test(
        "a change after which the channel could not be is refused",
        arguments: [
            (#"{"kind": "mqtt"}"#, "address: Enter an address such as mqtts"),
            (#"{"kind": ""}"#, "kind: Choose a kind."), (#"{"address": ""}"#, "address: This is required."),
            (#"{"secret": "short"}"#, "secret: A webhook’s secret must be whsec_"),
            (#"{"name": "Other", "language": "xx"}"#, "language: Choose a language."),
        ]
    )
    func badChange(body: String, detail: String) async throws {
        try await Self.open { program, services, channel in
            let before = try StationTrace(services)
            let answer = try await program.send(.patch, "/api/v1/links/\(channel.id)", body)
            #expect(answer.status == .unprocessableContent)
            #expect(answer.detail.hasPrefix(detail), "\(answer.detail)")
            #expect(try StationTrace(services) == before)
        }
    }

    @Test("a webhook gets a new secret, shown once, and the old one signs until it is removed")
    func rotation() async throws {
        try await Self.open { program, services, channel in
            let path = "/api/v1/links/\(channel.id)/secret"
            let rotated = try await program.send(.post, path)
            #expect(rotated.status == .ok)
            let secrets = try services.links.channel(channel.id).settings.secrets
            #expect(secrets.count == 2 && rotated.json["secret"] as? String == secrets[0])
            #expect(rotated.json["secrets"] as? Int == 2)
            let ended = try await program.send(.delete, path + "/old")
            #expect(ended.status == .ok && ended.json["secret"] == nil)
            #expect(try services.links.channel(channel.id).settings.secrets == [secrets[0]])
            #expect(try await program.send(.post, "/api/v1/links/none/secret").status == .notFound)
        }
    }

    @Test(
        "what nobody can be told of is refused, also to end it",
        arguments: [
            ("nothing", "There is no event type “nothing”."), ("test", "There is no event type “test”."),
            ("presence", "Enter the person’s number: whereabouts are only sent for people you name."),
            ("all?person=99", "Nobody has the number 99."), ("presence?person=x", "Nobody has the number x."),
            ("all?person=-1", "Nobody has the number -1."), ("all?person=1.5", "Nobody has the number 1.5."),
        ],
        [HTTPRequest.Method.put, .delete]
    )
    func badSubscription(_ row: (type: String, detail: String), method: HTTPRequest.Method) async throws {
        try await Self.open { program, services, channel in
            let before = try StationTrace(services)
            let answer = try await program.send(method, "/api/v1/links/\(channel.id)/subscriptions/\(row.type)")
            #expect(answer.status == .unprocessableContent)
            #expect(answer.detail.hasPrefix(row.detail), "\(answer.detail)")
            #expect(try StationTrace(services) == before)
        }
    }

    @Test(
        "what is not there is not found",
        arguments: [
            (.get, "none"), (.patch, "none"), (.delete, "none"), (.post, "none/on"), (.post, "none/off"),
            (.post, "none/test"), (.put, "none/subscriptions/all"), (.delete, "none/subscriptions/all"),
            (.put, "none/subscriptions/nothing"), (.get, "none/deliveries"), (.post, "none/deliveries/1/replay"),
            (.post, "{id}/deliveries/1/replay"), (.post, "{id}/deliveries/x/replay"),
            (.post, "{id}/deliveries/99999999999999999999/replay"),
        ] as [(HTTPRequest.Method, String)]
    )
    func notThere(method: HTTPRequest.Method, path: String) async throws {
        try await Self.open { program, services, channel in
            let before = try StationTrace(services)
            let path = "/api/v1/links/" + path.replacing("{id}", with: channel.id)
            let answer = try await program.send(method, path, method == .patch ? "{}" : nil)
            #expect(answer.status == .notFound)
            #expect(answer.detail == "This delivery no longer exists or is still waiting. Reload the page.")
            #expect(try StationTrace(services) == before)
        }
    }

    @Test("what is wrong is said in the program's language")
    func language() async throws {
        try await Self.open { program, _, channel in
            let path = "/api/v1/links/\(channel.id)"
            let named = try await program.send(.patch, path, #"{"name": ""}"#, language: "zh")
            #expect(named.detail == "name: " + Language.chinese.texts.links.problem(.missing))
            let missing = try await program.send(.get, "/api/v1/links/none", language: "zh")
            #expect(missing.detail == Language.chinese.texts.links.notThere)
        }
    }
}
