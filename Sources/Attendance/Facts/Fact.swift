/// What an entry of the journal says: one case for each kind, with what its type holds.
package enum Fact: Hashable, Sendable {
    case siteConfigured(SiteConfigured)
    case presenceConfigured(AttendancePolicy)
    case kioskConfigured(KioskSettings)
    case ownPunchingSet(OwnPunching)
    case personAdded(PersonAdded)
    case personEdited(PersonEdited)
    case personRemoved(PersonRemoved)
    case personArchived(PersonArchived)
    case personRestored(PersonRestored)
    case personErased(PersonErased)
    case erasureDeclined(ErasureDeclined)
    case badgeAssigned(BadgeAssigned)
    case badgeRevoked(BadgeRevoked)
    case punched(Punch)
    case shiftDefined(ShiftDefined)
    case shiftRemoved(ShiftRemoved)
    case scheduleAssigned(ScheduleAssignment)
    case scheduleEnded(ScheduleEnded)
    case holidaySet(Holiday)
    case holidayRemoved(HolidayRemoved)
    case leaveGranted(Leave)
    case leaveWithdrawn(LeaveWithdrawn)
    case leaveRequested(LeaveRequested)
    case leaveRefused(LeaveRefused)
    case leaveRequestWithdrawn(LeaveRequestWithdrawn)
    case leaveRequestReopened(LeaveRequestReopened)
    case policyAdopted(PolicyAdopted)
    case payRulesSet(PayRulesSet)
    case accountRulesSet(AccountRulesSet)
    case contractSet(Contract)
    case contractEnded(ContractEnded)
    case hoursBooked(AccountBooking)
    case outsideTimeDecided(OutsideTimeDecided)
    case lawsChosen(LawsChosen)
    case payrollSetupSet(PayrollSetupSet)
    case importProfileSet(ImportProfileSet)
    case lawFindingAcknowledged(LawAcknowledgement)
    case correctionRequested(CorrectionRequested)
    case correctionMade(CorrectionMade)
    case correctionApproved(CorrectionApproved)
    case correctionRefused(CorrectionRefused)
    case exceptionAcknowledged(Acknowledgement)
    case acknowledgementWithdrawn(AcknowledgementWithdrawn)
    case periodClosed(PeriodClosed)
    case periodReopened(PeriodReopened)
    case sheetArchived(SheetArchived)
    case sheetConfirmed(SheetConfirmed)
    case sheetCountersigned(SheetCountersigned)
    case rollCallStarted(RollCallStarted)
    case rollCallMarked(RollCallMarked)
    case rollCallClosed(RollCallClosed)
    case itemAdded(ItemAdded)
    case itemChanged(ItemChanged)
    case itemRemoved(ItemRemoved)
    case quietHoursSet(QuietHoursSet)
    case alertRaised(Alert)
    case alertAnswered(AlertAnswered)
    case ruleSet(Rule)
    case ruleRemoved(RuleRemoved)
    case doorsAllowed(DoorsAllowed)
    case doorOpened(DoorOpening)
    case stationPaired(StationPaired)
    case stationUnpaired(StationUnpaired)
    case messageReceived(MessageReceipt)
    case messageRefused(MessageRefused)
    case stationMoved(StationMoved)
    case stationArrived(StationArrived)
    case stationReturned(StationReturned)
    case sharingChanged(SharingChanged)
    case takingChanged(TakingChanged)
    case sharingReceived(SharingReceived)
    case receiverPlaced(ReceiverPlacement)
    case receiverDeaf(ReceiverDeaf)
    case receiverHeard
    case radioChanged(RadioChanged)
    case clockJumped(ClockJumped)
    case stationStarted(StationStarted)
    case stationStopped
    case retentionChanged(Retention)
    case contentExpired(Expiry)
    case clockConfirmed
    case accountSet(AccountSet)
    case accountRemoved(AccountRemoved)
    case visitorExpected(VisitorExpected)
    case visitorEdited(VisitorEdited)
    case visitorSignedIn(VisitorSignedIn)
    case visitorSignedOut(VisitorSignedOut)
    case visitorRemoved(VisitorRemoved)
    case visitorRulesSet(VisitorRules)
    case punchPhotographed(PunchPhotographed)
}

extension Fact {
    /// What it says, with all that is decided for its kind.
    package var content: any FactContent {
        switch self {
        case .siteConfigured(let content): content
        case .presenceConfigured(let content): content
        case .kioskConfigured(let content): content
        case .ownPunchingSet(let content): content
        case .personAdded(let content): content
        case .personEdited(let content): content
        case .personRemoved(let content): content
        case .personArchived(let content): content
        case .personRestored(let content): content
        case .personErased(let content): content
        case .erasureDeclined(let content): content
        case .badgeAssigned(let content): content
        case .badgeRevoked(let content): content
        case .punched(let content): content
        case .shiftDefined(let content): content
        case .shiftRemoved(let content): content
        case .scheduleAssigned(let content): content
        case .scheduleEnded(let content): content
        case .holidaySet(let content): content
        case .holidayRemoved(let content): content
        case .leaveGranted(let content): content
        case .leaveWithdrawn(let content): content
        case .leaveRequested(let content): content
        case .leaveRefused(let content): content
        case .leaveRequestWithdrawn(let content): content
        case .leaveRequestReopened(let content): content
        case .policyAdopted(let content): content
        case .payRulesSet(let content): content
        case .accountRulesSet(let content): content
        case .contractSet(let content): content
        case .contractEnded(let content): content
        case .hoursBooked(let content): content
        case .outsideTimeDecided(let content): content
        case .lawsChosen(let content): content
        case .payrollSetupSet(let content): content
        case .importProfileSet(let content): content
        case .lawFindingAcknowledged(let content): content
        case .correctionRequested(let content): content
        case .correctionMade(let content): content
        case .correctionApproved(let content): content
        case .correctionRefused(let content): content
        case .exceptionAcknowledged(let content): content
        case .acknowledgementWithdrawn(let content): content
        case .periodClosed(let content): content
        case .periodReopened(let content): content
        case .sheetArchived(let content): content
        case .sheetConfirmed(let content): content
        case .sheetCountersigned(let content): content
        case .rollCallStarted(let content): content
        case .rollCallMarked(let content): content
        case .rollCallClosed(let content): content
        case .itemAdded(let content): content
        case .itemChanged(let content): content
        case .itemRemoved(let content): content
        case .quietHoursSet(let content): content
        case .alertRaised(let content): content
        case .alertAnswered(let content): content
        case .ruleSet(let content): content
        case .ruleRemoved(let content): content
        case .doorsAllowed(let content): content
        case .doorOpened(let content): content
        case .stationPaired(let content): content
        case .stationUnpaired(let content): content
        case .messageReceived(let content): content
        case .messageRefused(let content): content
        case .stationMoved(let content): content
        case .stationArrived(let content): content
        case .stationReturned(let content): content
        case .sharingChanged(let content): content
        case .takingChanged(let content): content
        case .sharingReceived(let content): content
        case .receiverPlaced(let content): content
        case .receiverDeaf(let content): content
        case .receiverHeard: ReceiverHeard()
        case .radioChanged(let content): content
        case .clockJumped(let content): content
        case .stationStarted(let content): content
        case .stationStopped: StationStopped()
        case .retentionChanged(let content): content
        case .contentExpired(let content): content
        case .clockConfirmed: ClockConfirmed()
        case .accountSet(let content): content
        case .accountRemoved(let content): content
        case .visitorExpected(let content): content
        case .visitorEdited(let content): content
        case .visitorSignedIn(let content): content
        case .visitorSignedOut(let content): content
        case .visitorRemoved(let content): content
        case .visitorRulesSet(let content): content
        case .punchPhotographed(let content): content
        }
    }

    /// Every kind, once: what is not among them cannot be read.
    package static let all: [any FactContent.Type] = [
        SiteConfigured.self, AttendancePolicy.self, PersonAdded.self, PersonEdited.self, PersonRemoved.self,
        PersonArchived.self, PersonRestored.self, PersonErased.self, ErasureDeclined.self, BadgeAssigned.self,
        BadgeRevoked.self, Punch.self, ShiftDefined.self, ShiftRemoved.self, ScheduleAssignment.self,
        ScheduleEnded.self,
        Holiday.self, HolidayRemoved.self, Leave.self, LeaveWithdrawn.self, PolicyAdopted.self,
        PayRulesSet.self, AccountRulesSet.self, Contract.self, ContractEnded.self, AccountBooking.self,
        OutsideTimeDecided.self, LawsChosen.self, LawAcknowledgement.self, PayrollSetupSet.self, ImportProfileSet.self,
        CorrectionRequested.self, CorrectionMade.self, CorrectionApproved.self, CorrectionRefused.self,
        Acknowledgement.self, PeriodClosed.self, PeriodReopened.self, SheetArchived.self, SheetConfirmed.self,
        SheetCountersigned.self, RollCallStarted.self,
        RollCallMarked.self, RollCallClosed.self, ItemAdded.self, ItemChanged.self, ItemRemoved.self,
        QuietHoursSet.self, Alert.self,
        AlertAnswered.self, Rule.self, RuleRemoved.self, DoorsAllowed.self, DoorOpening.self,
        StationPaired.self, StationUnpaired.self, MessageReceipt.self, MessageRefused.self, StationMoved.self,
        StationArrived.self, StationReturned.self, SharingChanged.self, TakingChanged.self,
        SharingReceived.self, ReceiverPlacement.self, ReceiverDeaf.self, ReceiverHeard.self, RadioChanged.self,
        ClockJumped.self, StationStarted.self, StationStopped.self, Retention.self, Expiry.self,
        ClockConfirmed.self, AccountSet.self, AccountRemoved.self, KioskSettings.self,
        VisitorExpected.self,
        VisitorEdited.self, VisitorSignedIn.self, VisitorSignedOut.self, VisitorRemoved.self, VisitorRules.self,
        LeaveRequested.self, LeaveRefused.self, LeaveRequestWithdrawn.self, LeaveRequestReopened.self,
        AcknowledgementWithdrawn.self, OwnPunching.self, PunchPhotographed.self,
    ]
}
