/// What an event document tells of. A name is never changed or reused: programs outside go by it.
package enum EventType: String, Hashable, Sendable, CaseIterable, Codable {
    case checkedIn = "person.checked-in"
    case checkedOut = "person.checked-out"
    case breakBegan = "person.break-began"
    case breakEnded = "person.break-ended"
    /// A punch of a reader without buttons, which says only that somebody was there.
    case punched = "person.punched"
    case rollCallStarted = "roll-call.started"
    case rollCallClosed = "roll-call.closed"
    case receiverDeaf = "receiver.deaf"
    case receiverHeard = "receiver.heard"
    case stationStarted = "station.started"
    case stationStopped = "station.stopped"
    case clockJumped = "station.clock-jumped"
    /// No entry of the journal: somebody tries whether a channel works.
    case test = "test"

    /// Those that come from the journal, and can be subscribed to.
    package static let recorded = allCases.filter { $0 != .test }
}
