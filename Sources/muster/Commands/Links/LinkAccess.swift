import MusterLinks
import MusterStorage
import Station

/// Channels, as the command line opens them: beside a running station or without one.
struct LinkAccess {
    let store: SQLiteJournal
    let manager: ChannelManager

    init(_ options: DataOptions) async throws {
        store = try SQLiteJournal(folder: try await options.folder(), mode: .existing)
        manager = ChannelManager(store: store, sender: LinkSender())
    }

    /// A channel by its name or its id.
    func channel(_ name: String) throws -> Channel {
        let channels = try store.channels()
        if let exact = channels.first(where: { $0.id == name }) { return exact }
        let named = channels.filter { $0.name == name }
        guard let channel = named.first else { throw LinkError.noSuchChannel }
        guard named.count == 1 else {
            throw LinkError.ambiguous(name, named.map(\.id))
        }
        return channel
    }
}
