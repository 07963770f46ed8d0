import Attendance
import BeaconKit
import Hummingbird
import Station

/// What is planned for one person: for themselves, and for whoever may see everybody's record.
struct OwnPlanPages: Sendable {
    /// How far ahead it is shown, in days.
    private static let daysAhead = 366

    let controller: TimesheetController

    var routes: [Route] { [.get("/people/:id/plan/:month", .signedIn, page).showing(.days)] }

    private func page(_ incoming: IncomingRequest) async throws -> Response {
        let snapshot = try await controller.attendance.snapshot()
        let now = await controller.attendance.now()
        let person = try controller.person(incoming, in: snapshot)
        let today = snapshot.today(at: now)
        let last = today.adding(Self.daysAhead)
        let word = incoming.parameter("month")
        guard let month = word == "present" ? Month(of: today) : Month(word), month.first <= last else {
            throw HTTPError(.notFound)
        }
        let view = OwnPlanView(
            snapshot,
            of: person,
            month: month,
            today: today,
            last: last,
            clock: controller.clock(snapshot, at: now, incoming)
        )
        return controller.pages.page(
            view.t.ownTitle(person.details.name),
            content: controller.pages.templates.render(view, .ownPlan),
            for: incoming,
            style: TimesheetController.style
        )
    }
}
