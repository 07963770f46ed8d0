package import Attendance
import BeaconKit

/// Changes to what counts as attendance, each checked against the snapshot and recorded in one transaction: corrections,
/// schedules, periods, roll calls.
///
/// They work on the store, so that they serve the command line while a station runs and while none does.
package struct AttendanceCommands: Sendable {
    let repository: AttendanceRepository
    /// Who changes, as the journal names them. For an account without the token that it used: nobody is two people.
    let actor: String
    let source: Source
    /// The person whom the account belongs to, if any.
    let holder: PersonID?
    /// The program's request that is carried out by one change, if it may be sent again.
    let request: SentRequest?

    package init(
        repository: AttendanceRepository,
        actor: String,
        source: Source,
        holder: PersonID? = nil,
        request: SentRequest? = nil
    ) {
        self.repository = repository
        self.actor = actor
        self.source = source
        self.holder = holder
        self.request = request
    }

    /// In the name of somebody who was let in.
    package init(repository: AttendanceRepository, principal: Principal, request: SentRequest? = nil) {
        let source: Source =
            switch principal {
            case .program: .api
            case .kiosk: .kiosk
            case .account, .anonymous: .supervisor
            }
        self.init(
            repository: repository,
            actor: principal.account.map { "account:\($0.id.rawValue)" } ?? principal.actor,
            source: source,
            holder: principal.account?.person,
            request: request
        )
    }

    func draft(_ fact: Fact, at now: Instant, personal: [PersonalValue] = []) -> EntryDraft {
        EntryDraft(fact, happened: now, source: source, actor: actor, personal: personal, request: request)
    }

    func append(
        _ fact: Fact,
        at now: Instant,
        personal: [PersonalValue] = [],
        check: @Sendable (Snapshot) throws -> Void
    )
        async throws
    {
        try await append([draft(fact, at: now, personal: personal)], at: now, check: check)
    }

    @discardableResult
    func append(_ drafts: [EntryDraft], at now: Instant, check: @Sendable (Snapshot) throws -> Void) async throws
        -> [Entry]
    {
        try await repository.append(drafts, recorded: now, check: check)
    }
}
