package import Attendance
import BeaconKit

/// Changes to what counts as attendance, each checked against the books and recorded in one transaction: corrections,
/// schedules, periods, roll calls.
///
/// They work on the store, so that they serve the command line while a station runs and while none does.
package struct AttendanceCommands: Sendable {
    let keeper: Bookkeeper
    /// Who changes, as the journal names them. For an account without the token that it used: nobody is two people.
    let actor: String
    let source: Source
    /// The person whom the account belongs to, if any.
    let holder: PersonID?
    /// The program's request that is carried out by one change, if it may be sent again.
    let request: SentRequest?

    package init(
        keeper: Bookkeeper,
        actor: String,
        source: Source,
        holder: PersonID? = nil,
        request: SentRequest? = nil
    ) {
        self.keeper = keeper
        self.actor = actor
        self.source = source
        self.holder = holder
        self.request = request
    }

    /// In the name of somebody who was let in.
    package init(keeper: Bookkeeper, visitor: Visitor, request: SentRequest? = nil) {
        let isProgram = if case .program = visitor { true } else { false }
        self.init(
            keeper: keeper,
            actor: visitor.account.map { "account:\($0.id.rawValue)" } ?? visitor.actor,
            source: isProgram ? .api : .supervisor,
            holder: visitor.account?.person,
            request: request
        )
    }

    func draft(_ fact: Fact, at now: Instant, personal: [PersonalValue] = []) -> EntryDraft {
        EntryDraft(fact, happened: now, source: source, actor: actor, personal: personal, request: request)
    }

    func append(_ fact: Fact, at now: Instant, personal: [PersonalValue] = [], check: @Sendable (Books) throws -> Void)
        async throws
    {
        try await append([draft(fact, at: now, personal: personal)], at: now, check: check)
    }

    @discardableResult
    func append(_ drafts: [EntryDraft], at now: Instant, check: @Sendable (Books) throws -> Void) async throws
        -> [Entry]
    {
        try await keeper.append(drafts, recorded: now, check: check)
    }
}
