import Attendance
import BeaconKit
import Crypto
import EndToEndSupport
import Foundation
import MusterLinks
import NIOHTTP1
import Station
import Testing

@Suite("Sending by HTTP")
struct HTTPSenderTests {
    private static let now = Instant(microseconds: 1_772_431_200_000_000)

    private static func message() throws -> OutgoingMessage {
        let event = EventDocument(test: "1", at: now, timeZone: "Europe/Berlin", offset: 3600)
        let words = EventWords(event, name: nil, site: "Harbour", language: .english)
        return try OutgoingMessage(event, words: words, timestamp: now.microseconds / 1_000_000)
    }

    private static func channel(
        _ kind: ChannelKind = .webhook,
        _ address: String,
        secrets: [String] = [],
        allowed: String? = "127.0.0.1"
    ) -> Channel {
        var settings = ChannelSettings(kind: kind, address: address)
        settings.secrets = secrets
        settings.allowedHost = allowed
        return Channel(id: "c", name: "C", settings: settings, subscriptions: [.everything], created: now)
    }

    private static func send(_ channel: Channel) async throws -> SendOutcome {
        let sender = LinkSender(http: HTTPSender(connecting: .seconds(2), limit: .seconds(3)))
        return try await sender.send(try message(), to: channel)
    }

    @Test("a webhook carries the document, signed with each secret")
    func webhook() async throws {
        try await Endpoint.with(.answer(204)) { endpoint in
            let secrets = [WebhookSecret.make(), WebhookSecret.make()]
            let outcome = try await Self.send(Self.channel(.webhook, endpoint.address + "/hook?a=b", secrets: secrets))
            #expect(outcome.reason == .delivered && outcome.status == 204)
            let request = try #require(endpoint.requests.first)
            #expect(request.uri == "/hook?a=b")
            let id = try #require(request.headers.first(name: "webhook-id"))
            let time = try #require(request.headers.first(name: "webhook-timestamp"))
            let signatures = try #require(request.headers.first(name: "webhook-signature")).split(separator: " ")
            #expect(id == "test-1" && time == "1772431200")
            #expect(signatures.count == 2)
            for (secret, signature) in zip(secrets, signatures) {
                // As a receiver checks it.
                let key = SymmetricKey(data: try #require(WebhookSecret.key(in: secret)))
                let code = try #require(Data(base64Encoded: String(signature.dropFirst(3))))
                let signed = Array("\(id).\(time).".utf8) + request.body
                #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: signed, using: key))
            }
            let document = try #require(
                try JSONSerialization.jsonObject(with: Data(request.body)) as? [String: Any]
            )
            #expect(document["type"] as? String == "test")
            #expect(document["timestamp"] as? String == "2026-03-02T07:00:00.000+01:00")
        }
    }

    @Test("ntfy and Gotify get words, and their token")
    func push() async throws {
        try await Endpoint.with(.answer(200)) { endpoint in
            _ = try await Self.send(Self.channel(.ntfy, endpoint.address + "/mei", secrets: ["tk_1"]))
            _ = try await Self.send(Self.channel(.gotify, endpoint.address, secrets: ["A1"]))
            let ntfy = try #require(endpoint.requests.first)
            #expect(ntfy.uri == "/" && ntfy.headers.first(name: "authorization") == "Bearer tk_1")
            let body = try #require(try JSONSerialization.jsonObject(with: Data(ntfy.body)) as? [String: Any])
            #expect(body["topic"] as? String == "mei")
            #expect(body["title"] as? String == "Test message from Muster")
            let gotify = try #require(endpoint.requests.last)
            #expect(gotify.uri == "/message" && gotify.headers.first(name: "x-gotify-key") == "A1")
        }
    }

    @Test(
        "what the other side answers decides what becomes of it",
        arguments: [
            (200, .delivered), (301, .redirected), (307, .redirected), (400, .rejected), (401, .unauthorized),
            (404, .rejected), (408, .busy), (410, .gone), (413, .rejected), (429, .busy), (500, .busy), (503, .busy),
        ] as [(Int, SendOutcome.Reason)]
    )
    func statuses(status: Int, reason: SendOutcome.Reason) async throws {
        let headers = [
            Endpoint.Header(name: "retry-after", value: "77"), .init(name: "location", value: "http://127.0.0.1/inner"),
        ]
        try await Endpoint.with(.answer(status, headers: headers, body: "why\u{1B}[31m\nnot")) { endpoint in
            let outcome = try await Self.send(Self.channel(.webhook, endpoint.address))
            #expect(outcome.reason == reason)
            #expect(outcome.status == status)
            #expect(endpoint.requests.count == 1)
            #expect(!outcome.detail.contains("\u{1B}") && !outcome.detail.contains("\n"))
            if reason == .busy { #expect(outcome.retryAfter == 77) }
            if reason == .redirected { #expect(outcome.detail == "http://127.0.0.1/inner") }
        }
    }

    @Test("an endpoint that stalls, drops or is not there is said to do so, within the time")
    func failing() async throws {
        try await Endpoint.with(.stall) { endpoint in
            let clock = ContinuousClock()
            let start = clock.now
            let stalled = try await Self.send(Self.channel(.webhook, endpoint.address))
            #expect(stalled.reason == .timedOut)
            #expect(clock.now - start < .seconds(10))
            endpoint.behave(.drop)
            let dropped = try await Self.send(Self.channel(.webhook, endpoint.address))
            #expect(dropped.reason == .dropped)
        }
        let port = try await FreePort.find()
        let nobody = try await Self.send(Self.channel(.webhook, "http://127.0.0.1:\(port)"))
        #expect(nobody.reason == .unreachable)
        let unknown = try await Self.send(Self.channel(.webhook, "http://no-such-host.invalid", allowed: nil))
        #expect(unknown.reason == .unknownHost)
    }

    @Test("an authority of one's own is trusted when it is given, and then no other")
    func authorities() async throws {
        let folder = try TemporaryFolder()
        for name in ["own", "other"] { try OpenSSL.makeCertificate(name, in: folder) }
        let certificate = Endpoint.Certificate(chain: folder["own.pem"], key: folder["own.key"])
        try await Endpoint.with(.answer(204), certificate: certificate) { endpoint in
            var channel = Self.channel(.webhook, "https://127.0.0.1:\(endpoint.port)/hook")
            #expect(try await Self.send(channel).reason == .untrusted)
            channel.settings.authority = try String(contentsOfFile: folder["other.pem"], encoding: .utf8)
            #expect(try await Self.send(channel).reason == .untrusted)
            channel.settings.authority = "-----BEGIN CERTIFICATE-----\nnone\n-----END CERTIFICATE-----\n"
            #expect(try await Self.send(channel).reason == .untrusted)
            #expect(endpoint.requests.isEmpty)
            channel.settings.authority = try String(contentsOfFile: folder["own.pem"], encoding: .utf8)
            let right = try await Self.send(channel)
            #expect(right.reason == .delivered, "\(right)")
            #expect(endpoint.requests.count == 1)
        }
    }

    @Test("of an answer of a gigabyte only the beginning is read")
    func gigabyte() async throws {
        try await Endpoint.with(.flood(1_000_000_000)) { endpoint in
            let outcome = try await Self.send(Self.channel(.webhook, endpoint.address))
            #expect(outcome.reason == .delivered)
            #expect(outcome.detail.count == 300)
            // What the sockets on both sides hold, and nothing more.
            #expect(endpoint.sent < 32_000_000)
        }
    }

    @Test("an answer that drips for ever ends after the time")
    func dripping() async throws {
        try await Endpoint.with(.drip) { endpoint in
            let outcome = try await Self.send(Self.channel(.webhook, endpoint.address))
            #expect(outcome.reason == .timedOut || outcome.reason == .delivered)
        }
    }

    @Test(
        "this machine and link-local addresses are not reached, however they are written",
        arguments: [
            "http://127.0.0.1:PORT", "http://localhost:PORT", "http://[::1]:PORT", "http://127.1:PORT",
            "http://2130706433:PORT", "http://0x7f000001:PORT", "http://0.0.0.0:PORT", "http://[::ffff:127.0.0.1]:PORT",
            "http://169.254.169.254", "http://[fe80::1]",
        ]
    )
    func inner(address: String) async throws {
        try await Endpoint.with(.answer(200)) { endpoint in
            let text = address.replacing("PORT", with: String(endpoint.port))
            for allowed in [nil, "other.example", ""] {
                let outcome = try await Self.send(Self.channel(.webhook, text, allowed: allowed))
                #expect(outcome.reason == .innerAddress || outcome.reason == .badAddress, "\(text): \(outcome)")
            }
            #expect(endpoint.connections == 0)
        }
    }

    @Test("it is reached after being allowed by exactly that name")
    func allowed() async throws {
        try await Endpoint.with(.answer(200)) { endpoint in
            let address = "http://localhost:\(endpoint.port)"
            let named = try await Self.send(Self.channel(.webhook, address, allowed: "localhost"))
            #expect(named.reason == .delivered)
            let other = try await Self.send(Self.channel(.webhook, address, allowed: "127.0.0.1"))
            #expect(other.reason == .innerAddress)
        }
    }

    @Test(
        "inner addresses are told from others",
        arguments: [
            ([127, 0, 0, 1], true), ([0, 0, 0, 0], true), ([169, 254, 1, 1], true), ([224, 0, 0, 1], true),
            ([255, 255, 255, 255], true), ([192, 168, 1, 5], true), ([192, 168, 1, 6], false), ([8, 8, 8, 8], false),
            ([10, 0, 0, 1], false),
            ([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], true),
            ([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], true),
            ([0xFE, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], true),
            ([0xFF, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], true),
            ([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 127, 0, 0, 1], true),
            ([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 8, 8, 8, 8], false),
            ([0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0, 127, 0, 0, 1], true),
            ([0x20, 2, 192, 168, 1, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], true),
            ([0x20, 1, 0x0D, 0xB8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], false), ([1, 2], true),
        ] as [([UInt8], Bool)]
    )
    func table(bytes: [UInt8], isInner: Bool) {
        #expect(InnerAddress(own: [[192, 168, 1, 5]]).contains(bytes) == isInner)
    }
}
