import Attendance
import BeaconKit
import Foundation
import Hummingbird
import Station

/// The front desk's pages, and those on which people expect visitors of their own.
struct VisitorPages: Sendable {
    let controller: VisitorController

    var routes: [Route] {
        [
            .get("/visitors", .permission(.inviteVisitors)) { incoming in try await list(incoming, notice(incoming)) },
            .post("/visitors", .permission(.inviteVisitors), add),
            .get("/visitors/:id", .permission(.inviteVisitors)) { incoming in
                try await page(incoming, notice(incoming))
            },
            .post("/visitors/:id", .permission(.inviteVisitors)) { incoming in
                try await change(incoming, done: "saved") { commands, visitor, now in
                    let snapshot = try await controller.attendance.snapshot()
                    let request = try controller.own(incoming.decode(VisitorRequest.self), incoming, in: snapshot)
                    try await commands.edit(visitor.id, request, at: now)
                }
            },
            .post("/visitors/:id/sign-in", .permission(.receiveVisitors)) { incoming in
                try await change(incoming, done: "in") { commands, visitor, now in
                    let request = try incoming.decode(SignInRequest.self)
                    try await commands.signIn(request, as: visitor.id, isAlone: false, at: now)
                }
            },
            .post("/visitors/:id/sign-out", .permission(.receiveVisitors)) { incoming in
                try await change(incoming, done: "out") { commands, visitor, now in
                    try await commands.signOut(visitor.id, at: now)
                }
            },
            .post("/visitors/:id/remove", .permission(.inviteVisitors)) { incoming in
                try await change(incoming, done: "removed") { commands, visitor, now in
                    // Who was here is for the front desk.
                    guard visitor.visit.arrived == nil || incoming.principal.may(.receiveVisitors) else {
                        throw HTTPError(.forbidden, message: incoming.texts.access.notAllowed)
                    }
                    try await commands.removeVisitor(visitor.id, at: now)
                }
            },
            .get("/visitors/:id/badge", .permission(.receiveVisitors), badge),
        ]
    }

    private func notice(_ incoming: IncomingRequest) -> Notice? {
        let t = incoming.texts.visitors
        return switch incoming.query("done") {
        case "saved": Notice(done: t.saved)
        case "in": Notice(done: t.signedIn)
        case "out": Notice(done: t.signedOut)
        case "removed": Notice(done: t.removed)
        default: nil
        }
    }

    // MARK: All

    private func list(_ incoming: IncomingRequest, _ notice: Notice?) async throws -> Response {
        let snapshot = try await controller.attendance.snapshot()
        let now = await controller.attendance.now()
        let today = snapshot.today(at: now)
        let day = incoming.query("day").flatMap { LocalDay($0) } ?? today
        let clock = controller.time.clock(snapshot, at: now, incoming)
        let mayReceive = incoming.principal.may(.receiveVisitors)
        let t = incoming.texts.visitors
        let records = try snapshot.visitors(from: controller.services.journal, at: now) { visit in
            guard controller.mayDeal(incoming.principal, with: visit) else { return false }
            // Whoever was forgotten stays on today's list until somebody signs them out.
            let isOpen = visit.arrived != nil && visit.left == nil
            return day == today && isOpen || snapshot.isVisit(visit, on: day, at: now)
                // Also the days to come, for whoever expects somebody.
                || day == today && visit.arrived == nil && visit.day.map { $0 > today } ?? false
        }
        let rows = records.map { VisitorRow($0, day: day, clock: clock) }
        let view = VisitorsView(
            t: t,
            hint: mayReceive ? t.hint : t.ownHint,
            notice: notice,
            csrfToken: incoming.csrfToken,
            key: UUID().uuidString,
            day: clock.day(day),
            dayValue: day.description,
            here: rows.filter(\.isHere),
            expected: rows.filter(\.isExpected),
            left: rows.filter { !$0.isHere && !$0.isExpected }.reversed(),
            mayReceive: mayReceive,
            isToday: day == today,
            fields: VisitorFields(
                incoming.form,
                over: nil,
                day: max(day, today),
                in: snapshot,
                asksHost: mayReceive,
                texts: t
            )
        )
        return controller.pages.page(
            t.visitors,
            content: controller.pages.templates.render(view, .visitors),
            for: incoming,
            notice: notice,
            style: VisitorController.style
        )
    }

    /// Expects a visitor, or signs one in who is here.
    private func add(_ incoming: IncomingRequest) async throws -> Response {
        try await controller.time.refusable(incoming) {
            let id = PersonID(rawValue: incoming.identifier("visitor"))
            let commands = controller.attendance.commands(incoming)
            let now = await controller.attendance.now()
            if incoming.form.isTicked("now"), incoming.principal.may(.receiveVisitors) {
                let request = try incoming.decode(SignInRequest.self)
                let visit = try await commands.signIn(request, as: id, isAlone: false, at: now)
                await controller.services.board.rosterChanged()
                return .redirect(to: VisitorController.address(visit) + "?done=in", type: .normal)
            }
            let snapshot = try await controller.attendance.snapshot()
            let request = try controller.own(incoming.decode(VisitorRequest.self), incoming, in: snapshot)
            try await commands.expect(request, as: id, at: now)
            return .redirect(to: VisitorController.address(id) + "?done=saved", type: .normal)
        } retry: { notice in
            try await list(incoming, notice)
        }
    }

    // MARK: One

    private func page(_ incoming: IncomingRequest, _ notice: Notice?) async throws -> Response {
        let snapshot = try await controller.attendance.snapshot()
        let now = await controller.attendance.now()
        let visitor = try controller.visitor(incoming, in: snapshot, at: now)
        let clock = controller.time.clock(snapshot, at: now, incoming)
        let t = incoming.texts.visitors
        let today = snapshot.today(at: now)
        let link =
            visitor.visit.isPassGood(at: now, today: today)
            ? visitor.details.map { controller.link($0.pass, incoming) } : nil
        let mayReceive = incoming.principal.may(.receiveVisitors)
        let view = VisitorView(
            t: t,
            notice: notice,
            csrfToken: incoming.csrfToken,
            row: VisitorRow(visitor, day: today, clock: clock),
            state: t.standing(visitor.standing),
            link: link,
            linkProblem: link == nil ? nil : controller.linkProblem(incoming),
            qr: link.flatMap { QRCode($0) },
            agreed: visitor.visit.agreement != nil,
            signature: mayReceive
                ? visitor.visit.signature.map { SignatureRoute.address($0, of: visitor.id) }
                : nil,
            mayReceive: mayReceive,
            mayEdit: visitor.visit.left == nil,
            fields: VisitorFields(
                incoming.form["form"] == "edit" ? incoming.form : nil,
                over: visitor,
                day: today,
                in: snapshot,
                asksHost: mayReceive,
                texts: t
            )
        )
        return controller.pages.page(
            visitor.name,
            content: controller.pages.templates.render(view, .visitor),
            for: incoming,
            notice: notice,
            style: VisitorController.style
        )
    }

    private func change(
        _ incoming: IncomingRequest,
        done: String,
        _ work: (AttendanceCommands, VisitorRecord, Instant) async throws -> Void
    ) async throws -> Response {
        let snapshot = try await controller.attendance.snapshot()
        let now = await controller.attendance.now()
        let visitor = try controller.visitor(incoming, in: snapshot, at: now)
        return try await controller.time.refusable(incoming) {
            try await work(controller.attendance.commands(incoming), visitor, now)
            await controller.services.board.rosterChanged()
            let isList = done == "removed" || incoming.form["from"] == "list"
            let address = isList ? "/visitors" : VisitorController.address(visitor.id)
            return .redirect(to: "\(address)?done=\(done)", type: .normal)
        } retry: { notice in
            try await page(incoming, notice)
        }
    }

    private func badge(_ incoming: IncomingRequest) async throws -> Response {
        let snapshot = try await controller.attendance.snapshot()
        let now = await controller.attendance.now()
        let visitor = try controller.visitor(incoming, in: snapshot, at: now)
        let t = incoming.texts.visitors
        let view = VisitorBadgePageView(
            t: t,
            assets: controller.pages.assets.base,
            badge: controller.badge(
                visitor,
                incoming,
                site: snapshot.site?.name ?? "",
                clock: controller.time.clock(snapshot, at: now, incoming),
                now: now
            ),
            back: "/visitors"
        )
        return controller.pages.page(
            "\(t.badge): \(visitor.name)",
            content: controller.pages.templates.render(view, .visitorBadgePage),
            for: incoming,
            style: VisitorController.badgeStyle
        )
    }
}
