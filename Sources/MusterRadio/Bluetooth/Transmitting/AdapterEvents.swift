import Synchronization

/// What happened to adapters since somebody last looked.
final class AdapterEvents: Sendable {
    private static let limit = 64
    private let events = Mutex<[ManagementEvent]>([])

    func append(_ event: ManagementEvent) {
        events.withLock { if $0.count < Self.limit { $0.append(event) } }
    }

    /// The events, and whether there were so many that some were left out.
    func drain() -> (events: [ManagementEvent], isIncomplete: Bool) {
        events.withLock { events in
            defer { events = [] }
            return (events, events.count == Self.limit)
        }
    }
}
