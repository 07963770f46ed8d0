import Attendance
import BeaconKit
import Hummingbird
import Station

/// Pay rules, contracts, hours accounts and laws for programs.
struct PayAPI: Sendable {
    private static let limit = Route.Body.bytes(AttendanceController.documentLimit + PayRules.longestText)

    /// What orders rules, and tells one from another.
    private static let order = ["scope", "department", "number", "from"]

    let controller: AttendanceController

    var routes: [Route] { ruleRoutes + limitRoutes + accountRoutes + contractRoutes + payRoutes + lawRoutes }

    private var ruleRoutes: [Route] {
        routes(of: "pay rules", at: "/api/v1/pay-rules", { .payRules(in: $0) }) {
            (request: PayRuleRequest, commands, now) in
            _ = try await commands.set(request, at: now)
        } end: {
            _ = try await $1.endPayRules($0, at: $2)
        }
    }

    private var limitRoutes: [Route] {
        routes(of: "account limits", at: "/api/v1/account-limits", { .accountRules(in: $0) }) {
            (request: AccountRuleRequest, commands, now) in
            _ = try await commands.set(request, at: now)
        } end: {
            _ = try await $1.endAccountRules($0, at: $2)
        }
    }

    /// Rules that count for people, from a day on, until they are ended: listed, set, ended.
    private func routes<Setting: Decodable & SendableMetatype>(
        of name: String,
        at path: String,
        _ table: @escaping @Sendable (Snapshot) -> ReportTable,
        set: @escaping @Sendable (Setting, AttendanceCommands, Instant) async throws -> Void,
        end: @escaping @Sendable (RuleEndRequest, AttendanceCommands, Instant) async throws -> Void
    ) -> [Route] {
        [
            .get(path, .permission(.viewHistory)) { incoming in
                try .page(of: table(try await controller.snapshot()), as: "rules", by: Self.order, for: incoming)
            }.showing(.plan),
            .post(path, .permission(.changeSettings), body: Self.limit) { incoming in
                let request = try incoming.decode(Setting.self)
                let now = await controller.now()
                try await controller.once(name, incoming) { try await set(request, $0, now) }
                return .table(table(try await controller.snapshot()), as: "rules", status: .created)
            },
            .post("\(path)/end", .permission(.changeSettings), body: Self.limit) { incoming in
                let request = try incoming.decode(RuleEndRequest.self)
                let now = await controller.now()
                try await controller.once("end of \(name)", incoming) { try await end(request, $0, now) }
                return .table(table(try await controller.snapshot()), as: "rules")
            },
        ]
    }

    private var accountRoutes: [Route] {
        [
            .get("/api/v1/people/:number/account", .signedIn) { incoming in
                try await account(incoming)
            }.showing(.timesheet),
            .post("/api/v1/account-bookings", .permission(.correctTimes), body: Self.limit) { incoming in
                try await book(incoming)
            },
            .post("/api/v1/outside-times", .permission(.correctTimes), body: Self.limit) { incoming in
                try await decide(incoming)
            },
        ]
    }

    private var contractRoutes: [Route] {
        [
            .get("/api/v1/contracts", .permission(.viewHistory)) { incoming in
                let table = ReportTable.contracts(in: try await controller.snapshot())
                return try .page(of: table, as: "contracts", by: ["from", "contract"], for: incoming)
            }.showing(.plan),
            .post("/api/v1/contracts", .permission(.planSchedules), body: Self.limit) { incoming in
                let request = try incoming.decode(ContractRequest.self)
                let id = try controller.identifier("contract", incoming)
                _ = try await controller.commands(incoming).set(request, id: id, at: await controller.now())
                return .table(.contracts(in: try await controller.snapshot()), as: "contracts", status: .created)
            },
            .post("/api/v1/contracts/:id/end", .permission(.planSchedules), body: Self.limit) { incoming in
                let last = try incoming.decode(ContractEndRequest.self).after
                let id = incoming.parameter("id")
                let now = await controller.now()
                try await controller.once("end of contract", incoming) {
                    try await $0.endContract(id, after: last, at: now)
                }
                return .table(.contracts(in: try await controller.snapshot()), as: "contracts")
            },
        ]
    }

    private var payRoutes: [Route] {
        [
            .get("/api/v1/pay", .permission(.viewHistory)) { incoming in
                try await everybody(incoming)
            }.showing(.timesheet),
            .get("/api/v1/people/:number/pay", .signedIn) { incoming in
                try await person(incoming)
            }.showing(.timesheet),
        ]
    }

    private var lawRoutes: [Route] {
        [
            .get("/api/v1/laws", .permission(.viewHistory)) { incoming in
                try .page(of: .laws(in: try await controller.snapshot()), as: "laws", by: ["from"], for: incoming)
            },
            .post("/api/v1/laws", .permission(.changeSettings), body: Self.limit) { incoming in
                let request = try incoming.decode(LawRequest.self)
                let now = await controller.now()
                try await controller.once("laws", incoming) { _ = try await $0.choose(request, at: now) }
                return .table(.laws(in: try await controller.snapshot()), as: "laws", status: .created)
            },
            .get("/api/v1/law-findings", .permission(.viewHistory)) { incoming in
                try await findings(incoming)
            }.showing(.timesheet),
            .post("/api/v1/law-findings/acknowledge", .permission(.correctTimes), body: Self.limit) { incoming in
                try await acknowledge(incoming)
            },
        ]
    }

    private func account(_ incoming: IncomingRequest) async throws -> Response {
        let snapshot = try await controller.snapshot()
        let person = try controller.visible(incoming, in: snapshot)
        let range = try await controller.range(incoming, snapshot, of: person)
        return try account(of: person, in: range, snapshot, await controller.knowledge(snapshot), status: .ok)
    }

    private func book(_ incoming: IncomingRequest) async throws -> Response {
        let request = try incoming.decode(BookingRequest.self)
        let id = try controller.identifier("booking", incoming)
        let booking = try await controller.commands(incoming).book(request, id: id, at: await controller.now())
        let snapshot = try await controller.snapshot()
        let person = try snapshot.person(request.number)
        return try account(
            of: person,
            in: DayRange(booking.day),
            snapshot,
            await controller.knowledge(snapshot),
            status: .created
        )
    }

    private func decide(_ incoming: IncomingRequest) async throws -> Response {
        let request = try incoming.decode(OutsideTimeRequest.self)
        let now = await controller.now()
        try await controller.once("outside time", incoming) { try await $0.decide(request, at: now) }
        let snapshot = try await controller.snapshot()
        return try account(
            of: try snapshot.person(request.number),
            in: DayRange(request.day),
            snapshot,
            await controller.knowledge(snapshot),
            status: .ok
        )
    }

    private func account(
        of person: Person,
        in range: DayRange,
        _ snapshot: Snapshot,
        _ knowledge: Timesheet.Knowledge,
        status: HTTPResponse.Status
    ) throws -> Response {
        let pay = snapshot.pay(of: [person], in: range, knowledge: knowledge)
        let bookings = try ReportTable.bookings(of: person, in: snapshot) { try controller.services.journal.text($0) }
        var json = JSONWriter(capacity: 1024 + range.count * 400)
        json.object { json in
            json.key("from")
            json.string(range.from.description)
            json.key("to")
            json.string(range.to.description)
            json.key("balanceMinutes")
            json.integer(pay.first?.balance)
            json.key("days")
            json.rows(of: .account(pay))
            json.key("bookings")
            json.rows(of: bookings)
        }
        return .json(json.bytes, status: status)
    }

    private func person(_ incoming: IncomingRequest) async throws -> Response {
        let snapshot = try await controller.snapshot()
        let person = try controller.visible(incoming, in: snapshot)
        let range = try await controller.range(incoming, snapshot, of: person)
        let pay = snapshot.pay(
            of: [person],
            in: range,
            withAccounts: false,
            knowledge: await controller.knowledge(snapshot)
        )
        var json = JSONWriter(capacity: 1024 + range.count * 400)
        json.object { json in
            json.key("from")
            json.string(range.from.description)
            json.key("to")
            json.string(range.to.description)
            json.key("totals")
            json.rows(of: .payTotals(pay))
            json.key("days")
            json.rows(of: .payDays(pay))
        }
        return .json(json.bytes)
    }

    private func everybody(_ incoming: IncomingRequest) async throws -> Response {
        let snapshot = try await controller.snapshot()
        let range = try await controller.range(incoming, snapshot)
        // Only the days of those on the page are derived.
        let page = try ListPage(incoming).cut(snapshot.people(of: controller.department(incoming), in: range)) {
            $0.number.padded
        }
        let pay = snapshot.pay(
            of: Array(page.elements),
            in: range,
            withAccounts: false,
            knowledge: await controller.knowledge(snapshot)
        )
        return .table(.payTotals(pay), as: "totals", next: page.next, in: range)
    }

    private func acknowledge(_ incoming: IncomingRequest) async throws -> Response {
        let request = try incoming.decode(LawAcknowledgeRequest.self)
        let id = AcknowledgementID(rawValue: try controller.identifier("acknowledged finding", incoming))
        let snapshot = try await controller.snapshot()
        let knowledge = await controller.knowledge(snapshot)
        let line = try snapshot.lawFinding(named: request.finding, knowledge: knowledge)
        try await controller.commands(incoming).acknowledge(
            line.finding.mark,
            of: line.person.id,
            reason: request.reason ?? "",
            id: id,
            at: knowledge.now
        )
        let present = try await controller.snapshot()
        let seen = try present.lawFinding(named: line.name, knowledge: knowledge)
        return .table(.lawFindings([seen], in: present), as: "findings", in: DayRange(line.finding.day))
    }

    private func findings(_ incoming: IncomingRequest) async throws -> Response {
        let snapshot = try await controller.snapshot()
        let range = try await controller.range(incoming, snapshot)
        let lines = snapshot.lawFindings(
            of: try controller.people(incoming, in: range, snapshot),
            in: range,
            knowledge: await controller.knowledge(snapshot)
        )
        let page = try ListPage(incoming).cut(lines, by: \.place)
        return .table(.lawFindings(Array(page.elements), in: snapshot), as: "findings", next: page.next, in: range)
    }
}
