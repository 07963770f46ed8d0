/// What an event document tells of. A name is never changed or reused: programs outside go by it.
package enum EventType: String, Hashable, Sendable, CaseIterable, Codable {
    case checkedIn = "person.checked-in"
    case checkedOut = "person.checked-out"
    case breakBegan = "person.break-began"
    case breakEnded = "person.break-ended"
    /// A punch of a reader without buttons, which says only that somebody was there.
    case punched = "person.punched"
    case itemAdded = "item.added"
    case itemChanged = "item.changed"
    case itemRemoved = "item.removed"
    case itemOutOfRange = "item.out-of-range"
    case itemLeftBehind = "item.left-behind"
    case itemLeftAlone = "item.left-alone"
    case itemReturned = "item.returned"
    case itemBattery = "item.battery-low"
    case alertAnswered = "alert.answered"
    /// A rule tells somebody something.
    case ruleNotice = "rule.notice"
    /// A rule shows something on the kiosk and on the wall.
    case ruleShown = "rule.shown"
    /// A rule opens a door. It is for whatever opens the door, and is not delivered late.
    case doorOpened = "door.opened"
    case rollCallStarted = "roll-call.started"
    case rollCallClosed = "roll-call.closed"
    /// Somebody is here to see somebody: for the host.
    case visitorSignedIn = "visitor.signed-in"
    case visitorSignedOut = "visitor.signed-out"
    /// Somebody asks for leave: for whoever decides.
    case leaveRequested = "leave.requested"
    /// What somebody asked for is granted or refused: for them.
    case leaveGranted = "leave.granted"
    case leaveRefused = "leave.refused"
    case receiverDeaf = "receiver.deaf"
    case receiverHeard = "receiver.heard"
    case stationStarted = "station.started"
    case stationStopped = "station.stopped"
    case clockJumped = "station.clock-jumped"
    /// No event: where somebody is, kept up to date at an MQTT broker. Only of those who are named one by one.
    case presence
    /// No event: where items are, as ``presence``. Those of one person, or, of nobody in particular, those without an owner.
    case itemPresence = "item.presence"
    /// No entry of the journal: somebody tries whether a channel works.
    case test = "test"

    /// How long after it was recorded it may be delivered to a program, in seconds: a door that opens an hour later opens
    /// for somebody else. `nil` for as long as it takes.
    package var expiry: Int64? { self == .doorOpened ? 10 : nil }

    /// Whether people want to be woken by it.
    package var isUrgent: Bool {
        switch self {
        case .itemOutOfRange, .itemLeftBehind, .itemLeftAlone, .receiverDeaf, .rollCallStarted: true
        default: false
        }
    }

    /// Those that come from the journal.
    package static let recorded = allCases.filter { ![.test, .presence, .itemPresence].contains($0) }
    /// Those that a channel can be told of.
    package static let subscribable = recorded + [.presence, .itemPresence]
}
