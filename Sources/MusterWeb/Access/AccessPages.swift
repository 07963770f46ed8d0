import Attendance
import Foundation
import Hummingbird
import Station

extension IncomingRequest {
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
            .get("/sign-in", .everyone) { incoming in
                incoming.principal.account == nil ? signInPage(incoming) : .redirect(to: "/", type: .normal)
            },
            .post("/sign-in", .everyone, signIn),
            .post("/sign-out", .everyone, signOut),
            .get("/set-up", .everyone) { incoming in
                try await services.access.needsSetUp()
                    ? await setUpPage(incoming) : .redirect(to: "/sign-in", type: .normal)
            },
            .post("/set-up", .everyone, setUp),
            .get("/kiosk/enrol", .everyone) { incoming in enrolPage(incoming) },
            .post("/kiosk/enrol", .everyone, enrol),
        ]
    }

    // MARK: Signing in

    /// The page to sign in.
    ///
    /// - Parameter resuming: a form that was sent without being signed in; it goes on after.
    func signInPage(_ incoming: IncomingRequest, resuming form: Form? = nil, failure: AccessError? = nil) -> Response {
        let isWaiting = form != nil
        let isAsked = incoming.request.uri.path != "/sign-in"
        var kept: [HiddenField] = []
        if let form {
            kept = form.fields.filter { $0.name != "csrfToken" }.map {
                HiddenField(name: "kept." + $0.name, value: $0.value)
            }
        }
        let view = SignInView(
            t: incoming.texts.access,
            // A form that waits may have a field of this name, too.
            name: isWaiting ? "" : incoming.form["name"],
            next: Self.localAddress(
                isAsked ? incoming.request.uri.string : incoming.query("next") ?? incoming.form["next"]
            ),
            isWaiting: isWaiting,
            // Those of a sign-in that failed wait on, as long as no more come than this station itself has put there.
            kept: kept + incoming.keptFields.map(HiddenField.init),
            failure: failure.map { incoming.texts.access.reason($0) },
            isAsked: isAsked,
            csrfToken: incoming.csrfToken
        )
        // 401 would ask browsers for a WWW-Authenticate that no page can give.
        return pages.page(
            incoming.texts.access.signIn,
            content: pages.templates.render(view, .signIn),
            for: incoming,
            status: failure == .busy ? .serviceUnavailable : failure != nil || isWaiting ? .forbidden : .ok
        )
    }

    private func signIn(_ incoming: IncomingRequest) async throws -> Response {
        do {
            let secret = try await services.access.signIn(
                name: incoming.form.trimmed("name"),
                password: incoming.form["password"],
                address: incoming.address,
                browser: incoming.browser,
                at: services.now()
            )
            let asked = Self.localAddress(incoming.form["next"])
            let principal = try await services.access.principal(using: secret, at: services.now())
            let next = asked == "/" ? Place.start(of: principal, hasSites: services.sites != nil) : asked
            let kept = incoming.keptFields
            guard !kept.isEmpty else { return signedIn(secret, to: next) }
            let view = ContinueView(
                t: incoming.texts.access,
                address: next,
                csrfToken: secret.csrfToken(for: IncomingRequest.purpose),
                fields: kept.map { HiddenField(name: String($0.name.dropFirst(5)), value: $0.value) }
            )
            var response = pages.page(
                view.t.continueTitle,
                content: pages.templates.render(view, .continuing),
                for: incoming
            )
            response.setCookie(cookie(secret.text, maxAge: Self.sessionAge))
            return response
        } catch let error as AccessError {
            return signInPage(incoming, failure: error)
        }
    }

    private func signOut(_ incoming: IncomingRequest) async throws -> Response {
        if case .account(_, let session) = incoming.principal { try? await services.access.revoke(session.id) }
        var response = Response.redirect(to: "/sign-in", type: .normal)
        response.setCookie(cookie("", maxAge: 0))
        return response
    }

    // MARK: The first administrator

    private func setUpPage(_ incoming: IncomingRequest, failure: String? = nil) async -> Response {
        let site = try? await services.attendance.state().site
        func value(_ name: String, _ present: String?) -> String {
            incoming.form.fields.isEmpty ? present ?? "" : incoming.form[name]
        }
        let view = SetUpView(
            t: incoming.texts.access,
            code: incoming.form["code"],
            name: incoming.form["name"],
            site: value("site", site?.name),
            timeZone: value("timeZone", site?.timeZone),
            isSuggested: incoming.form.fields.isEmpty,
            zones: TimeZone.knownTimeZoneIdentifiers,
            // Whoever sets up in a language probably wants it.
            languages: LanguageChoice.all(chosen: value("language", incoming.language.rawValue)),
            hours: value("hours", site?.shift.hours),
            grace: value("grace", site.map { String($0.shift.grace) }),
            failure: failure,
            csrfToken: incoming.csrfToken,
            assets: pages.assets.base,
            radio: incoming.texts.settings.radio,
            findings: await RadioFindings.check(services, texts: incoming.texts)
        )
        return pages.page(
            view.t.setUpTitle,
            content: pages.templates.render(view, .setUp),
            for: incoming,
            status: failure == nil ? .ok : .unprocessableContent
        )
    }

    private func setUp(_ incoming: IncomingRequest) async throws -> Response {
        guard let old = try await services.attendance.state().site else { throw HTTPError(.serviceUnavailable) }
        let fresh = (old.broadcastUUID, old.timeZone)
        var site = SiteSetup()
        site.name = incoming.form.trimmed("site")
        site.timeZone = incoming.form.trimmed("timeZone")
        site.language = Language(offered: incoming.form["language"])
        site.hours = incoming.form.trimmed("hours")
        guard site.name?.isEmpty == false, let grace = Int(incoming.form.trimmed("grace")), (0...240).contains(grace)
        else {
            return await setUpPage(incoming, failure: incoming.texts.access.badSite)
        }
        site.grace = grace
        do {
            // What can't be a site is told before the code is used up.
            _ = try site.site(over: old, fresh: fresh)
            let secret = try await services.access.setUp(
                code: incoming.form["code"],
                name: incoming.form.trimmed("name"),
                password: incoming.form["password"],
                address: incoming.address,
                browser: incoming.browser,
                at: services.now()
            )
            let now = await services.board.board().now
            try site.apply(to: services.journal, at: now, by: EntryDraft.setUpActor, fresh: fresh)
            await services.board.rosterChanged()
            return signedIn(secret, to: "/")
        } catch let error as AccessError {
            return await setUpPage(incoming, failure: incoming.texts.access.reason(error))
        } catch is RosterError {
            return await setUpPage(incoming, failure: incoming.texts.access.badSite)
        }
    }

    // MARK: Kiosks

    private func enrolPage(_ incoming: IncomingRequest, failure: AccessError? = nil) -> Response {
        let view = EnrolView(
            t: incoming.texts.access,
            code: incoming.query("code") ?? incoming.form["code"],
            failure: failure.map { incoming.texts.access.reason($0) },
            csrfToken: incoming.csrfToken
        )
        return pages.page(
            view.t.enrolTitle,
            content: pages.templates.render(view, .enrol),
            for: incoming,
            status: failure == nil ? .ok : .forbidden
        )
    }

    private func enrol(_ incoming: IncomingRequest) async throws -> Response {
        do {
            let secret = try await services.access.enrol(
                code: incoming.form["code"],
                address: incoming.address,
                at: services.now()
            )
            var response = Response.redirect(to: "/", type: .normal)
            response.setCookie(cookie(secret.text, maxAge: Self.kioskAge))
            return response
        } catch let error as AccessError {
            return enrolPage(incoming, failure: error)
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
