import Attendance
import BeaconKit
import Hummingbird
import Station

/// What other rules would make of the same days, beside what counts; and adopting them.
struct PolicyPages: Sendable {
    let desk: TimeDesk

    var routes: [Route] {
        [
            .get("/what-if", .permission(.viewHistory)) { visit in
                let input = visit.query("grace") == nil ? nil : PolicyInput { visit.decodedQuery($0) ?? "" }
                return try await page(visit, input: input)
            }.showing(.timesheet),
            .post("/what-if/adopt", .permission(.changeSettings), adopt),
        ]
    }

    private func adopt(_ visit: Visit) async throws -> Response {
        let input = PolicyInput { visit.form.trimmed($0) }
        return try await desk.refusable(visit) {
            guard let from = LocalDay(visit.form["adopt-from"]) else {
                throw FormProblem(words: visit.texts.plan.dayNeeded)
            }
            let books = try await desk.desk.books()
            let policy = try input.policy(over: books.attendance.policy(on: from), visit.texts.plan)
            try await desk.desk.commands(visit).adopt(policy, from: from, at: await desk.desk.now())
            return .redirect(to: "/what-if?done=adopted", type: .normal)
        } retry: { notice in
            try await page(visit, input: input, notice: notice)
        }
    }

    private func page(_ visit: Visit, input: PolicyInput?, notice: Notice? = nil) async throws -> Response {
        let books = try await desk.desk.books()
        let knowledge = await desk.desk.knowledge(books)
        let today = books.today(at: knowledge.now)
        let to = LocalDay(input?.to ?? "") ?? today
        let from = LocalDay(input?.from ?? "") ?? to.adding(-30)
        let current = books.attendance.policy(on: to)
        let department = input?.department ?? ""
        var refusal = notice
        var comparisons: [(person: Person, comparison: PolicyComparison)]?
        var person: Person?
        if let input {
            do {
                person = input.person.isEmpty ? nil : try desk.desk.person(input.person, in: books)
                let range = try DayRange(from: from, to: to, most: TimeDesk.mostDays)
                comparisons = books.comparison(
                    of: person.map { [$0] }
                        ?? books.people(of: department.isEmpty ? nil : department, in: range),
                    in: range,
                    with: try input.policy(over: current, visit.texts.plan),
                    knowledge: knowledge
                )
            } catch {
                let words = (error as? FormProblem)?.words
                guard let reason = words ?? visit.texts.attendance.reason(error) else { throw error }
                refusal = refusal ?? Notice(refused: reason)
            }
        }
        let done = visit.query("done") == "adopted" ? Notice(done: visit.texts.plan.adopted) : nil
        let era = books.attendance.adoptedPolicies.last { $0.from <= to }
        let view = PolicyView(
            input?.filled(from: from, to: to, over: current) ?? PolicyInput(current, from: from, to: to),
            comparisons: comparisons,
            person: person,
            since: era?.from,
            adoptFrom: visit.form["adopt-from"].isEmpty ? "\(today)" : visit.form["adopt-from"],
            departments: desk.departments(books, chosen: department),
            mayAdopt: visit.visitor.may(.changeSettings),
            proof: visit.proof,
            clock: desk.clock(books, at: knowledge.now, visit),
            notice: refusal ?? done
        )
        return desk.pages.page(
            view.time.policy,
            content: desk.pages.templates.render(view, .policy),
            for: visit,
            notice: refusal,
            style: TimeDesk.style
        )
    }
}
