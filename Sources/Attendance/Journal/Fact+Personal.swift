extension Fact {
    /// Whose personal values the fact commits to, and which; `nil` if to none.
    package var personal: (person: PersonID, commitments: [Commitment])? {
        switch self {
        case .personAdded(let person, _, let details, let photo), .personEdited(let person, _, let details, let photo):
            return (person, [details] + (photo.map { [$0] } ?? []))
        case .punched(let punch): return punch.signature.map { (punch.person, [$0]) }
        case .correctionRequested(let correction), .correctionMade(let correction):
            return (correction.person, [correction.reason])
        case .correctionRefused(_, let person, let reason): return (person, [reason])
        case .exceptionAcknowledged(let acknowledgement):
            return acknowledgement.reason.map { (acknowledgement.person, [$0]) }
        case .rollCallMarked(_, let mark):
            guard case .unlisted(let person, let name) = mark.subject else { return nil }
            return (person, [name])
        case .itemAdded(let id, let tag, let name, let photo), .itemChanged(let id, let tag, let name, let photo):
            return (Item.subject(id, owner: tag.owner), [name] + (photo.map { [$0] } ?? []))
        case .accountSet(let account, _, _, let name): return (account.subject, [name])
        case .siteConfigured, .personRemoved, .personArchived, .personRestored, .radioChanged, .personErased,
            .erasureDeclined,
            .badgeAssigned, .badgeRevoked, .shiftDefined, .scheduleAssigned, .scheduleEnded, .holidaySet,
            .holidayRemoved, .leaveGranted, .leaveWithdrawn, .policyAdopted, .correctionApproved, .periodClosed,
            .periodReopened, .rollCallStarted, .rollCallClosed, .receiverPlaced, .presenceConfigured, .receiverDeaf,
            .receiverHeard, .clockJumped, .stationStarted, .stationStopped, .itemRemoved, .quietHoursSet,
            .alertRaised, .alertAnswered, .ruleSet, .ruleRemoved, .doorsAllowed, .doorOpened,
            .stationPaired, .stationUnpaired, .messageReceived, .messageRefused,
            .stationMoved, .stationArrived, .stationReturned, .sharingChanged, .takingChanged, .sharingReceived,
            .retentionChanged, .contentExpired, .clockConfirmed, .accountRemoved:
            return nil
        }
    }
}
