import Attendance
import BeaconKit
import Hummingbird
import Station

/// Pay rules, contracts, limits of hours accounts and laws.
struct PayPages: Sendable {
    let desk: TimeDesk

    var routes: [Route] {
        let admin = Route.Access.permission(.changeSettings)
        let planner = Route.Access.permission(.planSchedules)
        let body = Route.Body.largeForm(4 * PayRules.longestText)
        return [
            .get("/pay", .permission(.viewHistory)) { visit in try await page(visit) }.showing(.plan),
            .post("/pay/rules", admin, body: body) { visit in
                try await change(visit) { _ = try await $1.set($0.request(PayRuleRequest.self), at: $2) }
            },
            .post("/pay/rules/end", admin) { visit in
                try await change(visit) { _ = try await $1.endPayRules($0.request(RuleEndRequest.self), at: $2) }
            },
            .post("/pay/limits", admin) { visit in
                try await change(visit) { _ = try await $1.set($0.request(AccountRuleRequest.self), at: $2) }
            },
            .post("/pay/limits/end", admin) { visit in
                try await change(visit) { _ = try await $1.endAccountRules($0.request(RuleEndRequest.self), at: $2) }
            },
            .post("/pay/laws", admin) { visit in
                try await change(visit) { _ = try await $1.choose($0.request(LawRequest.self), at: $2) }
            },
            .post("/pay/contracts", planner) { visit in
                try await change(visit) { input, commands, now in
                    let request = try input.request(ContractRequest.self)
                    _ = try await commands.set(request, id: input.identifier("contract"), at: now)
                }
            },
            .post("/pay/contracts/:id/end", planner) { visit in
                try await change(visit) { input, commands, now in
                    let last = try input.request(ContractEndRequest.self).after
                    try await commands.endContract(visit.parameter("id"), after: last, at: now)
                }
            },
        ]
    }

    private func change(
        _ visit: Visit,
        _ change: (PayInput, AttendanceCommands, Instant) async throws -> Void
    ) async throws -> Response {
        let input = PayInput(visit)
        return try await desk.refusable(visit) {
            do {
                try await change(input, desk.desk.commands(visit), await desk.desk.now())
            } catch let error as RequestError {
                throw input.problem(error)
            }
            return .redirect(to: "/pay?done=saved", type: .normal)
        } retry: { notice in
            try await page(visit, notice: notice, kept: input)
        }
    }

    private func page(_ visit: Visit, notice: Notice? = nil, kept: PayInput? = nil) async throws -> Response {
        let books = try await desk.desk.books()
        let notice = notice ?? (visit.query("done") == "saved" ? Notice(done: visit.texts.pay.saved) : nil)
        let view = PayView(
            books,
            today: books.today(at: await desk.desk.now()),
            template: visit.query("template").flatMap { PayTemplate(rawValue: $0) },
            departments: desk.departments(books, chosen: nil),
            input: kept ?? PayInput(),
            mayChange: visit.visitor.may(.changeSettings),
            mayPlan: visit.visitor.may(.planSchedules),
            proof: visit.proof,
            texts: visit.texts,
            notice: notice
        )
        return desk.pages.page(
            view.t.title,
            content: desk.pages.templates.render(view, .pay),
            for: visit,
            notice: notice,
            style: TimeDesk.style
        )
    }
}
