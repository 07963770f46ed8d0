import Attendance
import Hummingbird
import Station

/// Pay rules, contracts, hours accounts and laws for programs.
struct PayAPI: Sendable {
    private static let limit = Route.Body.bytes(AttendanceDesk.documentLimit + PayRules.longestText)

    /// What orders rules, and tells one from another.
    private static let order = ["scope", "department", "number", "from"]

    let desk: AttendanceDesk

    var routes: [Route] { ruleRoutes + accountRoutes + contractRoutes + payRoutes + lawRoutes }

    private var ruleRoutes: [Route] {
        [
            .get("/api/v1/pay-rules", .permission(.viewHistory)) { visit in
                try await desk.answering {
                    try .page(of: .payRules(in: try await desk.books()), as: "rules", by: Self.order, for: visit)
                }
            }.showing(.plan),
            .post("/api/v1/pay-rules", .permission(.changeSettings), body: Self.limit) { visit in
                try await desk.answering {
                    let request = try visit.decode(PayRuleRequest.self)
                    let now = await desk.now()
                    try await desk.once("pay rules", visit) { _ = try await $0.set(request, at: now) }
                    return .table(.payRules(in: try await desk.books()), as: "rules", status: .created)
                }
            },
            .post("/api/v1/pay-rules/end", .permission(.changeSettings), body: Self.limit) { visit in
                try await desk.answering {
                    let request = try visit.decode(RuleEndRequest.self)
                    let now = await desk.now()
                    try await desk.once("end of pay rules", visit) { _ = try await $0.endPayRules(request, at: now) }
                    return .table(.payRules(in: try await desk.books()), as: "rules")
                }
            },
        ]
    }

    private var accountRoutes: [Route] {
        [
            .get("/api/v1/account-limits", .permission(.viewHistory)) { visit in
                try await desk.answering {
                    try .page(of: .accountRules(in: try await desk.books()), as: "rules", by: Self.order, for: visit)
                }
            }.showing(.plan),
            .post("/api/v1/account-limits", .permission(.changeSettings), body: Self.limit) { visit in
                try await desk.answering {
                    let request = try visit.decode(AccountRuleRequest.self)
                    let now = await desk.now()
                    try await desk.once("account limits", visit) { _ = try await $0.set(request, at: now) }
                    return .table(.accountRules(in: try await desk.books()), as: "rules", status: .created)
                }
            },
            .post("/api/v1/account-limits/end", .permission(.changeSettings), body: Self.limit) { visit in
                try await desk.answering {
                    let request = try visit.decode(RuleEndRequest.self)
                    let now = await desk.now()
                    try await desk.once("end of account limits", visit) {
                        _ = try await $0.endAccountRules(request, at: now)
                    }
                    return .table(.accountRules(in: try await desk.books()), as: "rules")
                }
            },
            .get("/api/v1/people/:number/account", .signedIn) { visit in
                try await desk.answering { try await account(visit) }
            }.showing(.timesheet),
            .post("/api/v1/account-bookings", .permission(.correctTimes), body: Self.limit) { visit in
                try await desk.answering { try await book(visit) }
            },
        ]
    }

    private var contractRoutes: [Route] {
        [
            .get("/api/v1/contracts", .permission(.viewHistory)) { visit in
                try await desk.answering {
                    let table = ReportTable.contracts(in: try await desk.books())
                    return try .page(of: table, as: "contracts", by: ["from", "contract"], for: visit)
                }
            }.showing(.plan),
            .post("/api/v1/contracts", .permission(.planSchedules), body: Self.limit) { visit in
                try await desk.answering {
                    let request = try visit.decode(ContractRequest.self)
                    let id = try desk.identifier("contract", visit)
                    _ = try await desk.commands(visit).set(request, id: id, at: await desk.now())
                    return .table(.contracts(in: try await desk.books()), as: "contracts", status: .created)
                }
            },
            .post("/api/v1/contracts/:id/end", .permission(.planSchedules), body: Self.limit) { visit in
                try await desk.answering {
                    let last = try visit.decode(ContractEndRequest.self).after
                    let id = visit.parameter("id")
                    let now = await desk.now()
                    try await desk.once("end of contract", visit) { try await $0.endContract(id, after: last, at: now) }
                    return .table(.contracts(in: try await desk.books()), as: "contracts")
                }
            },
        ]
    }

    private var payRoutes: [Route] {
        [
            .get("/api/v1/pay", .permission(.viewHistory)) { visit in
                try await desk.answering { try await everybody(visit) }
            }.showing(.timesheet),
            .get("/api/v1/people/:number/pay", .signedIn) { visit in
                try await desk.answering { try await person(visit) }
            }.showing(.timesheet),
        ]
    }

    private var lawRoutes: [Route] {
        [
            .get("/api/v1/laws", .permission(.viewHistory)) { visit in
                try await desk.answering {
                    try .page(of: .laws(in: try await desk.books()), as: "laws", by: ["from"], for: visit)
                }
            },
            .post("/api/v1/laws", .permission(.changeSettings), body: Self.limit) { visit in
                try await desk.answering {
                    let request = try visit.decode(LawRequest.self)
                    let now = await desk.now()
                    try await desk.once("laws", visit) { _ = try await $0.choose(request, at: now) }
                    return .table(.laws(in: try await desk.books()), as: "laws", status: .created)
                }
            },
            .get("/api/v1/law-findings", .permission(.viewHistory)) { visit in
                try await desk.answering { try await findings(visit) }
            }.showing(.timesheet),
        ]
    }

    private func account(_ visit: Visit) async throws -> Response {
        let books = try await desk.books()
        let person = try desk.visible(visit, in: books)
        let range = try await desk.range(visit, books)
        return try account(of: person, in: range, books, await desk.knowledge(books), status: .ok)
    }

    private func book(_ visit: Visit) async throws -> Response {
        let request = try visit.decode(BookingRequest.self)
        let id = try desk.identifier("booking", visit)
        let booking = try await desk.commands(visit).book(request, id: id, at: await desk.now())
        let books = try await desk.books()
        let person = try books.person(request.number)
        return try account(
            of: person,
            in: DayRange(booking.day),
            books,
            await desk.knowledge(books),
            status: .created
        )
    }

    private func account(
        of person: Person,
        in range: DayRange,
        _ books: Books,
        _ knowledge: Timesheet.Knowledge,
        status: HTTPResponse.Status
    ) throws -> Response {
        let pay = books.pay(of: [person], in: range, knowledge: knowledge)
        let bookings = try ReportTable.bookings(of: person, in: books) { try desk.services.journal.text($0) }
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

    private func person(_ visit: Visit) async throws -> Response {
        let books = try await desk.books()
        let person = try desk.visible(visit, in: books)
        let range = try await desk.range(visit, books)
        let pay = books.pay(of: [person], in: range, withAccounts: false, knowledge: await desk.knowledge(books))
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

    private func everybody(_ visit: Visit) async throws -> Response {
        let books = try await desk.books()
        let range = try await desk.range(visit, books)
        // Only the days of those on the page are derived.
        let page = try TablePage(visit).cut(books.people(of: desk.department(visit), in: range)) { $0.number.padded }
        let pay = books.pay(
            of: page.part,
            in: range,
            withAccounts: false,
            knowledge: await desk.knowledge(books)
        )
        return .table(.payTotals(pay), as: "totals", next: page.next, in: range)
    }

    private func findings(_ visit: Visit) async throws -> Response {
        let books = try await desk.books()
        let range = try await desk.range(visit, books)
        let lines = books.lawFindings(
            of: try desk.people(visit, in: range, books),
            in: range,
            knowledge: await desk.knowledge(books)
        )
        let page = try TablePage(visit).cut(lines, by: \.place)
        return .table(.lawFindings(page.part, in: books), as: "findings", next: page.next, in: range)
    }
}
