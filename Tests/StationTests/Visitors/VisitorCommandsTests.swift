import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Visitors by commands")
struct VisitorCommandsTests {
    private let script: TimesheetScript
    private let now = TimesheetScript.at(0, 600)
    private let id = PersonID(rawValue: "00000000-0000-4000-8000-0000000000ff")

    init() throws { script = try TimesheetScript() }

    private func later(hours: Int) -> Instant { now.adding(microseconds: Int64(hours) * 3_600_000_000) }

    private func visitor(_ id: PersonID? = nil, at instant: Instant? = nil) async throws -> VisitorRecord {
        let snapshot = try await script.repository.snapshot()
        return try snapshot.visitor(id ?? self.id, from: script.store, at: instant ?? now)
    }

    private func ask(_ json: [String: RequestFields.Value]) throws -> SignInRequest {
        try RequestDecoder.decode(SignInRequest.self, from: RequestFields(members: json))
    }

    @Test(
        "who is expected signs in by the link or by the name, once, and keeps what was known",
        arguments: [true, false]
    )
    func expected(byLink: Bool) async throws {
        let request = VisitorRequest(name: "Ada Lovelace", company: "Engines", host: "mei lin")
        try await script.supervisor.expect(request, as: id, at: now)
        try await script.supervisor.expect(request, as: id, at: now)
        let pass = try #require(try await visitor().details?.pass)
        #expect(try await visitor().standing == .expected)

        let link = "http://station:8080/visit/\(pass)?lang=de"
        let asked = try ask(byLink ? ["pass": .text(link)] : ["name": .text("ADA LOVELACE")])
        let visit = try await script.supervisor.signIn(asked, isAlone: true, at: now)
        #expect(visit == id)
        let record = try await visitor()
        #expect(record.standing == .here && record.details?.company == "Engines")
        #expect(record.host?.details.name == "Mei Lin" && record.visit.pass == Secret(shown: pass)?.digest)
        if byLink {
            await #expect(throws: VisitorError.alreadyHere) {
                try await script.supervisor.signIn(asked, isAlone: true, at: now)
            }
        }
        let events = try script.store.entries(after: 0, limit: 100).compactMap { EventDocument($0) }
        let told = try #require(events.last { $0.type == .visitorSignedIn })
        #expect(try told.person == script.person(7).id && told.details["visitor"] == .text(id.rawValue))
        try await script.supervisor.signOut(id, at: later(hours: 1))
        try await script.supervisor.signOut(id, at: later(hours: 1))
        #expect(try await visitor().standing == .left)
        await #expect(throws: VisitorError.badPass) {
            try await script.supervisor.signIn(ask(["pass": .text(pass)]), isAlone: true, at: later(hours: 2))
        }
    }

    @Test("two who are expected under one name are not confused, and each link is good for its day only")
    func several() async throws {
        let other = PersonID()
        for visit in [id, other] {
            try await script.supervisor.expect(VisitorRequest(name: "Ada", host: "8"), as: visit, at: now)
        }
        let third = try await script.supervisor.signIn(
            SignInRequest(visitor: VisitorRequest(name: "Ada", host: "8")),
            isAlone: false,
            at: now
        )
        #expect(third != id && third != other)
        let pass = try #require(try await visitor().details?.pass)
        let snapshot = try await script.repository.snapshot()
        let found = try snapshot.visitor(showing: pass, from: script.store, at: now)
        #expect(found.id == id)
        #expect(throws: VisitorError.badPass) {
            try snapshot.visitor(showing: pass, from: script.store, at: later(hours: 24))
        }
        #expect(throws: VisitorError.badPass) {
            try snapshot.visitor(showing: Secret().text, from: script.store, at: now)
        }
    }

    @Test(
        "nobody is on site for days because they forgot to sign out: one answer for list, board and roll call",
        arguments: [
            (0, Visit.Standing.here, RollCall.Presence.likely), (15, .here, .stale), (16, .mayBeInside, .mayBeInside),
            (47, .mayBeInside, .mayBeInside), (48, .forgotten, nil),
        ] as [(Int, Visit.Standing, RollCall.Presence?)]
    )
    func forgotten(hours: Int, standing: Visit.Standing, presence: RollCall.Presence?) async throws {
        let request = SignInRequest(visitor: VisitorRequest(name: "Ada", host: "8"))
        try await script.supervisor.signIn(request, as: id, isAlone: false, at: now)
        let instant = later(hours: hours)
        #expect(try await visitor(at: instant).standing == standing)
        #expect(
            try OnSiteLedger(script.store, at: instant).visitors(at: instant) == (standing == .here ? 1 : 0)
        )
        let call = RollCallID(rawValue: "fire")
        try await script.supervisor.startRollCall(isDrill: true, people: [], id: call, at: instant)
        let view = try await script.repository.snapshot().rollCallView(call, from: script.store)
        #expect(view.lines.map(\.presence) == (presence.map { [$0] } ?? []))
        #expect(view.counts.unaccounted == (presence == nil ? 0 : 1))
        guard presence != nil else { return }
        #expect(view.lines.first?.name == "Ada" && view.lines.first?.visitor?.host?.details.name == "Bo")
        try await script.bo.mark(id, .safe, in: call, at: instant)
        #expect(try await script.supervisor.closeRollCall(call, at: instant).isComplete)
    }

    @Test(
        "who is alone at the kiosk gives what the site asks, and the front desk what it can",
        arguments: [
            ([:], VisitorError.needed(.company)),
            (["company": "C"], .needed(.host)),
            (["company": "C", "host": "nobody"], .noSuchHost("nobody")),
            (["company": "C", "host": "Bo"], .needed(.signature)),
            (["company": "C", "host": "Bo", "typed": "Ada"], .notAgreed),
        ] as [([String: String], VisitorError)]
    )
    func asked(fields: [String: String], error: VisitorError) async throws {
        let rules = #"Keep quiet."#
        let request = try RequestDecoder.decode(
            VisitorRulesRequest.self,
            from: RequestFields(members: [
                "agreement": .text(rules), "company": .flag(true), "signature": .flag(true),
            ])
        )
        try await script.supervisor.set(request, at: now)
        var members = fields.mapValues { RequestFields.Value.text($0) }
        members["name"] = .text("Ada")
        let asked = try ask(members)
        await #expect(throws: error) { try await script.supervisor.signIn(asked, as: id, isAlone: true, at: now) }
        members["agreed"] = .flag(true)
        guard error == .notAgreed else { return }
        try await script.supervisor.signIn(ask(members), as: id, isAlone: true, at: now)
        let visit = try await visitor().visit
        let kept = try await script.repository.snapshot().visitors.rules
        #expect(visit.agreement == kept.digest && visit.signature != nil)
        let commitment = try #require(visit.signature)
        let signature = try #require(try script.store.signature(commitment, of: id))
        let drawn = String(decoding: signature.picture, as: UTF8.self)
        #expect(drawn.contains("Ada"))
        // The same without a signature, by somebody at the front desk.
        let other = try ask(["name": .text("Eve"), "company": .text("C"), "host": .text("8")])
        try await script.supervisor.signIn(other, isAlone: false, at: now)
    }

    @Test(
        "a drawn signature is read as the pad writes it",
        arguments: [
            ("100,100 5000,1000;200,200 300,300", true), ("100,100", false), ("1,2,3", false), ("x", false),
            ("100,100 99999,1000", false),
        ]
    )
    func strokes(text: String, isGood: Bool) async throws {
        let request = try ask(["name": .text("Ada"), "host": .text("8"), "strokes": .text(text)])
        if isGood {
            try await script.supervisor.signIn(request, as: id, isAlone: true, at: now)
            #expect(try await visitor().visit.signature != nil)
        } else {
            await #expect(throws: SignatureError.self) {
                try await script.supervisor.signIn(request, as: id, isAlone: true, at: now)
            }
        }
    }

    @Test(
        "a host is found by name or number, and not guessed",
        arguments: [
            ("Bo", 8, nil), ("bo (8)", 8, nil), ("7", 7, nil), ("Nobody", nil, VisitorError.noSuchHost("Nobody")),
            ("Twin", nil, .severalHosts("Twin")), ("Twin (21)", 21, nil),
        ] as [(String, Int?, VisitorError?)]
    )
    func hosts(typed: String, number: Int?, error: VisitorError?) async throws {
        let roster = RosterCommands(store: script.store, actor: "test", source: .supervisor)
        for number in [21, 22] {
            let number = try #require(PersonNumber(rawValue: number))
            try roster.add(number: number, details: PersonDetails(name: "Twin"), at: now)
        }
        let people = try await script.repository.snapshot().roster
        #expect(people.hosts == ["Bo", "Mei Lin", "Twin (21)", "Twin (22)"])
        if let error {
            #expect(throws: error) { try people.host(typed: typed) }
        } else {
            let found = try people.host(typed: typed)
            #expect(found.number.rawValue == number)
        }
    }

    @Test("who leaves by name is not confused with another, and a removed visit leaves nothing")
    func leaving() async throws {
        let other = PersonID()
        for visit in [id, other] {
            let request = SignInRequest(visitor: VisitorRequest(name: "Ada", host: "8", card: "V12"), typed: "Ada")
            try await script.supervisor.signIn(request, as: visit, isAlone: false, at: now)
        }
        await #expect(throws: VisitorError.severalVisitors("ada")) {
            try await script.supervisor.signOut(named: "ada", at: now)
        }
        await #expect(throws: VisitorError.notHere) { try await script.supervisor.signOut(named: "Eve", at: now) }
        try await script.supervisor.removeVisitor(other, at: now)
        let left = try await script.supervisor.signOut(named: "ada", at: now)
        #expect(left == id)
        await #expect(throws: VisitorError.over) {
            try await script.supervisor.edit(id, VisitorRequest(name: "Eve"), at: now)
        }
        #expect(try script.store.personalValues(of: other).isEmpty)
        #expect(try script.store.personalValues(of: id).count == 2)
        #expect(try script.store.verify().isGenuine)
    }

    @Test("what is known of a visitor can be changed, and the day only before they come", arguments: [true, false])
    func edited(comes: Bool) async throws {
        try await script.supervisor.expect(VisitorRequest(name: "Ada", host: "8"), as: id, at: now)
        if comes { try await script.supervisor.signIn(ask([:]), as: id, isAlone: false, at: now) }
        let day = TimesheetScript.monday.adding(3)
        try await script.supervisor.edit(id, VisitorRequest(purpose: "Audit", host: "7", day: day), at: now)
        let record = try await visitor()
        #expect(record.details?.purpose == "Audit" && record.host?.number.rawValue == 7)
        #expect(record.visit.day == (comes ? TimesheetScript.monday : day))
        for day in [TimesheetScript.monday.adding(-1), TimesheetScript.monday.adding(400)] where !comes {
            await #expect(throws: VisitorError.badDay) {
                try await script.supervisor.edit(id, VisitorRequest(day: day), at: now)
            }
        }
    }
}
