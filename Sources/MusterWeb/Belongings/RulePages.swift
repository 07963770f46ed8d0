import Attendance
import BeaconKit
import Hummingbird
import Station

/// The pages of rules.
struct RulePages: Sendable {
    let controller: ItemController

    var routes: [Route] {
        [
            .get("/rules", .permission(.changeSettings), list),
            .get("/rules/new", .permission(.changeSettings)) { incoming in try await page(incoming, nil, form: .empty)
            },
            .post("/rules", .permission(.changeSettings)) { incoming in try await save(incoming, nil) },
            .post("/rules/greet", .permission(.changeSettings), greet),
            .post("/rules/doors", .permission(.changeSettings)) { incoming in
                let isAllowed = incoming.form["allow"] == "yes"
                try await controller.changeRules(incoming) { commands, now in
                    try commands.allowDoors(isAllowed, at: now)
                }
                return .redirect(to: "/rules?done=saved", type: .normal)
            },
            .get("/rules/:id", .permission(.changeSettings)) { incoming in
                let rule = try await rule(incoming)
                return try await page(
                    incoming,
                    rule,
                    form: RuleForm(rule, in: try await controller.services.attendance.state().roster)
                )
            },
            .post("/rules/:id", .permission(.changeSettings)) { incoming in
                try await save(incoming, await rule(incoming))
            },
            .post("/rules/:id/remove", .permission(.changeSettings)) { incoming in
                let rule = try await rule(incoming)
                let form = RuleForm(rule, in: try await controller.services.attendance.state().roster)
                try await controller.changeRules(incoming) { commands, now in try commands.remove(rule.id, at: now) }
                let back = Undo.carried("/rules", form.fields, for: incoming)
                return .redirect(to: "/rules?done=removed" + back, type: .normal)
            },
        ]
    }

    private func rule(_ incoming: IncomingRequest) async throws -> Rule {
        let id = RuleID(rawValue: incoming.parameter("id"))
        guard let rule = try await controller.services.attendance.state().stored.rules[id] else {
            throw HTTPError(.notFound)
        }
        return rule
    }

    private func list(_ incoming: IncomingRequest) async throws -> Response {
        let texts = incoming.texts.items
        let notice: Notice? =
            switch incoming.query("done") {
            case "saved": Notice(done: texts.saved)
            case "removed": Notice(done: texts.ruleRemoved, undo: Undo(carriedBy: incoming))
            case "greeted": Notice(done: texts.greetedAlready)
            default: nil
            }
        let view = RulesView(
            try await controller.services.attendance.state().stored,
            incoming: incoming,
            notice: notice
        )
        return controller.pages.page(
            texts.rules,
            content: controller.pages.templates.render(view, .rules),
            for: incoming
        )
    }

    /// The usual greetings, one click away. Whoever clicks again has them already.
    private func greet(_ incoming: IncomingRequest) async throws -> Response {
        let texts = incoming.texts.items
        let known = try await controller.services.attendance.state().stored.rules.values
        guard !known.contains(where: { $0.isOn && $0.subject == .everybody && $0.show != nil }) else {
            return .redirect(to: "/rules?done=greeted", type: .normal)
        }
        let rules = [
            try Rule(name: texts.welcomeRule, subject: .everybody, event: .enters, show: ""),
            try Rule(name: texts.farewellRule, subject: .everybody, event: .leaves, show: ""),
        ]
        try await controller.changeRules(incoming) { commands, now in
            for rule in rules { try commands.set(rule, at: now) }
        }
        return .redirect(to: "/rules?done=saved", type: .normal)
    }

    private func save(_ incoming: IncomingRequest, _ old: Rule?) async throws -> Response {
        let form = RuleForm(incoming.form)
        do {
            var fields = try incoming.fields()
            // Ticked and empty is the usual welcome or farewell.
            fields["show"] = form.shows ? form[.show] : nil
            let request = try RequestDecoder.decode(RuleRequest.self, from: fields)
            let version = old == nil ? nil : incoming.form["version"]
            try await controller.changeRules(incoming) { commands, now in
                _ = try commands.set(request, old?.id ?? RuleID(), from: version, at: now)
            }
            return .redirect(to: "/rules?done=saved", type: .normal)
        } catch let error as any AnsweringError {
            return try await page(incoming, old, form: form, problem: error.reason(in: incoming.texts))
        }
    }

    private func page(_ incoming: IncomingRequest, _ rule: Rule?, form: RuleForm, problem: String? = nil) async throws
        -> Response
    {
        let view = RuleView(
            form,
            of: rule,
            problem: problem,
            state: try await controller.services.attendance.state().stored,
            incoming: incoming
        )
        return controller.pages.page(
            view.title,
            content: controller.pages.templates.render(view, .rule),
            for: incoming,
            status: problem == nil ? .ok : .unprocessableContent
        )
    }
}
