extension Fact {
    /// The word under which the journal keeps a kind of fact. Part of what is hashed: a word is never changed or reused.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case site
        case personAdded = "person-added"
        case personEdited = "person-edited"
        case personRemoved = "person-removed"
        case personArchived = "person-archived"
        case personRestored = "person-restored"
        case personErased = "person-erased"
        case erasureDeclined = "erasure-declined"
        case badgeAssigned = "badge-assigned"
        case badgeRevoked = "badge-revoked"
        case punch
        case shiftDefined = "shift-defined"
        case scheduleAssigned = "schedule-assigned"
        case scheduleEnded = "schedule-ended"
        case holidaySet = "holiday-set"
        case holidayRemoved = "holiday-removed"
        case leaveGranted = "leave-granted"
        case leaveWithdrawn = "leave-withdrawn"
        case policyAdopted = "policy-adopted"
        case correctionRequested = "correction-requested"
        case correctionMade = "correction-made"
        case correctionApproved = "correction-approved"
        case correctionRefused = "correction-refused"
        case exceptionAcknowledged = "exception-acknowledged"
        case periodClosed = "period-closed"
        case periodReopened = "period-reopened"
        case rollCallStarted = "roll-call-started"
        case rollCallMarked = "roll-call-marked"
        case rollCallClosed = "roll-call-closed"
        case itemAdded = "item-added"
        case itemChanged = "item-changed"
        case itemRemoved = "item-removed"
        case quietHoursSet = "quiet-hours-set"
        case alertRaised = "alert-raised"
        case alertAnswered = "alert-answered"
        case ruleSet = "rule-set"
        case ruleRemoved = "rule-removed"
        case doorsAllowed = "doors-allowed"
        case doorOpened = "door-opened"
        case stationPaired = "station-paired"
        case stationUnpaired = "station-unpaired"
        case messageReceived = "message-received"
        case messageRefused = "message-refused"
        case receiverPlaced = "receiver-placed"
        case presence
        case receiverDeaf = "receiver-deaf"
        case receiverHeard = "receiver-heard"
        case radio
        case clockJumped = "clock-jumped"
        case stationStarted = "station-started"
        case stationStopped = "station-stopped"
        case stationMoved = "station-moved"
        case stationArrived = "station-arrived"
        case stationReturned = "station-returned"
        case sharingChanged = "sharing-changed"
        case takingChanged = "taking-changed"
        case sharingReceived = "sharing-received"
        case retentionChanged = "retention-changed"
        case contentExpired = "content-expired"
        case clockConfirmed = "clock-confirmed"
        case accountSet = "account-set"
        case accountRemoved = "account-removed"
    }

    package var kind: Kind {
        switch self {
        case .siteConfigured: .site
        case .personAdded: .personAdded
        case .personEdited: .personEdited
        case .personRemoved: .personRemoved
        case .personArchived: .personArchived
        case .personRestored: .personRestored
        case .personErased: .personErased
        case .erasureDeclined: .erasureDeclined
        case .badgeAssigned: .badgeAssigned
        case .badgeRevoked: .badgeRevoked
        case .punched: .punch
        case .shiftDefined: .shiftDefined
        case .scheduleAssigned: .scheduleAssigned
        case .scheduleEnded: .scheduleEnded
        case .holidaySet: .holidaySet
        case .holidayRemoved: .holidayRemoved
        case .leaveGranted: .leaveGranted
        case .leaveWithdrawn: .leaveWithdrawn
        case .policyAdopted: .policyAdopted
        case .correctionRequested: .correctionRequested
        case .correctionMade: .correctionMade
        case .correctionApproved: .correctionApproved
        case .correctionRefused: .correctionRefused
        case .exceptionAcknowledged: .exceptionAcknowledged
        case .periodClosed: .periodClosed
        case .periodReopened: .periodReopened
        case .rollCallStarted: .rollCallStarted
        case .rollCallMarked: .rollCallMarked
        case .rollCallClosed: .rollCallClosed
        case .itemAdded: .itemAdded
        case .itemChanged: .itemChanged
        case .itemRemoved: .itemRemoved
        case .quietHoursSet: .quietHoursSet
        case .alertRaised: .alertRaised
        case .alertAnswered: .alertAnswered
        case .ruleSet: .ruleSet
        case .ruleRemoved: .ruleRemoved
        case .doorsAllowed: .doorsAllowed
        case .doorOpened: .doorOpened
        case .stationPaired: .stationPaired
        case .stationUnpaired: .stationUnpaired
        case .messageReceived: .messageReceived
        case .messageRefused: .messageRefused
        case .receiverPlaced: .receiverPlaced
        case .presenceConfigured: .presence
        case .receiverDeaf: .receiverDeaf
        case .receiverHeard: .receiverHeard
        case .radioChanged: .radio
        case .clockJumped: .clockJumped
        case .stationStarted: .stationStarted
        case .stationStopped: .stationStopped
        case .stationMoved: .stationMoved
        case .stationArrived: .stationArrived
        case .stationReturned: .stationReturned
        case .sharingChanged: .sharingChanged
        case .takingChanged: .takingChanged
        case .sharingReceived: .sharingReceived
        case .retentionChanged: .retentionChanged
        case .contentExpired: .contentExpired
        case .clockConfirmed: .clockConfirmed
        case .accountSet: .accountSet
        case .accountRemoved: .accountRemoved
        }
    }
}
