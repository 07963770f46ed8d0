import BeaconKit
import Foundation

extension Fact {
    /// Reads what ``payload()`` wrote, and nothing else: also the same values in another order or spacing are refused,
    /// because they are not what was hashed.
    package init(kind: String, payload: String) throws(FactError) {
        guard let known = Kind(rawValue: kind) else { throw .unknownKind(kind) }
        // Nearly all entries are punches.
        if known == .punch, let punch = Punch(plain: payload), punch.payload == payload {
            self = .punched(punch)
            return
        }
        let refusal = FactError.badPayload(kind: kind)
        let members: Members
        do {
            members = try JSONDecoder().decode(Members.self, from: Data(payload.utf8))
        } catch {
            throw refusal
        }
        guard members.isPlausible, let fact = Fact(known, members), try fact.payload() == payload else { throw refusal }
        self = fact
    }

    private init?(_ kind: Kind, _ members: Members) {
        switch kind {
        case .site:
            guard let name = members.name, let timeZone = members.timeZone, let start = members.start,
                let end = members.end, let grace = members.grace,
                let shift = try? Shift(start: start, end: end, grace: grace),
                let broadcastUUID = members.broadcastUUID.flatMap({ BeaconUUID($0) }),
                let language = members.language.flatMap({ Language(rawValue: $0) })
            else { return nil }
            self = .siteConfigured(
                name: name,
                timeZone: timeZone,
                shift: shift,
                broadcastUUID: broadcastUUID,
                language: language
            )
        case .personAdded:
            guard let (person, number, details) = members.personState else { return nil }
            self = .personAdded(person, number: number, details: details, photo: members.photo)
        case .personEdited:
            guard let (person, number, details) = members.personState else { return nil }
            self = .personEdited(person, number: number, details: details, photo: members.photo)
        case .personRemoved:
            guard let person = members.person else { return nil }
            self = .personRemoved(person)
        case .personArchived:
            guard let person = members.person else { return nil }
            self = .personArchived(person)
        case .personRestored:
            guard let person = members.person else { return nil }
            self = .personRestored(person)
        case .personErased:
            guard let person = members.person else { return nil }
            self = .personErased(person)
        case .erasureDeclined:
            guard let person = members.person else { return nil }
            self = .erasureDeclined(person)
        case .badgeAssigned:
            guard let identity = members.identity, let person = members.person else { return nil }
            self = .badgeAssigned(identity, to: person)
        case .badgeRevoked:
            guard let identity = members.identity, let person = members.person else { return nil }
            self = .badgeRevoked(identity, from: person)
        case .punch:
            guard let punch = Punch(members) else { return nil }
            self = .punched(punch)
        case .shiftDefined, .scheduleAssigned, .scheduleEnded, .holidaySet, .holidayRemoved, .leaveGranted,
            .leaveWithdrawn, .policyAdopted:
            self.init(planning: kind, members)
        case .correctionRequested, .correctionMade, .correctionApproved, .correctionRefused, .periodClosed,
            .periodReopened:
            self.init(correcting: kind, members)
        case .exceptionAcknowledged:
            guard let acknowledgement = Acknowledgement(members) else { return nil }
            self = .exceptionAcknowledged(acknowledgement)
        case .rollCallStarted, .rollCallMarked, .rollCallClosed:
            self.init(rollCall: kind, members)
        case .itemAdded, .itemChanged, .itemRemoved, .quietHoursSet, .alertRaised, .alertAnswered, .ruleSet,
            .ruleRemoved, .doorsAllowed, .doorOpened:
            self.init(belonging: kind, members)
        case .stationPaired, .stationUnpaired, .messageReceived, .messageRefused:
            self.init(peer: kind, members)
        case .receiverPlaced:
            guard let placement = ReceiverPlacement(members) else { return nil }
            self = .receiverPlaced(placement)
        case .presence:
            guard let policy = AttendancePolicy(members) else { return nil }
            self = .presenceConfigured(policy)
        case .receiverDeaf:
            guard let lastHeard = members.lastHeard else { return nil }
            self = .receiverDeaf(lastHeard: Instant(microseconds: lastHeard))
        case .receiverHeard: self = .receiverHeard
        case .radio:
            guard let condition = members.condition else { return nil }
            self = .radioChanged(condition: condition, cause: members.cause)
        case .clockJumped:
            guard let seconds = members.seconds else { return nil }
            self = .clockJumped(seconds: seconds)
        case .stationStarted:
            guard let version = members.version else { return nil }
            self = .stationStarted(version: version)
        case .stationStopped: self = .stationStopped
        case .stationMoved, .stationArrived, .stationReturned, .sharingChanged, .takingChanged, .sharingReceived:
            self.init(sharing: kind, members)
        case .retentionChanged:
            guard let retention = Retention(members) else { return nil }
            self = .retentionChanged(retention)
        case .contentExpired:
            guard let expiry = Expiry(members) else { return nil }
            self = .contentExpired(expiry)
        case .clockConfirmed: self = .clockConfirmed
        case .accountSet:
            guard let account = members.account, let role = members.role.flatMap({ Role(rawValue: $0) }),
                let name = members.name
            else { return nil }
            self = .accountSet(
                AccountID(rawValue: account),
                role,
                person: members.person,
                name: Commitment(rawValue: name)
            )
        case .accountRemoved:
            guard let account = members.account else { return nil }
            self = .accountRemoved(AccountID(rawValue: account))
        }
    }
}
