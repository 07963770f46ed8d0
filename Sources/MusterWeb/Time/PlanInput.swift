import Attendance
import Foundation
import Station

/// What was typed into one of the plan's forms. It goes back into the page when it is refused.
struct PlanInput: Sendable {
    private let form: Form
    private let texts: Texts?
    private let actor: String
    /// The month that the page showed.
    let month: String?
    /// Which of the forms; empty for none.
    let name: String

    /// Nothing typed yet.
    init(today: LocalDay) {
        form = Form(body: Array("from=\(today)&first=\(today)&day=\(today)&leave-from=\(today)&leave-to=\(today)".utf8))
        texts = nil
        actor = ""
        month = nil
        name = ""
    }

    init(_ visit: Visit) {
        form = visit.form
        texts = visit.texts
        actor = visit.visitor.actor
        month = visit.form["month"]
        name = visit.form["form"]
    }

    /// What was typed into a field.
    func typed(_ field: String) -> String { form.trimmed(field) }

    func isTicked(_ field: String) -> Bool { form.isTicked(field) }

    /// - Throws: ``FormProblem``.
    func day(_ field: String) throws -> LocalDay? {
        let text = typed(field)
        guard !text.isEmpty else { return nil }
        guard let day = LocalDay(text) else { throw FormProblem(words: texts?.plan.dayNeeded ?? "") }
        return day
    }

    func needed(_ field: String) throws -> LocalDay {
        guard let day = try day(field) else { throw FormProblem(words: texts?.plan.dayNeeded ?? "") }
        return day
    }

    private func minutes(_ field: String, _ label: String?, usual: Int) throws -> Int {
        let text = typed(field)
        guard !text.isEmpty else { return usual }
        guard let minutes = Int(text) else { throw FormProblem(words: texts?.plan.badNumber(label ?? field) ?? "") }
        return minutes
    }

    func shift() throws -> ShiftTemplate {
        let t = texts?.plan
        var breaks: [BreakRule] = []
        if !typed("break").isEmpty {
            breaks = [
                try BreakRule(
                    minutes: try minutes("break", t?.breakLength, usual: 0),
                    after: try minutes("after", t?.breakAfter, usual: 0),
                    isPaid: isTicked("paid"),
                    isAutomatic: isTicked("automatic")
                )
            ]
        }
        return try ShiftTemplate(
            code: typed("code"),
            hours: try Shift(
                "\(typed("start"))-\(typed("end"))",
                grace: try minutes("grace", t?.grace, usual: 0)
            ),
            leaveGrace: try minutes("leave-grace", t?.leaveGrace, usual: 0),
            earlyWindow: try minutes("early", t?.earlyWindow, usual: 120),
            lateWindow: try minutes("late", t?.lateWindow, usual: 240),
            breaks: breaks
        )
    }

    private func person(_ field: String, _ books: Books, _ desk: AttendanceDesk) throws -> PersonID {
        guard !typed(field).isEmpty else { throw FormProblem(words: texts?.plan.numberNeeded ?? "") }
        return try desk.person(typed(field), in: books).id
    }

    /// The same for a form that is sent again.
    private func identifier(_ kind: String) -> String {
        IdempotencyKey.identifier(for: kind, by: actor, key: form["key"].isEmpty ? nil : form["key"])
    }

    func assignment(_ books: Books, today: LocalDay, desk: AttendanceDesk) throws -> ScheduleAssignment {
        let scope: ScheduleAssignment.Scope
        switch typed("scope") {
        case "department":
            guard !typed("for-department").isEmpty else { throw FormProblem(words: texts?.plan.departmentNeeded ?? "") }
            scope = .department(typed("for-department"))
        case "person": scope = .person(try person("number", books, desk))
        case "assigned": scope = .assigned(try person("number", books, desk))
        default: scope = .site
        }
        let first = try day("first") ?? today
        return try ScheduleAssignment(
            id: identifier("schedule"),
            scope: scope,
            rota: try Rota(anchor: first, text: typed("rota")),
            from: first,
            to: try day("last")
        )
    }

    func leave(_ books: Books, desk: AttendanceDesk) throws -> Leave {
        let from = try needed("leave-from")
        return try Leave(
            id: identifier("leave"),
            person: try person("leave-number", books, desk),
            kind: Leave.Kind(rawValue: typed("kind")) ?? .holiday,
            from: from,
            to: try day("leave-to") ?? from,
            part: part()
        )
    }

    /// The part of a day that is free.
    func part() -> DayPart {
        switch typed("part") {
        case "morning": .until(720)
        case "afternoon": .from(720)
        default: .all
        }
    }
}
