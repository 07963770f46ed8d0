import Attendance

/// Takes a hub's accounts from its journal's folder, where they were kept at first, to its database.
package enum AccountMove {
    /// Does nothing where the database has an administrator, or the folder has no accounts. Interrupted, the next start goes on.
    ///
    /// - Throws: ``StoreError``.
    package static func run(from folder: any AccessStore, to database: any AccessStore) throws {
        let accounts = try folder.accounts()
        guard !accounts.isEmpty, try !database.accounts().contains(where: { $0.role == .admin }) else { return }
        for credential in try folder.credentials() where try database.credential(digest: credential.digest) == nil {
            try database.add(credential)
        }
        for person in try folder.peopleWithPIN() { try database.setPIN(try folder.pin(of: person), of: person) }
        // Administrators last, as they say that all is there.
        for account in accounts.sorted(by: { $0.role != .admin && $1.role == .admin }) {
            guard let password = try folder.account(named: account.name)?.password else { continue }
            try database.save(account, password: password, recording: nil) { _ in }
        }
    }
}
