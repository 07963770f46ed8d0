import Attendance
import BeaconKit

/// What an event document says of a fact, and whom it is about.
struct EventContent {
    let type: EventType
    var person: PersonID?
    var details: [String: EventValue] = [:]

    /// - Returns: `nil` for a fact that is nobody's business outside.
    init?(_ fact: Fact) {
        switch fact {
        case .punched(let punch):
            type =
                switch punch.direction {
                case .in: .checkedIn
                case .out: .checkedOut
                case .breakBegin: .breakBegan
                case .breakEnd: .breakEnded
                case .undirected: .punched
                }
            person = punch.person
            details = [
                "provisional": .boolean(punch.isProvisional), "clockDoubtful": .boolean(punch.isClockDoubtful),
                "offline": .boolean(punch.isOffline),
            ]
        case .itemAdded(let id, let tag, _, _): (type, person, details) = (.itemAdded, tag.owner, Self.item(id))
        case .itemChanged(let id, let tag, _, _): (type, person, details) = (.itemChanged, tag.owner, Self.item(id))
        case .itemRemoved(let id): (type, details) = (.itemRemoved, Self.item(id))
        case .alertRaised(let alert):
            (type, person, details) = (alert.kind.event, alert.person, Self.details(of: alert))
        case .alertAnswered(let id, let answer):
            type = .alertAnswered
            details = ["alert": .text(id.rawValue)]
            switch answer {
            case .seen: details["answer"] = .text("seen")
            case .snoozed(let until):
                details["answer"] = .text("snoozed")
                details["until"] = .integer(until.microseconds / 1000)
            }
        case .doorOpened(let opening):
            type = .doorOpened
            person = opening.person
            details = [
                "door": .text(opening.door.name), "means": .text(opening.door.means.rawValue),
                "rule": .text(opening.rule.rawValue),
            ]
        case .rollCallStarted(let id, let isDrill):
            type = .rollCallStarted
            details = ["rollCall": .text(id.rawValue), "drill": .boolean(isDrill)]
        case .rollCallClosed(let id, _):
            type = .rollCallClosed
            details = ["rollCall": .text(id.rawValue)]
        case .receiverDeaf(let lastHeard):
            type = .receiverDeaf
            details = ["lastHeard": .integer(lastHeard.microseconds / 1000)]
        case .receiverHeard: type = .receiverHeard
        case .stationStarted(let version):
            type = .stationStarted
            details = ["stationVersion": .text(version)]
        case .stationStopped: type = .stationStopped
        case .clockJumped(let seconds):
            type = .clockJumped
            details = ["seconds": .number(seconds)]
        // Who is known, and how time is planned and counted, is for those who may ask the API.
        case .siteConfigured, .personAdded, .personEdited, .personRemoved, .personArchived, .personRestored,
            .personErased, .erasureDeclined, .badgeAssigned, .badgeRevoked, .shiftDefined, .scheduleAssigned,
            .scheduleEnded,
            .holidaySet, .holidayRemoved, .leaveGranted, .leaveWithdrawn, .policyAdopted, .correctionRequested,
            .correctionMade, .correctionApproved, .correctionRefused, .periodClosed, .periodReopened,
            .rollCallMarked, .receiverPlaced, .presenceConfigured, .radioChanged, .quietHoursSet, .ruleSet,
            .ruleRemoved, .doorsAllowed, .stationPaired, .stationUnpaired, .messageReceived, .messageRefused,
            .stationMoved, .stationArrived, .stationReturned, .sharingChanged, .takingChanged, .sharingReceived,
            .retentionChanged, .contentExpired, .clockConfirmed, .exceptionAcknowledged, .accountSet, .accountRemoved:
            return nil
        }
    }

    private static func item(_ id: ItemID) -> [String: EventValue] { ["item": .text(id.rawValue)] }

    private static func details(of alert: Alert) -> [String: EventValue] {
        var details: [String: EventValue] = [
            "alert": .text(alert.id.rawValue), "repetition": .integer(Int64(alert.repetition)),
        ]
        details["item"] = alert.item.map { .text($0.rawValue) }
        details["rule"] = alert.rule.map { .text($0.rawValue) }
        details["room"] = alert.room.map { .text($0) }
        details["lastSeen"] = alert.lastSeen.map { .integer($0.microseconds / 1000) }
        details["about"] = alert.about.map { .text($0.rawValue) }
        details["text"] = alert.text.map { .text($0) }
        return details
    }
}

extension Alert.Kind {
    fileprivate var event: EventType {
        switch self {
        case .outOfRange: .itemOutOfRange
        case .leftBehind: .itemLeftBehind
        case .leftAlone: .itemLeftAlone
        case .returned: .itemReturned
        case .battery: .itemBattery
        case .notice: .ruleNotice
        case .shown: .ruleShown
        }
    }
}
