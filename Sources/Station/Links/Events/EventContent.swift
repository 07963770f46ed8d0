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
        case .itemAdded(let added):
            (type, person, details) = (.itemAdded, added.value.tag.owner, Self.item(added.value.item))
        case .itemChanged(let changed):
            (type, person, details) = (.itemChanged, changed.value.tag.owner, Self.item(changed.value.item))
        case .itemRemoved(let removed): (type, details) = (.itemRemoved, Self.item(removed.item))
        case .alertRaised(let alert):
            (type, person, details) = (alert.kind.event, alert.person, Self.details(of: alert))
        case .alertAnswered(let answered):
            type = .alertAnswered
            details = ["alert": .text(answered.id.rawValue)]
            switch answered.answer {
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
        case .rollCallStarted(let started):
            type = .rollCallStarted
            details = ["rollCall": .text(started.id.rawValue), "drill": .boolean(started.isDrill)]
        case .rollCallClosed(let closed):
            type = .rollCallClosed
            details = ["rollCall": .text(closed.id.rawValue)]
        case .visitorSignedIn(let signed):
            (type, person, details) = (.visitorSignedIn, signed.host, ["visitor": .text(signed.id.rawValue)])
        case .visitorSignedOut(let signed):
            (type, person, details) = (.visitorSignedOut, signed.host, ["visitor": .text(signed.id.rawValue)])
        // The kind of leave may be an illness, and is for those who may ask the API.
        case .leaveRequested(let requested):
            (type, person, details) = (.leaveRequested, requested.leave.person, Self.days(of: requested.leave))
        case .leaveGranted(let leave): (type, person, details) = (.leaveGranted, leave.person, Self.days(of: leave))
        case .leaveRefused(let refused):
            (type, person, details) = (.leaveRefused, refused.person, ["leave": .text(refused.id)])
        case .receiverDeaf(let silence):
            type = .receiverDeaf
            details = ["lastHeard": .integer(silence.lastHeard.microseconds / 1000)]
        case .receiverHeard: type = .receiverHeard
        case .stationStarted(let started):
            type = .stationStarted
            details = ["stationVersion": .text(started.version)]
        case .stationStopped: type = .stationStopped
        case .clockJumped(let jump):
            type = .clockJumped
            details = ["seconds": .number(jump.seconds)]
        // Who is known, and how time is planned and counted, is for those who may ask the API.
        case .siteConfigured, .personAdded, .personEdited, .personRemoved, .personArchived, .personRestored,
            .personErased, .erasureDeclined, .badgeAssigned, .badgeRevoked, .shiftDefined, .shiftRemoved,
            .scheduleAssigned,
            .scheduleEnded,
            .holidaySet, .holidayRemoved, .leaveWithdrawn, .policyAdopted, .payRulesSet,
            .accountRulesSet, .contractSet, .contractEnded, .hoursBooked, .outsideTimeDecided, .lawsChosen,
            .payrollSetupSet, .importProfileSet,
            .lawFindingAcknowledged, .correctionRequested,
            .correctionMade, .correctionApproved, .correctionRefused, .periodClosed, .periodReopened, .sheetArchived,
            .sheetConfirmed, .sheetCountersigned, .rollCallMarked, .receiverPlaced, .presenceConfigured,
            .kioskConfigured,
            .radioChanged,
            .quietHoursSet, .ruleSet,
            .ruleRemoved, .doorsAllowed, .stationPaired, .stationUnpaired, .messageReceived, .messageRefused,
            .stationMoved, .stationArrived, .stationReturned, .sharingChanged, .takingChanged, .sharingReceived,
            .retentionChanged, .contentExpired, .clockConfirmed, .exceptionAcknowledged, .accountSet, .accountRemoved,
            .visitorExpected, .visitorEdited, .visitorRemoved, .visitorRulesSet,
            .leaveRequestWithdrawn, .leaveRequestReopened, .acknowledgementWithdrawn, .ownPunchingSet,
            .punchPhotographed:
            return nil
        }
    }

    private static func days(of leave: Leave) -> [String: EventValue] {
        ["leave": .text(leave.id), "from": .text("\(leave.from)"), "to": .text("\(leave.to)")]
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
