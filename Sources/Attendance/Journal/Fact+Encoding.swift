import BeaconKit

extension Fact {
    /// What the journal keeps of the fact beside its kind: canonical JSON, the bytes that are stored and hashed.
    package func payload() throws(FactError) -> String {
        switch self {
        case .siteConfigured(let name, let timeZone, let shift, let broadcastUUID, let language):
            return CanonicalJSON.object([
                "name": .string(name), "timeZone": .string(timeZone), "start": .integer(Int64(shift.start)),
                "end": .integer(Int64(shift.end)), "grace": .integer(Int64(shift.grace)),
                "broadcastUUID": .string(broadcastUUID.description), "language": .string(language.rawValue),
            ])
        case .personAdded(let person, let number, let details, let photo),
            .personEdited(let person, let number, let details, let photo):
            return CanonicalJSON.object([
                "person": .string(person.rawValue), "number": .integer(Int64(number.rawValue)),
                "details": .string(details.rawValue), "photo": photo.map { .string($0.rawValue) },
            ])
        case .personRemoved(let person), .personArchived(let person), .personRestored(let person),
            .personErased(let person), .erasureDeclined(let person):
            return CanonicalJSON.object(["person": .string(person.rawValue)])
        case .badgeAssigned(let identity, let person), .badgeRevoked(let identity, let person):
            return CanonicalJSON.object([
                "identity": .string(identity.description), "person": .string(person.rawValue),
            ])
        case .punched(let punch): return punch.payload
        case .shiftDefined(let template, let day): return template.payload(from: day)
        case .scheduleAssigned(let assignment): return assignment.payload
        case .scheduleEnded(let id, let last):
            return CanonicalJSON.object(["id": .string(id), "to": last.map { .string($0.description) }])
        case .holidaySet(let holiday): return holiday.payload
        case .holidayRemoved(let day): return CanonicalJSON.object(["day": .string(day.description)])
        case .leaveGranted(let leave): return leave.payload
        case .leaveWithdrawn(let id): return CanonicalJSON.object(["id": .string(id)])
        case .policyAdopted(let policy, let day): return policy.payload(from: day)
        case .correctionRequested(let correction), .correctionMade(let correction): return correction.payload
        case .correctionApproved(let id, let person):
            return CanonicalJSON.object(["id": .string(id.rawValue), "person": .string(person.rawValue)])
        case .correctionRefused(let id, let person, let reason):
            return CanonicalJSON.object([
                "id": .string(id.rawValue), "person": .string(person.rawValue), "reason": .string(reason.rawValue),
            ])
        case .exceptionAcknowledged(let acknowledgement): return acknowledgement.payload
        case .periodClosed(let from, let to), .periodReopened(let from, let to):
            return CanonicalJSON.object(["from": .string(from.description), "to": .string(to.description)])
        case .rollCallStarted(let id, let isDrill):
            return CanonicalJSON.object(["id": .string(id.rawValue), "drill": .boolean(isDrill)])
        case .rollCallMarked(let id, let mark): return mark.payload(of: id)
        case .rollCallClosed(let id, let counts): return counts.payload(of: id)
        case .itemAdded(let id, let tag, let name, let photo), .itemChanged(let id, let tag, let name, let photo):
            return tag.payload(of: id, name: name, photo: photo)
        case .itemRemoved(let id): return CanonicalJSON.object(["item": .string(id.rawValue)])
        case .quietHoursSet(let person, let quiet):
            return CanonicalJSON.object([
                "person": .string(person.rawValue), "quiet": quiet.map { .string($0.description) },
            ])
        case .alertRaised(let alert): return alert.payload
        case .alertAnswered(let id, let answer): return answer.payload(of: id)
        case .ruleSet(let rule): return rule.payload
        case .ruleRemoved(let id): return CanonicalJSON.object(["rule": .string(id.rawValue)])
        case .doorsAllowed(let isAllowed): return CanonicalJSON.object(["allowed": .boolean(isAllowed)])
        case .doorOpened(let opening): return opening.payload
        case .stationPaired, .stationUnpaired, .messageReceived, .messageRefused: return peerPayload
        case .receiverPlaced(let placement): return placement.payload
        case .presenceConfigured(let policy):
            guard policy.nearDistance.isFinite else { throw .notFinite }
            return policy.payload
        case .receiverDeaf(let lastHeard):
            return CanonicalJSON.object(["lastHeard": .integer(lastHeard.microseconds)])
        case .radioChanged(let condition, let cause):
            return CanonicalJSON.object(["condition": .string(condition), "cause": cause.map { .string($0) }])
        case .clockJumped(let seconds):
            guard seconds.isFinite else { throw .notFinite }
            return CanonicalJSON.object(["seconds": .number(seconds)])
        case .stationStarted(let version):
            return CanonicalJSON.object(["version": .string(version)])
        case .stationMoved(let export), .stationArrived(let export), .stationReturned(let export):
            return CanonicalJSON.object(["id": .string(export)])
        case .sharingChanged(let peer, let scope), .takingChanged(let peer, let scope): return scope.payload(with: peer)
        case .sharingReceived(let peer, let head, let people): return head.payload(from: peer, people)
        case .retentionChanged(let retention): return retention.payload
        case .contentExpired(let expiry): return expiry.payload
        case .receiverHeard, .stationStopped, .clockConfirmed:
            return CanonicalJSON.object([:])
        case .accountSet(let account, let role, let person, let name):
            return CanonicalJSON.object([
                "account": .string(account.rawValue), "role": .string(role.rawValue), "name": .string(name.rawValue),
                "person": person.map { .string($0.rawValue) },
            ])
        case .accountRemoved(let account): return CanonicalJSON.object(["account": .string(account.rawValue)])
        }
    }
}
