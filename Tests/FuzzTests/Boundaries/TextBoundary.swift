import Attendance
import BeaconKit
import MusterWeb
import Station

/// Texts that people and programs give: each has a rule of its own by which it is read.
struct TextBoundary: Boundary {
    /// A rule, texts that it takes, and whether it takes one.
    private struct Rule: Sendable {
        let name: String
        let examples: [String]
        let reads: @Sendable (String) throws -> Bool
    }

    static let casesTogether: UInt64 = 10_000

    init(_ random: inout FuzzCase) {}

    mutating func take(_ random: inout FuzzCase) throws {
        let rule = random.one(of: Self.rules)
        let example = random.one(of: rule.examples)
        let text = random.once(in: 20) ? example : random.mutated(example)
        do {
            if try rule.reads(text) { random.accept() }
        } catch is RosterError {
        } catch is ScheduleError {
        } catch is ItemError {
        } catch is PunchSheetError {
        } catch is WallTimeError {}
    }

    /// A value that reads what it writes.
    private static func lossless<Value: LosslessStringConvertible & SendableMetatype>(
        _ kind: Value.Type
    ) -> @Sendable (String) throws -> Bool {
        { text in
            guard let value = Value(text) else { return false }
            let again = Value(value.description)?.description
            try FuzzFailure.unless(
                again == value.description,
                "\(kind) \(text.debugDescription) becomes \(value.description)"
            )
            return true
        }
    }

    private static let rules = plain + ofPeople + ofTheWeb

    private static let plain: [Rule] = [
        Rule(name: "day", examples: ["2026-11-21"], reads: lossless(LocalDay.self)),
        Rule(name: "hours", examples: ["12345 22:00-07:00"], reads: lossless(WeeklyHours.self)),
        Rule(name: "break", examples: breaks, reads: lossless(BreakRule.self)),
        Rule(name: "part", examples: ["all", "until 720", "from 720"], reads: lossless(DayPart.self)),
        Rule(name: "rounding", examples: roundings, reads: lossless(RoundingRule.self)),
        Rule(name: "adapter", examples: ["hci0", "all", "00:1A:7D:DA:71:13"], reads: lossless(AdapterChoice.self)),
        Rule(name: "document", examples: ["0123456789abcdef-17"], reads: lossless(EventDocumentID.self)),
        Rule(name: "event", examples: ["abc-12"], reads: lossless(EventID.self)),
        Rule(name: "uuid", examples: [SmallOffice.uuid.description]) { BeaconUUID($0) != nil },
        Rule(name: "peer", examples: [String(repeating: "0f", count: 32)]) { PeerID($0) != nil },
        Rule(name: "content", examples: [String(repeating: "c3", count: 32)]) { ContentHash($0) != nil },
        Rule(name: "message", examples: [String(repeating: "a1", count: 16)]) { MessageID(rawValue: $0) != nil },
        Rule(name: "address", examples: ["gate:8437", "[fe80::1]:1", "::1"]) { text in
            guard let address = PeerAddress(text) else { return false }
            try FuzzFailure.unless(PeerAddress(address.description) == address, "\(text) becomes \(address)")
            return true
        },
    ]
    private static let breaks: [String] = [try? BreakRule(minutes: 30, after: 360, isAutomatic: true)].compactMap {
        $0?.description
    }
    private static let roundings: [String] = [try? RoundingRule(step: 15, mode: .nearest)].compactMap {
        $0?.description
    }

    private static let ofPeople: [Rule] = [
        Rule(name: "hours of a shift", examples: ["09:00-17:30"]) { text in
            _ = try Shift(text, grace: 5)
            return true
        },
        Rule(name: "rota", examples: ["E,N1;;E", "D"]) { text in
            let day = LocalDay(year: 2026, month: 1, day: 5)
            let rota = try Rota(anchor: day, text: text)
            for distance in [0, 1, -1, 400, -400, 3_000_000] { _ = rota.shifts(on: day.adding(distance)) }
            return true
        },
        Rule(name: "quiet hours", examples: ["22:00-07:00"]) { text in
            let hours = try WeeklyHours(hours: text)
            _ = hours.contains(SmallOffice.start, clock: try ZoneClock("Europe/Berlin"))
            return true
        },
        Rule(name: "zone", examples: ["Europe/Berlin", "Asia/Shanghai"]) { text in
            _ = try ZoneClock(text).day(of: SmallOffice.start)
            return true
        },
        Rule(name: "number", examples: ["7", "６５０００"]) { text in
            _ = try PersonNumber(typed: text)
            return true
        },
        Rule(name: "person", examples: ["Ada Chen", "李雷", "Ömer Şahin"]) { text in
            let details = try PersonDetails(name: text, department: text)
            _ = NameReading.text(of: details.name)
            _ = BrowserName.name(of: text)
            return true
        },
        Rule(name: "identity", examples: ["\(SmallOffice.uuid):1:7"]) { text in
            _ = try BeaconIdentity(text: text)
            return true
        },
        Rule(name: "beacon", examples: [SmallOffice.uuid.description, "１２", "70000"]) { text in
            _ = try? (BeaconInput.major(text), BeaconInput.minor(text), BeaconInput.exitTime(text))
            _ = try BeaconInput.uuid(text)
            return true
        },
        Rule(name: "time", examples: ["2026-11-21 09:00", "2026-11-21T09:00:30.25+08:00", "2026-03-29 02:30Z"]) {
            text in
            var reader = WallTimeReader(zones: ZoneHistory(try ZoneClock("Europe/Berlin")))
            _ = try reader.instant(text)
            return true
        },
        Rule(name: "people", examples: [#"{"departments":["Design"],"people":["p"]}"#, "all", "none"]) {
            PeopleSelection(text: $0) != nil
        },
    ]

    private static let ofTheWeb: [Rule] = [
        Rule(name: "form", examples: ["name=Ada+Chen&number=7&proof=abc&on=%E6%9D%8E", "a=1&a=2&a=3"]) { text in
            let form = Form(body: Array(text.utf8))
            return !form.all("a").isEmpty || form.isTicked("name") || !form.trimmed("number").isEmpty
        },
        Rule(name: "languages", examples: ["zh-CN,zh;q=0.9,en;q=0.8"]) { text in
            _ = AcceptLanguage(text)
            return true
        },
        Rule(name: "host", examples: ["localhost:8080", "[::1]:80", "muster.example"]) { text in
            let host = String(LoopbackHost.host(of: text))
            return LoopbackHost.isLoopback(host) || LoopbackHost.isLocal(host)
        },
        Rule(name: "secret", examples: [Secret().text]) { Secret(shown: $0) != nil },
        Rule(name: "hash", examples: [(try? PasswordHash("purple tide on Sunday", cost: .least))?.text ?? ""]) {
            PasswordHash(text: $0) != nil
        },
        Rule(name: "password", examples: ["purple tide on Sunday"]) { PasswordRule.broken(by: $0, name: "Ada") == nil },
        Rule(name: "file", examples: ["plan.txt"]) { MessageOffer.isName($0) },
    ]
}
