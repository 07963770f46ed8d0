import Attendance
import BeaconKit
import Hummingbird
import Station

/// Pay rules, contracts, limits of hours accounts and laws.
struct PayPages: Sendable {
    let controller: TimesheetController

    var routes: [Route] {
        let admin = Route.Access.permission(.changeSettings)
        let planner = Route.Access.permission(.planSchedules)
        let body = Route.Body.largeForm(4 * PayRules.longestText)
        return [
            .get("/pay", .permission(.viewHistory)) { incoming in try await page(incoming) }.showing(.plan),
            .post("/pay/rules", admin, body: body) { incoming in
                try await change(incoming) { _ = try await $1.set($0.request(PayRuleRequest.self), at: $2) }
            },
            .post("/pay/rules/end", admin) { incoming in
                try await change(incoming) { _ = try await $1.endPayRules($0.request(RuleEndRequest.self), at: $2) }
            },
            .post("/pay/limits", admin) { incoming in
                try await change(incoming) { _ = try await $1.set($0.request(AccountRuleRequest.self), at: $2) }
            },
            .post("/pay/limits/end", admin) { incoming in
                try await change(incoming) { _ = try await $1.endAccountRules($0.request(RuleEndRequest.self), at: $2) }
            },
            .post("/pay/laws", admin) { incoming in
                try await change(incoming) { _ = try await $1.choose($0.request(LawRequest.self), at: $2) }
            },
            .post("/pay/contracts", planner) { incoming in
                try await change(incoming) { input, commands, now in
                    let request = try input.request(ContractRequest.self)
                    _ = try await commands.set(request, id: input.identifier("contract"), at: now)
                }
            },
            .post("/pay/payroll", admin, body: .largeForm(8 * PayrollSetupRequest.largest)) { incoming in
                try await change(incoming) { _ = try await $1.keep($0.request(PayrollSetupRequest.self), at: $2) }
            },
            .post("/pay/payroll/remove", admin) { incoming in
                try await change(incoming) { try await $1.removePayrollSetup($0.request(SetupRemoval.self), at: $2) }
            },
            .post("/pay/profiles", .permission(.correctTimes), body: .largeForm(4 * PayrollSetupRequest.largest)) {
                incoming in
                try await change(incoming) { try await $1.keep($0.request(ImportProfileRequest.self), at: $2) }
            },
            .post("/pay/profiles/remove", .permission(.correctTimes)) { incoming in
                try await change(incoming) {
                    try await $1.removeImportProfile($0.request(SetupRemoval.self).name, at: $2)
                }
            },
            .post("/pay/contracts/:id/end", planner) { incoming in
                try await change(incoming) { input, commands, now in
                    let last = try input.request(ContractEndRequest.self).after
                    try await commands.endContract(incoming.parameter("id"), after: last, at: now)
                }
            },
        ]
    }

    private func change(
        _ incoming: IncomingRequest,
        _ change: (PayInput, AttendanceCommands, Instant) async throws -> Void
    ) async throws -> Response {
        let input = PayInput(incoming)
        return try await controller.refusable(incoming) {
            do {
                try await change(input, controller.attendance.commands(incoming), await controller.attendance.now())
            } catch let error as RequestError {
                throw input.problem(error)
            } catch let error as PayrollError {
                throw FormProblem(words: error.reason(in: incoming.texts))
            } catch let error as PunchProfileError {
                throw FormProblem(words: incoming.texts.reason(importing: error))
            }
            return .redirect(to: "/pay?done=saved", type: .normal)
        } retry: { notice in
            try await page(incoming, notice: notice, kept: input)
        }
    }

    private func page(_ incoming: IncomingRequest, notice: Notice? = nil, kept: PayInput? = nil) async throws
        -> Response
    {
        let snapshot = try await controller.attendance.snapshot()
        let notice = notice ?? (incoming.query("done") == "saved" ? Notice(done: incoming.texts.pay.saved) : nil)
        let today = snapshot.today(at: await controller.attendance.now())
        // At first the last one that is over: it is what is paid.
        let on =
            try controller.attendance.day(incoming.query("on"))
            ?? snapshot.payPeriod(on: today).from.adding(-1)
        let view = PayView(
            snapshot,
            today: today,
            period: try snapshot.payPeriod(on: on),
            template: incoming.query("template").flatMap { PayTemplate(rawValue: $0) },
            departments: controller.departments(snapshot, chosen: nil),
            input: kept ?? PayInput(),
            mayChange: incoming.principal.may(.changeSettings),
            mayPlan: incoming.principal.may(.planSchedules),
            mayImport: incoming.principal.may(.correctTimes),
            csrfToken: incoming.csrfToken,
            texts: incoming.texts,
            notice: notice
        )
        return controller.pages.page(
            view.t.title,
            content: controller.pages.templates.render(view, .pay),
            for: incoming,
            notice: notice,
            style: TimesheetController.style
        )
    }
}
