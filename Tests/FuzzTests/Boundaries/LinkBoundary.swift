import BeaconKit
import Foundation
import MusterLinks
import MusterMQTT
import Station

/// What servers answer that are told events, what a broker says, and where people say that these are.
struct LinkBoundary: Boundary {
    static let casesTogether: UInt64 = 2_000

    private static let addresses = [
        "https://hooks.example:8443/muster?x=1", "http://192.168.1.9/", "mqtt://broker.example:1883/base",
        "mqtts://[fe80::1]/a/b", "https://ntfy.sh/topic", "http://user:secret@host/",
    ]

    private var mirror = RetainedMirror()
    private var pace = ChannelPace()
    private var now = SmallOffice.start

    init(_ random: inout FuzzCase) {}

    mutating func take(_ random: inout FuzzCase) throws {
        now = now.adding(microseconds: Int64(random.number(0...600_000_000)))
        switch random.number(0...2) {
        case 0: try speak(&random)
        case 1: try told(&random)
        default: try address(&random)
        }
    }

    /// A broker has something retained, or says that it has.
    private mutating func speak(_ random: inout FuzzCase) throws {
        if random.once(in: 20) { mirror.connected() }
        let topic = random.mutated(HomeAssistant.subscriptions(base: "muster")[random.number(0...4)])
        mirror.received(topic, random.bytes(random.number(0...40)))
        if random.once(in: 4) { mirror.want(["muster/people/7/state": random.bytes(8)]) }
        for (topic, payload) in mirror.missing.prefix(50) { mirror.published(topic, payload) }
        if random.once(in: 16) {
            for (topic, payload) in mirror.missing { mirror.published(topic, payload) }
            try FuzzFailure.unless(mirror.missing.isEmpty, "what was published is still missing: \(mirror.missing)")
        }
        random.accept()
    }

    /// A server answers, with a wish when it wants to be asked again.
    private mutating func told(_ random: inout FuzzCase) throws {
        let reasons = SendOutcome.Reason.allCases
        let outcome = SendOutcome(
            random.one(of: reasons),
            status: Int(truncatingIfNeeded: random.integer()),
            detail: random.mutated("Too many requests").printable(limit: 200),
            retryAfter: random.once(in: 2) ? random.integer() : nil
        )
        pace.began()
        pace.ended(outcome, at: now)
        let latest = now.adding(microseconds: RetrySchedule.longestPause * 1_000_000)
        try FuzzFailure.unless(pace.mayTry(at: latest), "a channel is left alone for longer than anybody may ask")
        let attempts = Int(truncatingIfNeeded: random.integer())
        if case .again(let next) = RetrySchedule.verdict(outcome, attempts: attempts, queued: now, now: now) {
            let wait = next.microseconds(since: now)
            try FuzzFailure.unless((0...RetrySchedule.patience * 1_000_000).contains(wait), "waits for \(wait) µs")
        }
    }

    private func address(_ random: inout FuzzCase) throws {
        let address =
            random.once(in: 4) ? random.one(of: Self.addresses) : random.mutated(random.one(of: Self.addresses))
        _ = HTTPTarget(address)
        _ = InnerAddress(own: []).contains(random.bytes(random.one(of: [0, 3, 4, 15, 16])))
        let request = ChannelRequest { field in
            switch field {
            case .name: "Hook"
            case .kind: random.one(of: ChannelKind.allCases).rawValue
            case .address: address
            case .secret: random.once(in: 2) ? "" : random.oddText()
            case .user, .authority, .allowedHost: random.once(in: 4) ? random.oddText() : ""
            case .language: "en"
            }
        }
        guard let settings = request.settings(changing: nil) else { return }
        _ = MQTTTarget(settings)
        let kept = try JSONDecoder().decode(ChannelSettings.self, from: try JSONEncoder().encode(settings))
        try FuzzFailure.unless(kept == settings, "\(settings) is kept as \(kept)")
        let parts = URLComponents(string: settings.address)
        try FuzzFailure.unless(parts?.password == nil, "a password is in \(settings.address)")
        random.accept()
    }
}
