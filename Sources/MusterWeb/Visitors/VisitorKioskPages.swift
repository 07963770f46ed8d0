import Attendance
import BeaconKit
import Foundation
import Hummingbird
import Station

/// Where visitors sign in and out themselves, at a kiosk.
struct VisitorKioskPages: Sendable {
    let controller: VisitorController

    var routes: [Route] {
        [
            .get("/kiosk/visitor", .permission(.punchAtKiosk)) { incoming in try await page(incoming) },
            .post("/kiosk/visitor", .permission(.punchAtKiosk), body: .largeForm(VisitorController.formLimit)) {
                incoming in
                try await controller.time.refusable(incoming) {
                    switch incoming.form["form"] {
                    case "code": try await submitCode(incoming)
                    case "out": try await signOut(incoming)
                    default: try await signIn(incoming)
                    }
                } retry: { notice in
                    try await page(incoming, notice)
                }
            },
        ]
    }

    /// - Parameter visitor: whoever showed the code of their link.
    private func page(_ incoming: IncomingRequest, _ notice: Notice? = nil, visitor: VisitorRecord? = nil) async throws
        -> Response
    {
        let snapshot = try await controller.attendance.snapshot()
        let t = incoming.texts.visitors
        let rules = snapshot.visitors.rules
        let isRetry = incoming.form["form"] == "in"
        let pass = isRetry ? incoming.form["pass"] : visitor?.details?.pass ?? ""
        let view = VisitorKioskView(
            t: t,
            kiosk: incoming.texts.kiosk,
            assets: controller.pages.assets.base,
            notice: notice,
            csrfToken: incoming.csrfToken,
            key: UUID().uuidString,
            pass: pass.isEmpty ? nil : pass,
            fields: VisitorFields(
                isRetry ? incoming.form : nil,
                over: visitor,
                day: snapshot.today(at: await controller.attendance.now()),
                in: snapshot,
                asksHost: true,
                isKiosk: true,
                texts: t
            ),
            agreement: rules.paragraphs,
            hasAgreement: !rules.agreement.isEmpty,
            asksSignature: rules.required.contains(.signature),
            asksPhoto: rules.required.contains(.photo)
        )
        return controller.pages.page(
            t.welcome,
            content: controller.pages.templates.render(view, .visitorKiosk),
            for: incoming,
            notice: notice,
            style: VisitorController.style
        )
    }

    private func signIn(_ incoming: IncomingRequest) async throws -> Response {
        let now = await controller.attendance.now()
        let id = try await controller.attendance.commands(incoming).signIn(
            incoming.decode(SignInRequest.self),
            as: PersonID(rawValue: incoming.identifier("visitor")),
            isAlone: true,
            at: now
        )
        await controller.services.board.rosterChanged()
        let snapshot = try await controller.attendance.snapshot()
        let visitor = try snapshot.visitor(id, from: controller.services.journal, at: now)
        let badge = controller.badge(
            visitor,
            incoming,
            site: snapshot.site?.name ?? "",
            clock: controller.time.clock(snapshot, at: now, incoming),
            now: now
        )
        let words = incoming.texts.visitors.greeting(visitor.name, visitor.host?.details.name)
        return done(words, badge: badge, incoming)
    }

    /// Whoever is expected goes on to sign in; whoever is here is signed out.
    private func submitCode(_ incoming: IncomingRequest) async throws -> Response {
        let snapshot = try await controller.attendance.snapshot()
        let now = await controller.attendance.now()
        let pass = incoming.form.trimmed("pass")
        let visitor = try snapshot.visitor(showing: pass, from: controller.services.journal, at: now)
        guard visitor.visit.arrived != nil else { return try await page(incoming, visitor: visitor) }
        try await controller.attendance.commands(incoming).signOut(visitor.id, at: now)
        return try await goodbye(visitor.id, incoming)
    }

    private func signOut(_ incoming: IncomingRequest) async throws -> Response {
        let now = await controller.attendance.now()
        let name = incoming.form.trimmed("name")
        let id = try await controller.attendance.commands(incoming).signOut(named: name, at: now)
        return try await goodbye(id, incoming)
    }

    private func goodbye(_ id: PersonID, _ incoming: IncomingRequest) async throws -> Response {
        await controller.services.board.rosterChanged()
        let snapshot = try await controller.attendance.snapshot()
        let now = await controller.attendance.now()
        let visitor = try snapshot.visitor(id, from: controller.services.journal, at: now)
        return done(incoming.texts.visitors.goodbye(visitor.name), badge: nil, incoming)
    }

    private func done(_ words: String, badge: VisitorBadgeView?, _ incoming: IncomingRequest) -> Response {
        let view = VisitorDoneView(
            t: incoming.texts.visitors,
            assets: controller.pages.assets.base,
            words: words,
            badge: badge,
            back: "/kiosk"
        )
        return controller.pages.page(
            incoming.texts.visitors.visitors,
            content: controller.pages.templates.render(view, .visitorDone),
            for: incoming,
            style: VisitorController.badgeStyle
        )
    }
}

extension VisitorRules {
    /// The text that visitors agree to, paragraph by paragraph.
    var paragraphs: [String] { agreement.split(separator: "\n").map { String($0) } }
}
