import Attendance
import Foundation
import Hummingbird
import Station

extension Visit {
    /// The fields of a form that waits while its sender signs in, each with `kept.` before its name.
    fileprivate var keptFields: [(name: String, value: String)] {
        let kept = form.fields.filter { $0.name.hasPrefix("kept.") }
        return kept.count <= Form.mostWaitingFields ? kept : []
    }
}

/// Signing in and out, the set-up, and becoming a kiosk.
struct AccessPages: Sendable {
    let services: WebServices
    let pages: Pages
    /// Whether browsers reach the station by HTTPS only, so that the cookie never goes over plain HTTP.
    let isSecure: Bool

    var routes: [Route] {
        [
            .get("/sign-in", .everyone) { visit in
                visit.visitor.account == nil ? signInPage(visit) : .redirect(to: "/", type: .normal)
            },
            .post("/sign-in", .everyone, signIn),
            .post("/sign-out", .everyone, signOut),
            .get("/set-up", .everyone) { visit in
                try await services.desk.needsSetUp() ? await setUpPage(visit) : .redirect(to: "/sign-in", type: .normal)
            },
            .post("/set-up", .everyone, setUp),
            .get("/kiosk/enrol", .everyone) { visit in enrolPage(visit) },
            .post("/kiosk/enrol", .everyone, enrol),
        ]
    }

    // MARK: Signing in

    /// The page to sign in.
    ///
    /// - Parameter resuming: a form that was sent without being signed in; it goes on after.
    func signInPage(_ visit: Visit, resuming form: Form? = nil, failure: AccessError? = nil) -> Response {
        let isWaiting = form != nil
        let isAsked = visit.request.uri.path != "/sign-in"
        var kept: [HiddenField] = []
        if let form {
            kept = form.fields.filter { $0.name != "proof" }.map {
                HiddenField(name: "kept." + $0.name, value: $0.value)
            }
        }
        let view = SignInView(
            t: visit.texts.access,
            // A form that waits may have a field of this name, too.
            name: isWaiting ? "" : visit.form["name"],
            next: Self.localAddress(isAsked ? visit.request.uri.string : visit.query("next") ?? visit.form["next"]),
            isWaiting: isWaiting,
            // Those of a sign-in that failed wait on, as long as no more come than this station itself has put there.
            kept: kept + visit.keptFields.map(HiddenField.init),
            failure: failure.map { visit.texts.access.reason($0) },
            isAsked: isAsked,
            proof: visit.proof
        )
        // 401 would ask browsers for a WWW-Authenticate that no page can give.
        return pages.page(
            visit.texts.access.signIn,
            content: pages.templates.render(view, .signIn),
            for: visit,
            status: failure == .busy ? .serviceUnavailable : failure != nil || isWaiting ? .forbidden : .ok
        )
    }

    private func signIn(_ visit: Visit) async throws -> Response {
        do {
            let secret = try await services.desk.signIn(
                name: visit.form.trimmed("name"),
                password: visit.form["password"],
                address: visit.address,
                browser: visit.browser,
                at: services.now()
            )
            let next = Self.localAddress(visit.form["next"])
            let kept = visit.keptFields
            guard !kept.isEmpty else { return signedIn(secret, to: next) }
            let view = ContinueView(
                t: visit.texts.access,
                address: next,
                proof: secret.proof(of: Visit.purpose),
                fields: kept.map { HiddenField(name: String($0.name.dropFirst(5)), value: $0.value) }
            )
            var response = pages.page(
                view.t.continueTitle,
                content: pages.templates.render(view, .continuing),
                for: visit
            )
            response.setCookie(cookie(secret.text, maxAge: Self.sessionAge))
            return response
        } catch let error as AccessError {
            return signInPage(visit, failure: error)
        }
    }

    private func signOut(_ visit: Visit) async throws -> Response {
        if case .account(_, let session) = visit.visitor { try? await services.desk.revoke(session.id) }
        var response = Response.redirect(to: "/sign-in", type: .normal)
        response.setCookie(cookie("", maxAge: 0))
        return response
    }

    // MARK: The first administrator

    private func setUpPage(_ visit: Visit, failure: String? = nil) async -> Response {
        let site = try? services.journal.state().site
        func value(_ name: String, _ present: String?) -> String {
            visit.form.fields.isEmpty ? present ?? "" : visit.form[name]
        }
        let view = SetUpView(
            t: visit.texts.access,
            code: visit.form["code"],
            name: visit.form["name"],
            site: value("site", site?.name),
            timeZone: value("timeZone", site?.timeZone),
            zones: TimeZone.knownTimeZoneIdentifiers,
            // Whoever sets up in a language probably wants it.
            languages: LanguageChoice.all(chosen: value("language", visit.language.rawValue)),
            hours: value("hours", site?.shift.hours),
            grace: value("grace", site.map { String($0.shift.grace) }),
            failure: failure,
            proof: visit.proof,
            radio: visit.texts.settings.radio,
            findings: await RadioFindings.check(services, texts: visit.texts)
        )
        return pages.page(
            view.t.setUpTitle,
            content: pages.templates.render(view, .setUp),
            for: visit,
            status: failure == nil ? .ok : .unprocessableContent
        )
    }

    private func setUp(_ visit: Visit) async throws -> Response {
        guard let old = try services.journal.state().site else { throw HTTPError(.serviceUnavailable) }
        let fresh = (old.broadcastUUID, old.timeZone)
        var site = SiteSetup()
        site.name = visit.form.trimmed("site")
        site.timeZone = visit.form.trimmed("timeZone")
        site.language = Language(offered: visit.form["language"])
        site.hours = visit.form.trimmed("hours")
        guard site.name?.isEmpty == false, let grace = Int(visit.form.trimmed("grace")), (0...240).contains(grace)
        else {
            return await setUpPage(visit, failure: visit.texts.access.badSite)
        }
        site.grace = grace
        do {
            // What can't be a site is told before the code is used up.
            _ = try site.site(over: old, fresh: fresh)
            let secret = try await services.desk.setUp(
                code: visit.form["code"],
                name: visit.form.trimmed("name"),
                password: visit.form["password"],
                address: visit.address,
                browser: visit.browser,
                at: services.now()
            )
            let now = await services.board.board().now
            try site.apply(to: services.journal, at: now, by: EntryDraft.setUpActor, fresh: fresh)
            await services.board.rosterChanged()
            return signedIn(secret, to: "/")
        } catch let error as AccessError {
            return await setUpPage(visit, failure: visit.texts.access.reason(error))
        } catch is RosterError {
            return await setUpPage(visit, failure: visit.texts.access.badSite)
        }
    }

    // MARK: Kiosks

    private func enrolPage(_ visit: Visit, failure: AccessError? = nil) -> Response {
        let view = EnrolView(
            t: visit.texts.access,
            code: visit.query("code") ?? visit.form["code"],
            failure: failure.map { visit.texts.access.reason($0) },
            proof: visit.proof
        )
        return pages.page(
            view.t.enrolTitle,
            content: pages.templates.render(view, .enrol),
            for: visit,
            status: failure == nil ? .ok : .forbidden
        )
    }

    private func enrol(_ visit: Visit) async throws -> Response {
        do {
            let secret = try await services.desk.enrol(
                code: visit.form["code"],
                address: visit.address,
                at: services.now()
            )
            var response = Response.redirect(to: "/", type: .normal)
            response.setCookie(cookie(secret.text, maxAge: Self.kioskAge))
            return response
        } catch let error as AccessError {
            return enrolPage(visit, failure: error)
        }
    }

    // MARK: Cookies

    private static let sessionAge = 30 * 86_400
    /// The longest that browsers keep a cookie.
    private static let kioskAge = 400 * 86_400

    private func signedIn(_ secret: Secret, to next: String) -> Response {
        var response = Response.redirect(to: next, type: .normal)
        response.setCookie(cookie(secret.text, maxAge: Self.sessionAge))
        return response
    }

    private func cookie(_ value: String, maxAge: Int) -> Cookie {
        Cookie(
            name: RouteGuard.cookie,
            value: value,
            maxAge: maxAge,
            path: "/",
            secure: isSecure,
            httpOnly: true,
            sameSite: .lax
        )
    }

    /// An address on this station, or else the board: a link must not be able to send those who sign in elsewhere.
    static func localAddress(_ address: String) -> String {
        let isLocal =
            address.hasPrefix("/") && !address.hasPrefix("//")
            && address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
        return isLocal ? address : "/"
    }
}
