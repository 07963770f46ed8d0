package import Attendance
package import BeaconKit

/// Where accounts, and the digests of secrets, are kept. Everything is durable when a call returns.
///
/// Beside the journal, not in it: passwords and sessions are no facts about people's time, and must be forgettable. That
/// an account was made, changed or removed is a fact, recorded in the same transaction; erasing a person removes theirs.
package protocol AccessStore: Sendable {
    func accounts() throws -> [Account]
    /// An account by its name, whatever the case of its letters.
    func account(named name: String) throws -> (account: Account, password: PasswordHash)?
    /// Adds an account, which needs a password, or changes one.
    ///
    /// - Parameters:
    ///   - password: `nil` keeps the old one.
    ///   - draft: what the journal says of it, recorded when it happened; `nil` where just the password is another.
    ///   - check: is called in the same transaction with all accounts as they are; what it throws refuses.
    func save(
        _ account: Account,
        password: PasswordHash?,
        recording draft: EntryDraft?,
        check: ([Account]) throws -> Void
    ) throws
    /// Removes an account with everything that it signed in or let in.
    func remove(_ id: AccountID, recording draft: EntryDraft, check: ([Account]) throws -> Void) throws
    /// What accounts were last called, also those that are gone, by what the journal says of who did something. Those of
    /// erased people are not there.
    func actorNames() throws -> [String: String]

    func add(_ credential: Credential) throws
    func credential(digest: String) throws -> Credential?
    func credentials() throws -> [Credential]
    func touch(_ id: String, at now: Instant) throws
    func removeCredential(_ id: String) throws
    /// Ends an account's sessions, all or all but one.
    func removeSessions(of account: AccountID, except kept: String?) throws

    /// Notes that somebody looked at a record, once more on that day, and forgets what is older than ``Retention`` says.
    func record(_ access: RecordAccess) throws
    /// Who looked at somebody's record, or at everybody's at once, the last first.
    func accesses(to person: PersonID, limit: Int) throws -> [RecordAccess]

    /// The hash of a person's PIN; `nil` for somebody without one.
    func pin(of person: PersonID) throws -> PasswordHash?
    /// Sets a person's PIN; `nil` removes it.
    func setPIN(_ hash: PasswordHash?, of person: PersonID) throws
    /// Those who have a PIN.
    func peopleWithPIN() throws -> Set<PersonID>

    /// Where attempts are counted for several processes; `nil` where one process lets everybody in and counts by itself.
    var attempts: (any AttemptStore)? { get }
}

extension AccessStore {
    package var attempts: (any AttemptStore)? { nil }
}
