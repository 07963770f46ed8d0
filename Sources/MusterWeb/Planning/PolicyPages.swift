import Attendance
import BeaconKit
import Hummingbird
import Station

/// What other rules would make of the same days, beside what counts; and adopting them.
struct PolicyPages: Sendable {
    let controller: TimesheetController

    var routes: [Route] {
        [
            .get("/what-if", .permission(.viewHistory)) { incoming in
                let input = incoming.query("grace") == nil ? nil : PolicyInput { incoming.decodedQuery($0) ?? "" }
                return try await page(incoming, input: input)
            }.showing(.timesheet),
            .post("/what-if/adopt", .permission(.changeSettings), adopt),
        ]
    }

    private func adopt(_ incoming: IncomingRequest) async throws -> Response {
        let input = PolicyInput { incoming.form.trimmed($0) }
        return try await controller.refusable(incoming) {
            try await controller.attendance.commands(incoming).adopt(
                input.request(from: incoming.form["adopt-from"], incoming.texts),
                at: await controller.attendance.now()
            )
            return .redirect(to: "/what-if?done=adopted", type: .normal)
        } retry: { notice in
            try await page(incoming, input: input, notice: notice)
        }
    }

    private func page(_ incoming: IncomingRequest, input: PolicyInput?, notice: Notice? = nil) async throws -> Response
    {
        let snapshot = try await controller.attendance.snapshot()
        let knowledge = await controller.attendance.knowledge(snapshot)
        let today = snapshot.today(at: knowledge.now)
        let to = LocalDay(input?.to ?? "") ?? today
        let from = LocalDay(input?.from ?? "") ?? to.adding(-30)
        let current = snapshot.attendance.policy(on: to)
        let department = input?.department ?? ""
        var refusal = notice
        var comparisons: [(person: Person, comparison: PolicyComparison)]?
        var person: Person?
        if let input {
            do {
                person = input.person.isEmpty ? nil : try controller.attendance.person(input.person, in: snapshot)
                let range = try DayRange(from: from, to: to, most: TimesheetController.mostDays)
                comparisons = snapshot.comparison(
                    of: person.map { [$0] }
                        ?? snapshot.people(of: department.isEmpty ? nil : department, in: range),
                    in: range,
                    with: try input.request(incoming.texts).policy(over: current),
                    knowledge: knowledge
                )
            } catch {
                guard let reason = controller.reason(error, incoming) else { throw error }
                refusal = refusal ?? Notice(refused: reason)
            }
        }
        let done = incoming.query("done") == "adopted" ? Notice(done: incoming.texts.plan.adopted) : nil
        let era = snapshot.attendance.policies.last { $0.from <= to }
        let view = PolicyView(
            input?.filled(from: from, to: to, over: current) ?? PolicyInput(current, from: from, to: to),
            comparisons: comparisons,
            person: person,
            since: era?.from,
            adoptFrom: incoming.form["adopt-from"].isEmpty ? "\(today)" : incoming.form["adopt-from"],
            departments: controller.departments(snapshot, chosen: department),
            mayAdopt: incoming.principal.may(.changeSettings),
            csrfToken: incoming.csrfToken,
            clock: controller.clock(snapshot, at: knowledge.now, incoming),
            notice: refusal ?? done
        )
        return controller.pages.page(
            view.time.policy,
            content: controller.pages.templates.render(view, .policy),
            for: incoming,
            notice: refusal,
            style: TimesheetController.style
        )
    }
}
