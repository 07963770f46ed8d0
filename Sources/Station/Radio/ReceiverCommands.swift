package import Attendance
package import BeaconKit

/// Names receivers and places them in rooms: facts, as whoever is heard there depends on it.
package struct ReceiverCommands: Sendable {
    private let store: any JournalStore
    private let actor: String
    private let source: Source

    /// - Parameter actor: who changes; it is written into the journal.
    package init(store: any JournalStore, actor: String, source: Source) {
        self.store = store
        self.actor = actor
        self.source = source
    }

    /// Names and places a receiver as it is asked for.
    ///
    /// - Throws: ``ReceiverError``, ``StoreError``.
    package func place(
        _ id: String,
        _ request: ReceiverRequest,
        among receivers: [ReceiverReport],
        at now: Instant
    ) throws {
        guard let old = receivers.first(where: { $0.id == id })?.receiver else {
            throw ReceiverError.noSuchReceiver(id)
        }
        let placement = try ReceiverPlacement(
            receiver: id,
            name: request.name.map { $0.value ?? "" } ?? old.name,
            room: request.room.map { $0.value ?? "" } ?? old.room
        )
        try place(placement, from: request.version, among: receivers, at: now)
    }

    /// Names and places a receiver.
    ///
    /// - Parameters:
    ///   - version: the ``ReceiverPlacement/version`` that whoever changes has seen; `nil` where it does not matter.
    ///   - receivers: all receivers as the station knows them now.
    /// - Throws: ``ReceiverError``, ``StoreError``.
    package func place(
        _ wanted: ReceiverPlacement,
        from version: String? = nil,
        among receivers: [ReceiverReport],
        at now: Instant
    ) throws {
        guard let present = receivers.first(where: { $0.id == wanted.receiver }) else {
            throw ReceiverError.noSuchReceiver(wanted.receiver)
        }
        let old = present.placement
        // What changes nothing is no fact, and no conflict either.
        guard wanted.name != old?.name || wanted.room != old?.room else { return }
        if let version, version != old?.version { throw ReceiverError.changedMeanwhile }
        let others = receivers.filter { $0.id != wanted.receiver }.map(\.receiver.name)
        guard !others.contains(where: { Self.isSame($0, wanted.name) }) else {
            throw ReceiverError.nameTaken(wanted.name)
        }
        let draft = EntryDraft(.receiverPlaced(wanted), happened: now, source: source, actor: actor)
        _ = try store.append([draft], recorded: now) { state in
            // Between the station's look at the journal and this one.
            if let stored = state.receivers[wanted.receiver], stored != old { throw ReceiverError.changedMeanwhile }
            let names = state.receivers.values.filter { $0.receiver != wanted.receiver }.map(\.name)
            guard !names.contains(where: { Self.isSame($0, wanted.name) }) else {
                throw ReceiverError.nameTaken(wanted.name)
            }
        }
    }

    private static func isSame(_ left: String, _ right: String) -> Bool { left.lowercased() == right.lowercased() }
}

extension ReceiverReport {
    /// The name and the room that the receiver has.
    package var placement: ReceiverPlacement? {
        try? ReceiverPlacement(receiver: id, name: receiver.name, room: receiver.room)
    }
}
