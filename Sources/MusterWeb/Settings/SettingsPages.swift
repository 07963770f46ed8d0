import Attendance
import BeaconKit
import Foundation
import Hummingbird
import Station

/// The site's settings, and how the station is.
struct SettingsPages: Sendable {
    private typealias Part = SettingsController.Part

    /// What came of a form that was not saved.
    private struct Refusal {
        let part: Part
        let form: SettingsForm
        var isConflict = false
    }

    let services: WebServices
    let pages: Pages
    let controller: SettingsController
    let verification: VerificationManager
    let isOpenBoard: Bool

    var routes: [Route] {
        [
            .get("/settings", .permission(.changeSettings)) { incoming in
                try await page(
                    incoming,
                    notice: incoming.query("done") == nil ? nil : Notice(done: incoming.texts.settings.saved)
                )
            },
            .post("/settings/site", .permission(.changeSettings)) { incoming in try await save(.site, incoming) },
            .post("/settings/presence", .permission(.changeSettings)) { incoming in try await save(.presence, incoming)
            },
            .post("/settings/verify", .permission(.changeSettings)) { incoming in
                try await verification.verify(at: services.board.board().now)
                return .redirect(to: "/settings", type: .normal)
            },
        ]
    }

    private func save(_ part: Part, _ incoming: IncomingRequest) async throws -> Response {
        let form = try controller.form(part, incoming)
        guard form.problems.isEmpty else { return try await page(incoming, refusal: Refusal(part: part, form: form)) }
        do {
            try await controller.save(part, form, from: incoming.form["version"], incoming)
        } catch is SettingsCommands.ChangedMeanwhile {
            return try await page(incoming, refusal: Refusal(part: part, form: form, isConflict: true))
        }
        return .redirect(to: "/settings?done=saved", type: .normal)
    }

    private func page(_ incoming: IncomingRequest, notice: Notice? = nil, refusal: Refusal? = nil) async throws
        -> Response
    {
        let texts = incoming.texts.settings
        let (site, policy) = try await controller.present()
        let saved = SettingsForm(site, policy)
        let facts = try services.storage.storageFacts()
        let last = await verification.last
        let clock = SiteClock(timeZone: site.timeZone, texts: incoming.texts)
        let view = SettingsView(
            t: texts,
            assets: pages.assets.base,
            csrfToken: incoming.csrfToken,
            notice: notice,
            sections: [
                section(.site, saved, version: site.version, refusal: refusal, incoming),
                section(.presence, saved, version: policy.version, refusal: refusal, incoming),
            ],
            zones: TimeZone.knownTimeZoneIdentifiers,
            isOpenBoard: isOpenBoard,
            stations: services.peers.port.map { texts.stationsOn($0) } ?? texts.stationsOff,
            stationsLink: incoming.principal.may(.manageAccess),
            findings: await RadioFindings.check(services, texts: incoming.texts),
            size: Self.megabytes(facts.databaseBytes, texts),
            free: facts.freeBytes.map { Self.megabytes($0, texts) } ?? texts.unknown,
            entries: String(facts.entries),
            lastBackup: facts.lastBackup.map(clock.moment) ?? texts.noBackup,
            hasBackup: facts.lastBackup != nil,
            verified: last.map { outcome in
                let time = clock.moment(outcome.at)
                let count = outcome.findings.count
                return count == 0 ? texts.verifiedFine(time) : texts.verifiedBad(time, count)
            } ?? texts.neverVerified,
            findingsOfStore: last?.findings ?? [],
            links: links(incoming)
        )
        let status: HTTPResponse.Status =
            refusal.map { $0.isConflict ? .conflict : .unprocessableContent } ?? .ok
        return pages.page(
            texts.settings,
            content: pages.templates.render(view, .settings),
            for: incoming,
            status: status
        )
    }

    private func section(
        _ part: Part,
        _ saved: SettingsForm,
        version: String,
        refusal: Refusal?,
        _ incoming: IncomingRequest
    ) -> SettingsView.Section {
        let texts = incoming.texts.settings
        let refused = refusal?.part == part ? refusal : nil
        let form = refused?.form ?? saved
        let problems = refused?.form.problems ?? [:]
        let isConflict = refused?.isConflict == true
        return SettingsView.Section(
            action: "/settings/\(part.rawValue)",
            title: part == .site ? texts.site : texts.presence,
            hint: part == .site ? nil : texts.presenceHint,
            csrfToken: incoming.csrfToken,
            version: version,
            fields: part.fields.map {
                SettingsView.FieldRow(
                    $0,
                    form: form,
                    problems: problems,
                    theirs: isConflict ? saved : nil,
                    texts: texts
                )
            },
            conflict: isConflict ? texts.changedMeanwhile : nil,
            save: isConflict ? texts.saveMine : texts.save
        )
    }

    private func links(_ incoming: IncomingRequest) -> [SettingsView.Link] {
        var links = [SettingsView.Link(address: "/receivers", label: incoming.texts.settings.radioHint)]
        if incoming.principal.may(.manageAccess) {
            links += [
                SettingsView.Link(address: "/accounts", label: incoming.texts.access.accounts),
                SettingsView.Link(address: "/kiosks", label: incoming.texts.access.kiosks),
                SettingsView.Link(address: "/tokens", label: incoming.texts.access.tokens),
            ]
        }
        return links
    }

    /// With one digit after the point.
    private static func megabytes(_ bytes: Int64, _ texts: SettingsTexts) -> String {
        let tenths = (bytes + 50_000) / 100_000
        return texts.megabytes("\(tenths / 10).\(tenths % 10)")
    }
}
