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

    /// A value that is written so that it is read as the same again.
    private static func kept<Value: Equatable & Sendable>(
        _ read: @escaping @Sendable (String) throws -> Value?,
        as write: @escaping @Sendable (Value) -> String
    ) -> @Sendable (String) throws -> Bool {
        { text in
            guard let value = try read(text) else { return false }
            try FuzzFailure.unless(
                try read(write(value)) == value,
                "\(text.debugDescription) becomes \(write(value).debugDescription)"
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
        Rule(
            name: "uuid",
            examples: [SmallOffice.uuid.description],
            reads: kept({ BeaconUUID($0) }, as: { $0.description })
        ),
        Rule(
            name: "peer",
            examples: [String(repeating: "0f", count: 32)],
            reads: kept({ PeerID($0) }, as: { $0.text })
        ),
        Rule(
            name: "content",
            examples: [String(repeating: "c3", count: 32)],
            reads: kept({ ContentHash($0) }, as: { $0.text })
        ),
        Rule(
            name: "message",
            examples: [String(repeating: "a1", count: 16)],
            reads: kept({ MessageID(rawValue: $0) }, as: { $0.rawValue })
        ),
        Rule(
            name: "address",
            examples: ["gate:8437", "[fe80::1]:1", "::1"],
            reads: kept({ PeerAddress($0) }, as: { $0.description })
        ),
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
            for distance in [0, 1, -1, 400, -400, 3_000_000] {
                let shifts = rota.shifts(on: day.adding(distance))
                let later = rota.shifts(on: day.adding(distance + rota.cycle.count))
                try FuzzFailure.unless(shifts == later, "\(text.debugDescription) does not come round")
            }
            return true
        },
        Rule(name: "quiet hours", examples: ["22:00-07:00"]) { text in
            let hours = try WeeklyHours(hours: text)
            _ = hours.contains(SmallOffice.start, clock: try ZoneClock("Europe/Berlin"))
            return true
        },
        Rule(name: "zone", examples: ["Europe/Berlin", "Asia/Shanghai"]) { text in
            let day = try ZoneClock(text).day(of: SmallOffice.start)
            let utc = LocalDay(year: 2026, month: 3, day: 2)
            try FuzzFailure.unless((utc.adding(-1)...utc.adding(1)).contains(day), "it is \(day) in \(text)")
            return true
        },
        Rule(
            name: "number",
            examples: ["7", "６５０００"],
            reads: kept({ try PersonNumber(typed: $0) }, as: { $0.description })
        ),
        Rule(name: "person", examples: ["Ada Chen", "李雷", "Ömer Şahin"]) { text in
            let details = try PersonDetails(name: text, department: text)
            let again = try PersonDetails(name: details.name, department: details.department)
            try FuzzFailure.unless(again == details, "\(text.debugDescription) is another when it is read again")
            try FuzzFailure.unless((1...200).contains(details.name.count), "a name of \(details.name.count) characters")
            _ = NameReading.text(of: details.name)
            _ = BrowserName.name(of: text)
            return true
        },
        Rule(
            name: "identity",
            examples: ["\(SmallOffice.uuid):1:7"],
            reads: kept({ try BeaconIdentity(text: $0) }, as: { $0.description })
        ),
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
        Rule(
            name: "people",
            examples: ["department Design\nperson p", "all", "none"],
            reads: kept({ PeopleSelection(text: $0) }, as: { $0.text })
        ),
    ]

    private static let ofTheWeb: [Rule] = [
        Rule(name: "form", examples: ["name=Ada+Chen&number=7&csrfToken=abc&on=%E6%9D%8E", "a=1&a=2&a=3"]) { text in
            let form = Form(body: Array(text.utf8))
            let most = text.utf8.count { $0 == UInt8(ascii: "&") } + 1
            try FuzzFailure.unless(form.fields.count <= most, "\(form.fields.count) fields of \(most)")
            return !form.all("a").isEmpty || form.isTicked("name") || !form.trimmed("number").isEmpty
        },
        Rule(name: "languages", examples: ["zh-CN,zh;q=0.9,en;q=0.8"]) { text in
            _ = AcceptLanguage(text)
            return true
        },
        Rule(name: "host", examples: ["localhost:8080", "[::1]:80", "muster.example"]) { text in
            let host = String(LoopbackHost.host(of: text))
            let (isLoopback, isLocal) = (LoopbackHost.isLoopback(host), LoopbackHost.isLocal(host))
            try FuzzFailure.unless(!isLoopback || isLocal, "\(host) is this machine, and not of this network")
            return isLocal
        },
        Rule(
            name: "secret",
            examples: ["0123456789abcdefghijklmnopqrstuvwxyzABCDEF_"],
            reads: kept({ Secret(shown: $0) }, as: { $0.text })
        ),
        Rule(
            name: "hash",
            examples: ["$scrypt$ln=1,r=8,p=1$AAECAwQFBgcICQoLDA0ODw$AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8"],
            reads: kept({ PasswordHash(text: $0) }, as: { $0.text })
        ),
        Rule(name: "password", examples: ["purple tide on Sunday"]) { PasswordRule.broken(by: $0, name: "Ada") == nil },
        Rule(name: "file", examples: ["plan.txt"]) { text in
            guard MessageOffer.isName(text) else { return false }
            let isPath = text.contains("/") || text.contains("\\") || text == ".." || text.contains("\0")
            try FuzzFailure.unless(!isPath, "\(text.debugDescription) is a path")
            return true
        },
    ]
}
