import Attendance
import Hummingbird
import Station

/// What the page and the API of settings have in common.
struct SettingsController: Sendable {
    /// What is changed together.
    enum Part: String, CaseIterable, Sendable {
        case site, presence

        var fields: [SettingsForm.Field] { self == .site ? SettingsForm.Field.site : SettingsForm.Field.presence }
    }

    let services: WebServices

    /// What counts now.
    ///
    /// - Throws: a 503 for a site that was never set up.
    func present() async throws -> (site: Site, policy: AttendancePolicy) {
        let state = try await services.attendance.state()
        guard let site = state.site else { throw HTTPError(.serviceUnavailable) }
        return (site, await services.radio.attendancePolicy())
    }

    /// What is asked to be changed.
    ///
    /// - Throws: ``RequestError``.
    func form(_ part: Part, _ incoming: IncomingRequest) throws -> SettingsForm {
        switch part {
        case .site: try incoming.decode(SettingsRequest<SitePart>.self).form
        case .presence: try incoming.decode(SettingsRequest<PresencePart>.self).form
        }
    }

    /// Changes what is given.
    ///
    /// - Parameters:
    ///   - form: without problems.
    ///   - version: that of the part which whoever changes has seen; `nil` where it does not matter.
    /// - Throws: ``SettingsCommands/ChangedMeanwhile``, or ``StoreError``.
    func save(_ part: Part, _ form: SettingsForm, from version: String?, _ incoming: IncomingRequest) async throws {
        let commands = SettingsCommands(
            store: services.journal,
            actor: incoming.principal.actor,
            source: incoming.source
        )
        let now = await services.board.board().now
        switch part {
        case .site: try commands.change(form.site, from: version, at: now)
        case .presence:
            let usual = await services.radio.attendancePolicy()
            try commands.change(form.presence, from: version, usual: usual, at: now)
        }
        await services.board.rosterChanged()
    }
}
