import Attendance
import BeaconKit
import Hummingbird
import Station

/// A visitor's own page behind their link: whoever knows its secret.
struct VisitorPassPages: Sendable {
    let controller: VisitorController

    var routes: [Route] {
        [
            .get("/visit/:pass", .everyone) { incoming in try await page(incoming) },
            .post("/visit/:pass", .everyone) { incoming in
                let visitor = try await visitor(incoming)
                guard visitor.visit.arrived != nil else { return try await page(incoming) }
                let commands = AttendanceCommands(
                    repository: controller.services.attendance,
                    actor: "visitor",
                    source: .phone
                )
                try await commands.signOut(visitor.id, at: await controller.attendance.now())
                await controller.services.board.rosterChanged()
                let view = VisitorDoneView(
                    t: incoming.texts.visitors,
                    assets: controller.pages.assets.base,
                    words: incoming.texts.visitors.goodbye(visitor.name),
                    badge: nil,
                    back: nil
                )
                return controller.pages.page(
                    incoming.texts.visitors.visitors,
                    content: controller.pages.templates.render(view, .visitorDone),
                    for: incoming,
                    style: VisitorController.badgeStyle
                )
            },
        ]
    }

    /// - Throws: a 404 for a secret that is none, or not good any more.
    private func visitor(_ incoming: IncomingRequest) async throws -> VisitorRecord {
        let snapshot = try await controller.attendance.snapshot()
        do {
            return try snapshot.visitor(
                showing: incoming.parameter("pass"),
                from: controller.services.journal,
                at: await controller.attendance.now()
            )
        } catch is VisitorError {
            throw HTTPError(.notFound, message: incoming.texts.visitors.passOver)
        }
    }

    private func page(_ incoming: IncomingRequest) async throws -> Response {
        let visitor = try await visitor(incoming)
        let snapshot = try await controller.attendance.snapshot()
        let now = await controller.attendance.now()
        let clock = controller.time.clock(snapshot, at: now, incoming)
        let t = incoming.texts.visitors
        let row = VisitorRow(visitor, day: snapshot.today(at: now), clock: clock)
        let pass = incoming.parameter("pass")
        let view = VisitorPassView(
            t: t,
            csrfToken: incoming.csrfToken,
            title: t.atSite(snapshot.site?.name ?? ""),
            name: visitor.name,
            host: row.host,
            when: row.when,
            hint: row.isHere ? t.passHere : t.passHint,
            qr: QRCode(controller.link(pass, incoming)),
            agreement: snapshot.visitors.rules.paragraphs,
            hasAgreement: !snapshot.visitors.rules.agreement.isEmpty && !row.isHere,
            action: "/visit/\(pass)",
            isHere: row.isHere
        )
        return controller.pages.page(
            t.yourVisit,
            content: controller.pages.templates.render(view, .visitorPass),
            for: incoming,
            style: VisitorController.style
        )
    }
}
