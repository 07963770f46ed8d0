import Crypto

/// Which entries pass between two stations: what another one may receive of this one, or what this one takes over of it.
package struct SharingFilter: Sendable {
    private let receiver: PeerID
    package let scope: SharingScope
    /// Each person's department as it was last known.
    private let departments: [PersonID: String]

    /// - Parameter receiver: the station that receives them.
    package init(_ scope: SharingScope, to receiver: PeerID, departments: [PersonID: String] = [:]) {
        self.scope = scope
        self.receiver = receiver
        self.departments = departments
    }

    /// Whether an entry passes as it is; if not, only its hash does.
    package func shares(_ fact: Fact) -> Bool {
        switch fact {
        case .personAdded, .personEdited, .personRemoved, .personArchived, .personRestored, .badgeAssigned,
            .badgeRevoked:
            fact.rosterPerson.map { includes($0, scope.people) } ?? false
        // Whoever has anything of them must know of it: there, a person decides.
        case .personErased: true
        case .punched(let punch): includes(punch.person, scope.punches)
        case .correctionRequested(let requested): includes(requested.value.person, scope.punches)
        case .correctionMade(let made): includes(made.value.person, scope.punches)
        case .correctionApproved(let approved): includes(approved.person, scope.punches)
        case .correctionRefused(let refused): includes(refused.person, scope.punches)
        case .itemAdded, .itemChanged, .itemRemoved: scope.items
        case .alertRaised(let alert): scope.items && tells(alert)
        // Which entries were known when others were recorded: numbers and hashes.
        case .sharingReceived: true
        case .sharingChanged(let changed): changed.value.station == receiver
        // What is left as it is each station's supervisors say of the days as they count there.
        case .exceptionAcknowledged, .lawFindingAcknowledged, .acknowledgementWithdrawn: false
        // Leave is asked for and granted where somebody works.
        case .leaveRequested, .leaveRefused, .leaveRequestWithdrawn, .leaveRequestReopened, .ownPunchingSet: false
        case .siteConfigured, .shiftDefined, .shiftRemoved, .scheduleAssigned, .scheduleEnded, .holidaySet,
            .holidayRemoved, .leaveGranted, .leaveWithdrawn, .policyAdopted, .receiverPlaced, .receiverDeaf,
            .receiverHeard:
            scope.planning
        case .payRulesSet, .accountRulesSet, .contractSet,
            .contractEnded, .hoursBooked, .outsideTimeDecided, .lawsChosen, .payrollSetupSet, .importProfileSet,
            .periodClosed, .periodReopened,
            .sheetArchived, .sheetConfirmed,
            .sheetCountersigned, .rollCallStarted, .rollCallMarked, .rollCallClosed, .quietHoursSet, .alertAnswered,
            .ruleSet, .ruleRemoved, .doorsAllowed,
            .doorOpened, .presenceConfigured, .kioskConfigured, .radioChanged, .clockJumped, .stationStarted,
            .stationStopped, .stationMoved, .stationArrived,
            .stationReturned, .stationPaired, .stationUnpaired, .messageReceived, .messageRefused,
            .retentionChanged, .contentExpired, .clockConfirmed, .accountSet, .accountRemoved, .takingChanged,
            .erasureDeclined,
            // Pictures of a kiosk are kept for days, and here.
            .punchPhotographed,
            // Visitors came to this site and to nobody else's.
            .visitorExpected, .visitorEdited, .visitorSignedIn, .visitorSignedOut, .visitorRemoved, .visitorRulesSet:
            false
        }
    }

    /// Where an item went astray, or is back. When its owner left is for those alone who receive the owner's punches.
    private func tells(_ alert: Alert) -> Bool {
        guard alert.item != nil, alert.kind.isLeaving || alert.kind == .returned else { return false }
        return alert.person.map { includes($0, scope.punches) } ?? true
    }

    /// The personal values that go with an entry which is shared: names and photos, but no signatures and no reasons.
    package func values(of fact: Fact) -> [Commitment] {
        switch fact {
        case .personAdded, .personEdited, .itemAdded, .itemChanged: fact.personal?.commitments ?? []
        default: []
        }
    }

    /// Stands for what is shared: with another mark, entries that were withheld may be no more.
    package var mark: String {
        var fields = CanonicalBytes(tag: "muster scope 2")
        fields.append(scope.people.text)
        fields.append(scope.punches.text)
        fields.append(Int64(scope.items ? 1 : 0))
        // Where it is not shared, the mark is what it was before there was any such thing.
        if scope.planning { fields.append("planning") }
        if scope.people.hasDepartments || scope.punches.hasDepartments {
            for (person, department) in departments.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                let parts = [scope.people, scope.punches].map { $0.includes(person, department: department) }
                guard parts.contains(true) else { continue }
                fields.append(person.rawValue)
                fields.append(Int64((parts[0] ? 1 : 0) + (parts[1] ? 2 : 0)))
            }
        }
        return Hexadecimal.text(SHA256.hash(data: fields.bytes).prefix(16))
    }

    private func includes(_ person: PersonID, _ selection: PeopleSelection) -> Bool {
        selection.includes(person, department: departments[person])
    }
}
