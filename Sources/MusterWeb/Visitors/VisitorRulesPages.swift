import Attendance
import Hummingbird
import Station

/// What visitors are asked, and what they agree to.
struct VisitorRulesPages: Sendable {
    let controller: VisitorController

    var routes: [Route] {
        [
            .get("/visitors/rules", .permission(.changeSettings)) { incoming in
                let isSaved = incoming.query("done") != nil
                return try await page(incoming, isSaved ? Notice(done: incoming.texts.visitors.saved) : nil)
            },
            .post("/visitors/rules", .permission(.changeSettings), body: .largeForm(128 * 1024)) { incoming in
                try await controller.time.refusable(incoming) {
                    try await controller.attendance.commands(incoming).set(
                        incoming.decode(VisitorRulesRequest.self),
                        at: await controller.attendance.now()
                    )
                    return .redirect(to: "/visitors/rules?done=saved", type: .normal)
                } retry: { notice in
                    try await page(incoming, notice)
                }
            },
        ]
    }

    private func page(_ incoming: IncomingRequest, _ notice: Notice?) async throws -> Response {
        let rules = try await controller.attendance.snapshot().visitors.rules
        let t = incoming.texts.visitors
        let isSent = !incoming.form.fields.isEmpty
        let view = VisitorRulesView(
            t: t,
            notice: notice,
            csrfToken: incoming.csrfToken,
            agreement: isSent ? incoming.form["agreement"] : rules.agreement,
            longest: VisitorRules.longestAgreement,
            choices: VisitorField.requirable.map { field in
                VisitorRulesView.Choice(
                    name: field.rawValue,
                    label: t.label(field),
                    isChosen: isSent ? incoming.form.isTicked(field.rawValue) : rules.required.contains(field)
                )
            }
        )
        return controller.pages.page(
            t.rules,
            content: controller.pages.templates.render(view, .visitorRules),
            for: incoming,
            notice: notice
        )
    }
}
