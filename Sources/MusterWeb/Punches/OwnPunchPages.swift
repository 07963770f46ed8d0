import Attendance
import BeaconKit
import Hummingbird
import Station

/// People who clock themselves in and out under their own account, and whether the site lets them.
struct OwnPunchPages: Sendable {
    private static let documentLimit = 4 * 1024

    let controller: TimesheetController

    private var services: WebServices { controller.services }

    var routes: [Route] {
        [
            .post("/people/:id/punch", .permission(.viewOwnHistory)) { incoming in try await punch(incoming) },
            .get("/settings/own-punching", .permission(.changeSettings)) { incoming in
                let isSaved = incoming.query("done") != nil
                return try page(incoming, notice: isSaved ? Notice(done: incoming.texts.settings.saved) : nil)
            },
            .post("/settings/own-punching", .permission(.changeSettings)) { incoming in try await save(incoming) },
            .get("/api/v1/settings/own-punching", .permission(.changeSettings)) { _ in try answer() },
            .patch(
                "/api/v1/settings/own-punching",
                .permission(.changeSettings),
                body: .bytes(Self.documentLimit)
            ) { incoming in
                try await change(incoming, from: incoming.seenVersion)
                return try answer()
            },
        ]
    }

    // MARK: A punch

    private func punch(_ incoming: IncomingRequest) async throws -> Response {
        guard incoming.principal.account?.person == PersonID(rawValue: incoming.parameter("id")) else {
            throw HTTPError(.forbidden, message: incoming.texts.access.notAllowed)
        }
        let snapshot = try await controller.attendance.snapshot()
        let person = try controller.person(incoming, in: snapshot)
        let board = await services.board.board()
        let clock = SiteClock(timeZone: board.timeZone, texts: incoming.texts)
        let address = TimesheetController.address(person.id, month: Month(of: board.day))
        do {
            try services.journal.ownPunching().check(from: incoming.address)
            guard let direction = Punch.Direction(rawValue: incoming.form["direction"]), direction != .undirected else {
                throw PunchRefusal.badDirection
            }
            let receipt = try await services.punches.record(
                PunchRequest(
                    person: person.id,
                    direction: direction,
                    key: incoming.identifier("own punch"),
                    source: .account,
                    actor: incoming.principal.punchActor
                )
            )
            let key = (receipt.punch.punch.key ?? "").percentEncoded
            return .redirect(to: "\(address)?done=punched&punch=\(key)#clock", type: .normal)
        } catch let error as OwnPunchingError {
            let notice = Notice(refused: incoming.texts.ownPunch.reason(error))
            return try await MonthPages(controller: controller).page(incoming, refused: notice)
        } catch {
            guard let problem = Problem(refusing: error, texts: incoming.texts, clock: clock, on: board.day) else {
                throw error
            }
            return try await MonthPages(controller: controller).page(
                incoming,
                refused: Notice(refused: problem.detail ?? incoming.texts.kiosk.cannotRecord)
            )
        }
    }

    /// What the address says was punched.
    static func done(_ incoming: IncomingRequest, by person: Person, in journal: any JournalStore, clock: SiteClock)
        throws
        -> Notice?
    {
        guard incoming.query("done") == "punched",
            let punch = try incoming.decodedQuery("punch").flatMap({ try journal.punch(key: $0) }),
            punch.punch.person == person.id
        else { return nil }
        let (name, time) = (person.details.name, clock.time(punch.happened, on: clock.localDay(punch.happened)))
        let t = incoming.texts.kiosk
        switch punch.punch.direction {
        case .in, .undirected: return Notice(done: t.recordedIn(name, time))
        case .out: return Notice(done: t.recordedOut(name, time))
        case .breakBegin: return Notice(done: t.recordedBreak(name, time))
        case .breakEnd: return Notice(done: t.recordedReturn(name, time))
        }
    }

    // MARK: The setting

    private func change(_ incoming: IncomingRequest, from version: String?) async throws {
        let commands = SettingsCommands(
            store: services.journal,
            actor: incoming.principal.actor,
            source: incoming.source
        )
        let request = try incoming.decode(OwnPunchingRequest.self)
        try commands.change(request, from: version, at: await controller.attendance.now())
    }

    private func save(_ incoming: IncomingRequest) async throws -> Response {
        do {
            try await change(incoming, from: incoming.form["version"])
        } catch let error as any AnsweringError where error is OwnPunchingError || error is RequestError {
            return try page(incoming, notice: Notice(refused: error.reason(in: incoming.texts)), typed: incoming.form)
        } catch is SettingsCommands.ChangedMeanwhile {
            return try page(incoming, notice: Notice(refused: incoming.texts.settings.changedMeanwhile))
        }
        return .redirect(to: "/settings/own-punching?done=saved", type: .normal)
    }

    private func page(_ incoming: IncomingRequest, notice: Notice?, typed: Form? = nil) throws -> Response {
        let rules = try services.journal.ownPunching()
        let t = incoming.texts.ownPunch
        let chosen = typed?["place"] ?? rules.place.rawValue
        let view = OwnPunchingView(
            t: t,
            notice: notice,
            csrfToken: incoming.csrfToken,
            version: rules.version,
            places: OwnPunching.Place.allCases.map {
                Choice(value: $0.rawValue, label: t.name($0), isChosen: $0.rawValue == chosen)
            },
            networks: typed?.trimmed("networks") ?? rules.networks,
            save: incoming.texts.settings.save
        )
        return controller.pages.page(
            t.settings,
            content: controller.pages.templates.render(view, .ownPunching),
            for: incoming,
            notice: notice
        )
    }

    private func answer() throws -> Response {
        let rules = try services.journal.ownPunching()
        var json = JSONWriter()
        json.object { json in
            json.key("place")
            json.string(rules.place.rawValue)
            json.key("networks")
            json.string(rules.networks)
            json.key("version")
            json.string(rules.version)
        }
        return .json(json.bytes)
    }
}

/// The form that says whether people may clock themselves in.
struct OwnPunchingView: Sendable {
    let t: OwnPunchTexts
    let notice: Notice?
    let csrfToken: String
    let version: String
    let places: [Choice]
    let networks: String
    let save: String
}

extension OwnPunchingError: AnsweringError {
    var status: HTTPResponse.Status {
        switch self {
        case .notAllowed, .elsewhere: .forbidden
        case .badNetwork: .unprocessableContent
        }
    }

    func reason(in texts: Texts) -> String { texts.ownPunch.reason(self) }
}
