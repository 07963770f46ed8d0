import Attendance
import BeaconKit
import Hummingbird
import Station

/// The pages of rules.
struct RulePages: Sendable {
    let desk: ItemDesk

    var routes: [Route] {
        [
            .get("/rules", .permission(.changeSettings), list),
            .get("/rules/new", .permission(.changeSettings)) { visit in try page(visit, nil, form: .empty) },
            .post("/rules", .permission(.changeSettings)) { visit in try await save(visit, nil) },
            .post("/rules/greet", .permission(.changeSettings), greet),
            .post("/rules/doors", .permission(.changeSettings)) { visit in
                let isAllowed = visit.form["allow"] == "yes"
                try await desk.changeRules(visit) { commands, now in try commands.allowDoors(isAllowed, at: now) }
                return .redirect(to: "/rules?done=saved", type: .normal)
            },
            .get("/rules/:id", .permission(.changeSettings)) { visit in
                let rule = try rule(visit)
                return try page(visit, rule, form: RuleForm(rule))
            },
            .post("/rules/:id", .permission(.changeSettings)) { visit in try await save(visit, rule(visit)) },
            .post("/rules/:id/remove", .permission(.changeSettings)) { visit in
                let rule = try rule(visit)
                try await desk.changeRules(visit) { commands, now in try commands.remove(rule.id, at: now) }
                return .redirect(to: "/rules?done=removed", type: .normal)
            },
        ]
    }

    private func rule(_ visit: Visit) throws -> Rule {
        let id = RuleID(rawValue: visit.parameter("id"))
        guard let rule = try desk.services.journal.state().rules[id] else { throw HTTPError(.notFound) }
        return rule
    }

    private func list(_ visit: Visit) async throws -> Response {
        let texts = visit.texts.items
        let notice: Notice? =
            switch visit.query("done") {
            case "saved": Notice(done: texts.saved)
            case "removed": Notice(done: texts.ruleRemoved)
            default: nil
            }
        let view = RulesView(try desk.services.journal.state(), visit: visit, notice: notice)
        return desk.pages.page(texts.rules, content: desk.pages.templates.render(view, .rules), for: visit)
    }

    /// The usual greetings, one click away.
    private func greet(_ visit: Visit) async throws -> Response {
        let texts = visit.texts.items
        let rules = [
            try Rule(name: texts.welcomeRule, subject: .everybody, event: .enters, show: ""),
            try Rule(name: texts.farewellRule, subject: .everybody, event: .leaves, show: ""),
        ]
        try await desk.changeRules(visit) { commands, now in
            for rule in rules { try commands.set(rule, at: now) }
        }
        return .redirect(to: "/rules?done=saved", type: .normal)
    }

    private func save(_ visit: Visit, _ old: Rule?) async throws -> Response {
        let form = RuleForm(visit.form)
        do {
            let rule = try form.rule(old?.id ?? RuleID())
            try await desk.changeRules(visit) { commands, now in
                try commands.set(rule, from: old == nil ? nil : visit.form["version"], at: now)
            }
            return .redirect(to: "/rules?done=saved", type: .normal)
        } catch let error as RuleError {
            return try page(visit, old, form: form, problem: visit.texts.items.ruleReason(error))
        } catch let error as ItemError {
            return try page(visit, old, form: form, problem: visit.texts.items.reason(error))
        }
    }

    private func page(_ visit: Visit, _ rule: Rule?, form: RuleForm, problem: String? = nil) throws -> Response {
        let view = RuleView(
            form,
            of: rule,
            problem: problem,
            state: try desk.services.journal.state(),
            visit: visit
        )
        return desk.pages.page(
            view.title,
            content: desk.pages.templates.render(view, .rule),
            for: visit,
            status: problem == nil ? .ok : .unprocessableContent
        )
    }
}
