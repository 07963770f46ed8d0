import Attendance
import Foundation
import HTTPTypes
import MusterWeb
import Station
import Testing

@Suite("The pages about channels")
struct LinkPageTests {
    @Test("a webhook is added, its secret shown once, and never again", arguments: ["en", "zh"])
    func adding(language: String) async throws {
        try await Browser.open(as: .admin, language: language) { browser in
            let added = try await browser.post(
                "/links",
                ["kind": "webhook", "name": "Pay <roll>", "address": "https://pay.example/hook", "language": "en"]
            )
            let channel = try #require(try browser.services.links.store.channels().first)
            let secret = try #require(channel.settings.secrets.first)
            #expect(added.text.count(of: secret) == 1)
            #expect(WebhookSecret.key(in: secret) != nil)
            for path in ["/links", "/links/\(channel.id)"] {
                let page = try await browser.get(path)
                #expect(page.status == .ok)
                #expect(page.text.contains("Pay &lt;roll&gt;"))
                #expect(!page.text.contains(secret))
            }
        }
    }

    @Test(
        "what cannot be is said at its field, and what was typed stays, but for secrets",
        arguments: [
            ("webhook", "ftp://pay.example", "https://host.example"),
            ("webhook", "http://user:pass@pay.example", "Remove the user and password"),
            ("ntfy", "https://ntfy.example/", "Add the topic"), ("mqtt", "https://broker.example", "mqtts://host"),
            ("gotify", "", "This is required"),
        ]
    )
    func refused(kind: String, address: String, words: String) async throws {
        try await Browser.open(as: .admin) { browser in
            let answer = try await browser.post(
                "/links",
                ["kind": kind, "name": "A name", "address": address, "secret": "top-secret-1", "language": "en"]
            )
            #expect(answer.status == .unprocessableContent)
            #expect(answer.text.contains(words))
            #expect(answer.text.contains("value=\"A name\""))
            #expect(!answer.text.contains("top-secret-1"))
            #expect(try browser.services.links.store.channels().isEmpty)
        }
    }

    @Test("a secret stays when none is typed, and two sign while one is changed")
    func secrets() async throws {
        try await Browser.open(as: .admin) { browser in
            let access = browser.services.links
            let channel = try access.add(Self.request(), at: Fixtures.now)
            let path = "/links/\(channel.id)"
            _ = try await browser.post(
                path,
                [
                    "kind": "webhook", "name": "Other", "address": "\(channel.settings.address)/b", "language": "zh",
                    "secret": "",
                ]
            )
            #expect(try access.channel(channel.id).settings.secrets == channel.settings.secrets)
            #expect(try access.channel(channel.id).name == "Other")

            let rotated = try await browser.post(path + "/secret")
            let both = try access.channel(channel.id).settings.secrets
            #expect(both.count == 2 && both[1] == channel.settings.secrets[0])
            #expect(rotated.text.contains(both[0]) && !rotated.text.contains(both[1]))
            _ = try await browser.post(path + "/secret/old")
            #expect(try access.channel(channel.id).settings.secrets == [both[0]])

            let page = try await browser.post(
                path,
                ["kind": "webhook", "name": "Other", "address": "https://b.example", "language": "zh", "secret": ""]
            )
            let moved = try access.channel(channel.id).settings.secrets
            #expect(moved.count == 1 && moved != [both[0]], "a server got the secret of another")
            #expect(page.text.count(of: moved[0]) == 1, "a secret was made that nobody ever sees")
        }
    }

    @Test("a test shows what came of it, as text")
    func testing() async throws {
        try await Browser.open(as: .admin) { browser in
            let channel = try browser.services.links.add(Self.request(), at: Fixtures.now)
            let page = try await browser.post("/links/\(channel.id)/test")
            #expect(page.text.contains("No connection could be made"))
            #expect(page.text.contains("&lt;nobody&gt; listens"))
        }
    }

    @Test("a broker's page says how the connection is, while it is on")
    func connection() async throws {
        try await Browser.open(as: .admin) { browser in
            let request = ChannelRequest { [.name: "HA", .kind: "mqtt", .address: "mqtt://broker"][$0] ?? "" }
            let path = "/links/\(try browser.services.links.add(request, at: Fixtures.now).id)"
            let words = "Not connected to the broker"
            #expect(try await browser.get(path).text.contains(words))
            #expect(try await browser.get("/api/v1" + path).text.contains(#""connection":"unreachable""#))
            _ = try await browser.post(path + "/off")
            #expect(try await !browser.get(path).text.contains(words))
            #expect(try await browser.get("/api/v1" + path).text.contains(#""connection":null"#))
        }
    }

    @Test("a channel is told only what was said, until it is said otherwise")
    func subscriptions() async throws {
        try await Browser.open(as: .admin) { browser in
            try browser.add(7, "Mei Lin")
            let access = browser.services.links
            let channel = try access.add(Self.request(), at: Fixtures.now)
            let path = "/links/\(channel.id)"
            #expect(try access.channel(channel.id).subscriptions.isEmpty)
            _ = try await browser.post(path + "/tell", ["type": "person.checked-in", "person": "7"])
            let page = try await browser.get(path)
            #expect(page.text.contains("Somebody checked in · Mei Lin"))
            #expect(try access.channel(channel.id).subscriptions.map(\.type) == [.checkedIn])
            let unknown = try await browser.post(path + "/tell", ["type": "all", "person": "99"])
            #expect(unknown.status == .unprocessableContent)
            #expect(unknown.text.contains("Nobody has the number 99."))
            #expect(try await browser.post(path + "/tell", ["type": "nothing"]).status == .unprocessableContent)
        }
    }

    @Test("what nobody knows ends nothing that a channel is told")
    func unknownEnd() async throws {
        try await Browser.open(as: .admin) { browser in
            let access = browser.services.links
            let channel = try access.add(Self.request(), subscriptions: [.everything], at: Fixtures.now)
            let path = "/links/\(channel.id)/tell/remove"
            #expect(try await browser.post(path, ["type": "nothing", "person": ""]).status == .unprocessableContent)
            #expect(try access.channel(channel.id).subscriptions == [.everything])
            #expect(try await browser.post(path, ["type": "all", "person": ""]).status == .seeOther)
            #expect(try access.channel(channel.id).subscriptions.isEmpty)
        }
    }

    @Test("what is told of somebody who was removed can be ended, on the page and by a program")
    func removedPerson() async throws {
        try await Browser.open(as: .admin) { browser in
            let access = browser.services.links
            let person = try browser.add(7, "Mei Lin")
            let channel = try access.add(
                Self.request(),
                subscriptions: [
                    Subscription(type: .checkedIn, person: person.id),
                    Subscription(type: .checkedOut, person: person.id),
                ],
                at: Fixtures.now
            )
            try browser.commands.remove(person.id, at: Fixtures.now)
            let id = person.id.rawValue
            let path = "/api/v1/links/\(channel.id)/subscriptions/person.checked-in?person="
            #expect(try await browser.send(.delete, path + "7", bytes: []).status == .unprocessableContent)
            #expect(try await browser.send(.delete, path + id, bytes: []).status == .ok)
            let fields = ["type": "person.checked-out", "person": id]
            #expect(try await browser.post("/links/\(channel.id)/tell/remove", fields).status == .seeOther)
            #expect(try access.channel(channel.id).subscriptions.isEmpty)
        }
    }

    @Test("a channel is turned off and on, and removed")
    func turning() async throws {
        try await Browser.open(as: .admin) { browser in
            let access = browser.services.links
            let channel = try access.add(Self.request(), at: Fixtures.now)
            let path = "/links/\(channel.id)"
            _ = try await browser.post(path + "/off")
            #expect(try access.channel(channel.id).off == .byHand)
            _ = try await browser.post(path + "/on")
            #expect(try access.channel(channel.id).off == nil)
            #expect(try await browser.post(path + "/remove").location == "/links?done=removed")
            #expect(try access.store.channels().isEmpty)
            #expect(try await browser.get(path).status == .notFound)
        }
    }

    private static func request() -> ChannelRequest {
        ChannelRequest { field in
            switch field {
            case .name: "Payroll"
            case .kind: "webhook"
            case .address: "https://pay.example/hook"
            default: ""
            }
        }
    }
}
