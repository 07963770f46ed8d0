import Attendance
import BeaconKit
import Logging
import MusterHub
import MusterStorage
import ServiceLifecycle
import Station

/// Keeps a hub's database tidy, and the hub's journal up to date with its accounts.
struct HubUpkeep: Service {
    /// How often it is looked whether accounts changed.
    private static let tick = Duration.seconds(1)
    /// After how many of these what has expired is deleted.
    private static let cleaning = 60

    private let chores: HubChores
    private let changes: AccountChanges
    private let erased: ErasedAccounts
    /// The hub's own journal; `nil` in a process that has none.
    private let journal: SQLiteJournal?
    private let logger: Logger

    init(_ address: PostgresAddress, journal: SQLiteJournal?, logger: Logger) {
        chores = HubChores(address)
        changes = AccountChanges(address)
        erased = ErasedAccounts(address)
        self.journal = journal
        self.logger = logger
    }

    func run() async {
        await cancelWhenGracefulShutdown {
            var isFailing = false
            var count = 0
            while !Task.isCancelled {
                do {
                    if let journal {
                        try erased.remove(by: journal, at: .present)
                        try await changes.record(in: journal, at: .present)
                    }
                    if count.isMultiple(of: Self.cleaning) {
                        let retention = try journal?.state().retention ?? .undecided
                        try await chores.clean(keeping: retention, at: .present)
                    }
                    count += 1
                    isFailing = false
                } catch {
                    // Said once for as long as it lasts: whoever asks the stations says it, too.
                    if !isFailing {
                        logger.error("the hub's database cannot be tidied", metadata: ["error": "\(error)"])
                    }
                    isFailing = true
                }
                try? await Task.sleep(for: Self.tick)
            }
        }
    }
}
