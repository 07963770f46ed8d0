import Attendance
import BeaconKit
import Foundation
import Hummingbird
import Station

/// Timesheets of a person, a department or everybody, for a day, a week, a month or any range.
struct SheetPages: Sendable {
    let controller: TimesheetController

    var routes: [Route] {
        [
            .get("/timesheets", .permission(.viewHistory)) { incoming in try await page(incoming, notice: nil) }
                .showing(
                    .timesheet
                )
        ]
    }

    /// - Parameter notice: why what was asked for is refused; then nobody is shown.
    private func page(_ incoming: IncomingRequest, notice: Notice?) async throws -> Response {
        try await controller.refusable(incoming) {
            let snapshot = try await controller.attendance.snapshot()
            let knowledge = await controller.attendance.knowledge(snapshot)
            let today = snapshot.today(at: knowledge.now)
            let asked: SheetSpan
            let person: Person?
            let department = controller.attendance.department(incoming)
            if notice == nil {
                let number = incoming.decodedQuery("person") ?? ""
                let chosen = number.isEmpty ? nil : try controller.attendance.person(number, in: snapshot)
                person = chosen
                asked = try SheetSpan(incoming, today: today) {
                    try snapshot.payPeriod(of: chosen, department: department, on: $0)
                }
            } else {
                (asked, person) = (SheetSpan(month: Month(of: today)), nil)
            }
            let people =
                notice != nil ? [] : person.map { [$0] } ?? snapshot.people(of: department, in: asked.range)
            let view = SheetsView(
                snapshot.days(of: people, in: asked.range, knowledge: knowledge),
                span: asked,
                now: knowledge.now,
                person: person,
                typed: incoming.decodedQuery("person") ?? "",
                departments: controller.departments(snapshot, chosen: department),
                clock: controller.clock(snapshot, at: knowledge.now, incoming),
                assets: controller.pages.assets.base,
                mayImport: incoming.principal.may(.correctTimes),
                anchor: try AnchorView(controller.services, texts: incoming.texts),
                notice: notice
            )
            return controller.pages.page(
                view.time.timesheets,
                content: controller.pages.templates.render(view, .timesheets),
                for: incoming,
                notice: notice,
                style: TimesheetController.style
            )
        } retry: { refusal in
            try await page(incoming, notice: refusal)
        }
    }
}
