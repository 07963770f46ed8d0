package import BeaconKit

/// What an entry of the journal says.
package enum Fact: Hashable, Sendable {
    /// The site was set up or changed.
    case siteConfigured(
        name: String,
        timeZone: String,
        shift: Shift,
        broadcastUUID: BeaconUUID,
        language: Language = .english
    )
    case personAdded(PersonID, number: PersonNumber, details: Commitment, photo: Commitment?)
    /// The whole state of the person after the edit.
    case personEdited(PersonID, number: PersonNumber, details: Commitment, photo: Commitment?)
    case personRemoved(PersonID)
    /// The person is kept, with number and badges, but no attendance any more.
    case personArchived(PersonID)
    case personRestored(PersonID)
    /// The personal values of a person were erased; the chain still verifies.
    case personErased(PersonID)
    /// Another station erased somebody; here they are kept.
    case erasureDeclined(PersonID)
    case badgeAssigned(BeaconIdentity, to: PersonID)
    case badgeRevoked(BeaconIdentity, from: PersonID)
    case punched(Punch)
    /// A shift was defined, or anew from a day on.
    case shiftDefined(ShiftTemplate, from: LocalDay)
    case scheduleAssigned(ScheduleAssignment)
    /// A schedule counts until a day, or `nil` if it never counted.
    case scheduleEnded(String, after: LocalDay?)
    case holidaySet(Holiday)
    case holidayRemoved(LocalDay)
    case leaveGranted(Leave)
    case leaveWithdrawn(String)
    /// From a day on punches are counted so.
    case policyAdopted(TimesheetPolicy, from: LocalDay)
    /// The correction counts when it is approved.
    case correctionRequested(Correction)
    /// A supervisor's correction, which counts at once.
    case correctionMade(Correction)
    case correctionApproved(CorrectionID, of: PersonID)
    case correctionRefused(CorrectionID, of: PersonID, reason: Commitment)
    /// A supervisor has seen an exception and leaves it as it is.
    case exceptionAcknowledged(Acknowledgement)
    /// From a day to another nothing is to change any more.
    case periodClosed(from: LocalDay, to: LocalDay)
    case periodReopened(from: LocalDay, to: LocalDay)
    case rollCallStarted(RollCallID, isDrill: Bool)
    case rollCallMarked(RollCallID, RollCallMark)
    case rollCallClosed(RollCallID, RollCallCounts)
    case itemAdded(ItemID, Tag, name: Commitment, photo: Commitment?)
    /// The whole state of the item after the change.
    case itemChanged(ItemID, Tag, name: Commitment, photo: Commitment?)
    /// The item is watched no more.
    case itemRemoved(ItemID)
    /// When somebody is not to be told of their items; `nil` for any time.
    case quietHoursSet(PersonID, WeeklyHours?)
    /// Somebody is to be told, for the first time or again.
    case alertRaised(Alert)
    case alertAnswered(AlertID, AlertAnswer)
    /// A rule was made or changed.
    case ruleSet(Rule)
    case ruleRemoved(RuleID)
    /// Whether rules may open doors.
    case doorsAllowed(Bool)
    /// A rule opened a door: whoever has the means does so when, and only when, this is recorded.
    case doorOpened(DoorOpening)
    /// Another station is trusted from now on: people compared the codes on both sides.
    case stationPaired(PeerID, name: String)
    case stationUnpaired(PeerID)
    /// A message of another station arrived whole.
    case messageReceived(MessageReceipt)
    /// A message of another station was not taken.
    case messageRefused(MessageID, from: PeerID, MessageRefusal)
    /// A receiver was named, and placed in a room.
    case receiverPlaced(ReceiverPlacement)
    /// From now on presence becomes punches so.
    case presenceConfigured(AttendancePolicy)
    /// A receiver hears nothing at all; presence is frozen.
    case receiverDeaf(lastHeard: Instant)
    case receiverHeard
    /// A receiver's radio is in another condition, or, without a receiver, the radio as a whole: a word such as `absent`
    /// or `listening`, and the reason where the word says only that it failed.
    case radioChanged(condition: String, cause: String?)
    /// The station's clock moved by so many seconds against time that cannot jump.
    case clockJumped(seconds: Double)
    case stationStarted(version: String)
    case stationStopped
    /// The station was exported to another machine and stops here: what comes after is recorded there. The text names the
    /// export.
    case stationMoved(String)
    /// The station goes on here, where it was imported.
    case stationArrived(String)
    /// The station goes on where it was: the export was not used.
    case stationReturned(String)
    /// What another station receives of this one's roster and journal from now on.
    case sharingChanged(with: PeerID, SharingScope)
    /// What this station takes over of another one's roster and journal from now on.
    case takingChanged(from: PeerID, SharingScope)
    /// Entries of another station's chain were received, up to this one, and those about some people could be read.
    case sharingReceived(from: PeerID, through: Head, people: PeopleSelection)
    /// For how long the content of what is recorded is kept from now on.
    case retentionChanged(Retention)
    /// Entries lost their content, or what stands beside them, because they were kept for long enough.
    case contentExpired(Expiry)
    /// Somebody looked at the station's clock, and it was right.
    case clockConfirmed
    /// An account was made, renamed, or given another role or person: its whole state after that, so that whoever acts is
    /// known by name, also when the account is gone.
    case accountSet(AccountID, Role, person: PersonID?, name: Commitment)
    case accountRemoved(AccountID)
}
