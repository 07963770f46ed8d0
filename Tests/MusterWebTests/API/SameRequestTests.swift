import Attendance
import BeaconKit
import HTTPTypes
import MusterWeb
import Station
import Testing

/// A change that a page's form and a program ask for in their own ways.
struct SameRequest: Sendable, CustomTestStringConvertible {
    let name: String
    let address: String
    let fields: [String: String]
    let method: HTTPRequest.Method
    let path: String
    let body: String

    init(
        _ name: String,
        form address: String,
        _ fields: [String: String],
        api method: HTTPRequest.Method,
        _ path: String,
        _ body: String
    ) {
        self.name = name
        self.address = address
        self.fields = fields
        self.method = method
        self.path = path
        self.body = body
    }

    var testDescription: String { name }

    fileprivate static let policy = [
        "grace": "10", "rounding-in": "none", "rounding-out": "none", "tolerated-away": "10", "away": "away",
        "closing": "never", "overtime": "0", "duplicate-window": "60", "longest-session": "900", "rest": "200",
        "adopt-from": "2026-12-01",
    ]
    fileprivate static let uuid = "F7826DA6-4FA2-4E98-8024-BC5B71E0893E"
    fileprivate static let item = [
        "name": "Bag", "uuid": uuid, "major": "2", "minor": "3", "owner": "", "exitTime": "90", "quietHours": "",
        "quietDays": "5",
    ]
    fileprivate static let rule = [
        "name": "Hello", "on": "yes", "subject": "everybody", "event": "enters", "interval": "60", "shows": "yes",
        "show": "", "days": "1",
    ]
    fileprivate static let correction = [
        "what": "add", "direction": "in", "day": "2026-11-20", "time": "08:55", "reason": "Forgot", "key": "k",
    ]
}

@Suite("The same request by a form and by a program")
struct SameRequestTests {
    private static func adopting(_ name: String, _ change: [String: String], _ members: String) -> SameRequest {
        SameRequest(
            name,
            form: "/what-if/adopt",
            SameRequest.policy.merging(change) { $1 },
            api: .post,
            "/api/v1/policies",
            #"{"from": "2026-12-01", \#(members)}"#
        )
    }

    private static func adding(_ name: String, _ change: [String: String], _ members: String) -> SameRequest {
        SameRequest(
            name,
            form: "/items",
            SameRequest.item.merging(change) { $1 },
            api: .post,
            "/api/v1/items",
            #"{"uuid": "\#(SameRequest.uuid)", "major": 2, \#(members)}"#
        )
    }

    private static func ruling(_ name: String, _ change: [String: String], _ members: String) -> SameRequest {
        SameRequest(
            name,
            form: "/rules",
            SameRequest.rule.merging(change) { $1 },
            api: .post,
            "/api/v1/rules",
            #"{"name": "Hello", "show": "", \#(members)}"#
        )
    }

    private static func correcting(_ name: String, _ change: [String: String], _ members: String) -> SameRequest {
        SameRequest(
            name,
            form: "/people/{id}/days/2026-11-20/corrections",
            SameRequest.correction.merging(change) { $1 },
            api: .post,
            "/api/v1/corrections",
            #"{"number": 7, "reason": "Forgot", \#(members)}"#
        )
    }

    /// What one way in refused while another took it for something else.
    private static let refusals = [
        adopting("an unknown rounding", ["rounding-in": "17 sideways"], #""roundingIn": "17 sideways""#),
        adopting("an unknown away", ["away": "elsewhere"], #""away": "elsewhere""#),
        adopting("an unknown closing", ["closing": "sometime"], #""closing": "sometime""#),
        adopting("a grace out of range", ["grace": "241"], #""grace": 241"#),
        adding("an owner who is not there", ["owner": "99"], #""name": "Bag", "minor": 3, "owner": 99"#),
        adding(
            "a ninth day",
            ["quietHours": "22:00-07:00", "quietDays": "9"],
            #""name": "Bag", "minor": 3, "quietHours": "22:00-07:00", "quietDays": [9]"#
        ),
        adding("a minor that is too large", ["minor": "65536"], #""name": "Bag", "minor": 65536"#),
        ruling("an unknown event", ["event": "flies"], #""event": "flies""#),
        ruling("an unknown subject", ["subject": "nobody"], #""subject": "nobody""#),
        ruling("nobody's number", ["subject": "person", "person": "99"], #""subject": "person", "person": 99"#),
        ruling(
            "a ninth day for a rule",
            ["hours": "22:00-07:00", "days": "9"],
            #""hours": "22:00-07:00", "days": [9]"#
        ),
        ruling("half a second", ["interval": "60.5"], #""interval": 60.5"#),
        correcting(
            "an unknown direction",
            ["direction": "sideways"],
            #""change": "add", "direction": "sideways", "at": "2026-11-20 08:55""#
        ),
        correcting(
            "an unknown change",
            ["what": "rewrite"],
            #""change": "rewrite", "direction": "in", "at": "2026-11-20 08:55""#
        ),
        correcting(
            "a time that is none",
            ["time": "25:00"],
            #""change": "add", "direction": "in", "at": "2026-11-20 25:00""#
        ),
        SameRequest(
            "a ninth day without alerts",
            form: "/people/{id}/quiet",
            ["hours": "22:00-07:00", "days": "9"],
            api: .put,
            "/api/v1/people/7/quiet-hours",
            #"{"hours": "22:00-07:00", "days": [9]}"#
        ),
        SameRequest(
            "a reminder right now",
            form: "/alerts/x/snooze",
            ["minutes": "0"],
            api: .post,
            "/api/v1/alerts/x/snooze",
            #"{"minutes": 0}"#
        ),
        SameRequest(
            "days in the wrong order",
            form: "/periods/close",
            ["from": "2026-10-31", "to": "2026-10-01"],
            api: .post,
            "/api/v1/periods",
            #"{"from": "2026-10-31", "to": "2026-10-01"}"#
        ),
        SameRequest(
            "a negative time to keep things",
            form: "/retention",
            ["presence": "-1"],
            api: .patch,
            "/api/v1/retention",
            #"{"presence": -1}"#
        ),
        SameRequest(
            "an unknown selection",
            form: "/stations/sharing",
            ["station": String(repeating: "a", count: 64), "people": "some", "punches": "all"],
            api: .put,
            "/api/v1/sharing/\(String(repeating: "a", count: 64))",
            #"{"people": "some"}"#
        ),
        SameRequest(
            "a person without a name",
            form: "/people",
            ["number": "70", "name": " "],
            api: .post,
            "/api/v1/people",
            #"{"number": 70, "name": " "}"#
        ),
    ]

    @Test("what cannot be is refused both ways, and nothing is changed", arguments: refusals)
    func refused(_ request: SameRequest) async throws {
        try await Browser.open(as: .admin) { browser in
            let person = try browser.add(7, "Mei Lin")
            let address = request.address.replacing("{id}", with: person.id.rawValue)
            let before = try StationTrace(browser.services)
            let page = try await browser.post(address, request.fields)
            #expect(page.location?.contains("-bad") ?? true, "\(page.location ?? "")")
            #expect(try StationTrace(browser.services) == before)
            let answer = try await browser.send(request.method, request.path, bytes: Array(request.body.utf8))
            #expect((400..<500).contains(answer.status.code), "\(answer.status) \(answer.text)")
            #expect(try StationTrace(browser.services) == before)
        }
    }

    private static let changes = [
        adopting(
            "each shift's own grace",
            ["grace": ""],
            #"""
            "grace": null, "roundingIn": null, "roundingOut": null, "toleratedAway": 10, "away": "away",
            "closing": "never", "overtimeTolerance": 0, "duplicateWindow": 60, "longestSession": 900, "rest": 200
            """#
        ),
        adding(
            "an item with its owner",
            ["owner": "7", "quietHours": "22:00-07:00"],
            #""name": "Bag", "minor": 3, "exitTime": 90, "owner": 7, "quietHours": "22:00-07:00", "quietDays": [5]"#
        ),
        ruling("a rule for one person", ["subject": "person", "person": "7"], #""subject": "person", "person": 7"#),
        correcting("a punch that was forgotten", [:], #""change": "add", "direction": "in", "at": "2026-11-20 08:55""#),
        SameRequest(
            "nights without alerts",
            form: "/people/{id}/quiet",
            ["hours": "22:00-07:00", "days": "5"],
            api: .put,
            "/api/v1/people/7/quiet-hours",
            #"{"hours": "22:00-07:00", "days": [5]}"#
        ),
    ]

    /// What the last entry says, without what is new in every entry.
    private static func last(_ browser: Browser) throws -> String {
        let head = try browser.services.sharing.ownHead().sequence
        let entry = try #require(try browser.services.journal.entry(at: head))
        switch entry.fact {
        case .policyAdopted(let adopted): return "\(adopted.policy) \(adopted.from)"
        case .itemAdded(let added): return "\(added.value.tag)"
        case .ruleSet(let rule):
            return "\(rule.name) \(rule.subject) \(rule.event) \(rule.show ?? "-") \(rule.interval)"
        case .correctionMade(let made): return "\(made.value.change)"
        case .quietHoursSet(let set): return "\(set.person) \(set.quiet.map { "\($0)" } ?? "-")"
        default: return "\(entry.fact)"
        }
    }

    @Test("what can be is the same change both ways", arguments: changes)
    func same(_ request: SameRequest) async throws {
        try await Browser.open(as: .admin) { browser in
            let person = try browser.add(7, "Mei Lin")
            let before = try StationTrace(browser.services)
            let address = request.address.replacing("{id}", with: person.id.rawValue)
            let page = try await browser.post(address, request.fields)
            #expect(page.location?.contains("done=") == true, "\(page.text.suffix(2000))")
            let typed = try Self.last(browser)
            #expect(try StationTrace(browser.services) != before)
            // Undone where the same cannot be twice, then asked for by a program.
            let state = try browser.services.journal.state()
            let items = ItemCommands(store: browser.services.journal, actor: "tester", source: .supervisor)
            for item in state.items.keys { try items.remove(item, at: Fixtures.now) }
            try items.setQuietHours(nil, of: person.id, at: Fixtures.now)
            let answer = try await browser.send(request.method, request.path, bytes: Array(request.body.utf8))
            #expect((200..<300).contains(answer.status.code), "\(answer.status) \(answer.text)")
            #expect(try Self.last(browser) == typed)
        }
    }
}
