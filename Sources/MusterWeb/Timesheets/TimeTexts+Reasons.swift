import Attendance
import Station

extension TimeTexts {
    /// Why something about attendance was refused, and what to do, as pages say it; `nil` for an error that is none of
    /// attendance.
    package func reason(_ error: any Error) -> String? { reason(error, onPage: true) }

    /// The same as programs are told it, which know things by their identifiers.
    package func reason(forPrograms error: any Error) -> String? { reason(error, onPage: false) }

    private func reason(_ error: any Error, onPage: Bool) -> String? {
        let catalogue = texts.catalogue
        if let error = error as? RosterError { return Self.reason(error, catalogue.language.texts) }
        if let error = error as? SignatureError { return catalogue.language.texts.kiosk.reason(error) }
        if let error = error as? VisitorError { return catalogue.language.texts.visitors.reason(error) }
        guard let refusal = AttendanceReason(error) else { return nil }
        let key = onPage && refusal.isOtherOnPages ? "refusals.page.\(refusal.key)" : "refusals.\(refusal.key)"
        return catalogue[key, refusal.values]
    }

    /// As the pages about people and about settings say it.
    private static func reason(_ error: RosterError, _ texts: Texts) -> String {
        switch error {
        case .badShift(let typed): texts.settings.badHours(typed)
        default: texts.people.reason(error)
        }
    }
}

/// Which text of the catalogues says why something about attendance was refused.
private struct AttendanceReason {
    /// After `refusals.`.
    let key: String
    let values: KeyValuePairs<String, any Sendable>
    /// Whether pages have a text of their own, as they do not show identifiers.
    let isOtherOnPages: Bool

    private init(_ key: String, _ values: KeyValuePairs<String, any Sendable> = [:], isOtherOnPages: Bool = false) {
        self.key = key
        self.values = values
        self.isOtherOnPages = isOtherOnPages
    }

    /// - Returns: `nil` for an error that is none of attendance.
    init?(_ error: any Error) {
        switch error {
        case let error as CorrectionError: self.init(error)
        case let error as AttendanceRefusal: self.init(error)
        case let error as ScheduleError: self.init(error)
        case let error as LeaveRequestError: self.init(error)
        case let error as PolicyError: self.init(error)
        case let error as WallTimeError: self.init(error)
        case let error as PunchError: self.init(error)
        case let error as PayRuleError: self.init(error)
        case let error as ContractError: self.init(error)
        case let error as PayRefusal: self.init(error)
        case PunchSheetError.badTime(let text): self.init("badTimeOfDay", ["text": text])
        case is StoreError: self.init("notRecorded")
        default: return nil
        }
    }

    private init(_ error: CorrectionError) {
        switch error {
        case .unknownPunch: self.init("correction.unknownPunch")
        case .unknownCorrection(let id):
            self.init("correction.unknownCorrection", ["id": id.rawValue], isOtherOnPages: true)
        case .alreadyKnown(let id): self.init("correction.alreadyKnown", ["id": id.rawValue], isOtherOnPages: true)
        case .ownRequest: self.init("correction.ownRequest")
        case .ownTime: self.init("correction.ownTime")
        case .alreadyDecided: self.init("correction.alreadyDecided")
        case .alreadyReversed: self.init("correction.alreadyReversed")
        case .undecided(let id): self.init("correction.undecided", ["id": id.rawValue], isOtherOnPages: true)
        case .refused(let id): self.init("correction.refused", ["id": id.rawValue], isOtherOnPages: true)
        case .corrected(let id): self.init("correction.corrected", ["id": id.rawValue], isOtherOnPages: true)
        case .notTheirs: self.init("correction.notTheirs")
        case .future: self.init("correction.future")
        case .tooEarly(let day): self.init("correction.tooEarly", ["day": day])
        case .badReason: self.init("correction.badReason")
        case .periodClosed(let day): self.init("correction.periodClosed", ["day": day])
        case .periodNotClosed(let day): self.init("correction.periodNotClosed", ["day": day], isOtherOnPages: true)
        case .periodNotOver(let day): self.init("correction.periodNotOver", ["day": day])
        case .notKept(let day): self.init("correction.notKept", ["day": day])
        }
    }

    private init(_ error: AttendanceRefusal) {
        switch error {
        case .unresolved(let count, let first):
            self.init("attendance.unresolved", ["count": count, "first": first])
        case .unfinished(let name, others: 0, let day):
            self.init("attendance.unfinished", ["name": name, "day": day])
        case .unfinished(let name, let others, let day):
            self.init("attendance.unfinishedMore", ["name": name, "others": others, "day": day])
        case .unreported(let day): self.init("attendance.unreported", ["day": day])
        case .noSuchRollCall: self.init("attendance.noSuchRollCall", isOtherOnPages: true)
        case .rollCallClosed: self.init("attendance.rollCallClosed")
        case .rollCallRunning(let id):
            self.init("attendance.rollCallRunning", ["id": id.rawValue], isOtherOnPages: true)
        case .noHoliday(let day): self.init("attendance.noHoliday", ["day": day], isOtherOnPages: true)
        case .nameTaken(let name): self.init("attendance.nameTaken", ["name": name], isOtherOnPages: true)
        case .noSuchException: self.init("attendance.noSuchException", isOtherOnPages: true)
        case .mustBeCorrected: self.init("attendance.mustBeCorrected")
        case .ownException: self.init("attendance.ownException")
        case .sheetNotOver(let day): self.init("attendance.sheetNotOver", ["day": day])
        case .sheetChanged: self.init("attendance.sheetChanged")
        case .sheetNotConfirmed: self.init("attendance.sheetNotConfirmed")
        case .ownSheet: self.init("attendance.ownSheet")
        }
    }

    private init(_ error: LeaveRequestError) {
        switch error {
        case .unknown(let id): self.init("leave.unknown", ["id": id], isOtherOnPages: true)
        case .alreadyRequested(let from, let to): self.init("leave.alreadyRequested", ["from": from, "to": to])
        case .tooManyPending(let count): self.init("leave.tooManyPending", ["count": count])
        case .ownRequest: self.init("leave.ownRequest")
        case .alreadyDecided: self.init("leave.alreadyDecided")
        case .undecided: self.init("leave.undecided")
        }
    }

    private init(_ error: ScheduleError) {
        switch error {
        case .badCode(let code): self.init("schedule.badCode", ["code": code])
        case .badBreak(let text): self.init("schedule.badBreak", ["minutes": text])
        case .badWindow(let minutes): self.init("schedule.badWindow", ["minutes": minutes])
        case .badCycle(let days): self.init("schedule.badCycle", ["days": days])
        case .unknownShift(let code): self.init("schedule.unknownShift", ["code": code])
        case .overlap(let first, let second): self.init("schedule.overlap", ["first": first, "second": second])
        case .datesReversed(let from, let to): self.init("schedule.datesReversed", ["from": from, "to": to])
        case .alreadyScheduled(let day): self.init("schedule.alreadyScheduled", ["day": day])
        case .alreadyOnLeave(let from, let to): self.init("schedule.alreadyOnLeave", ["from": from, "to": to])
        case .noSuchSchedule(let id): self.init("schedule.noSuchSchedule", ["id": id], isOtherOnPages: true)
        case .noSuchLeave(let id): self.init("schedule.noSuchLeave", ["id": id], isOtherOnPages: true)
        case .noSuchShift(let code): self.init("schedule.noSuchShift", ["code": code])
        case .shiftInUse(let code, let from): self.init("schedule.shiftInUse", ["code": code, "from": from])
        case .badTime(let minutes): self.init("schedule.badTime", ["minutes": minutes])
        case .rangeTooLong(let days, let limit): self.init("schedule.rangeTooLong", ["days": days, "limit": limit])
        }
    }

    private init(_ error: PolicyError) {
        switch error {
        case .badRounding(let step): self.init("policy.badRounding", ["step": step])
        case .outOfRange(let field, let value, let allowed):
            self.init(
                "policy.outOfRange",
                ["field": field, "value": value, "low": allowed.lowerBound, "high": allowed.upperBound]
            )
        }
    }

    private init(_ error: WallTimeError) {
        switch error {
        case .skipped(let day, let minutes):
            self.init("wallTime.skipped", ["day": day, "time": DayPart.clock(minutes)])
        case .twice(let day, let minutes): self.init("wallTime.twice", ["day": day, "time": DayPart.clock(minutes)])
        case .notATime(let minutes): self.init("wallTime.notATime", ["minutes": minutes])
        }
    }

    private init(_ error: PunchError) {
        switch error {
        case .nothingOpen: self.init("punch.nothingOpen")
        case .alreadyIn(let since): self.init("punch.alreadyIn", ["since": since.iso8601])
        case .backdated(let latest): self.init("punch.backdated", ["latest": latest.iso8601])
        case .future: self.init("punch.future")
        case .tooOld: self.init("punch.tooOld")
        case .keyReused(let key): self.init("punch.keyReused", ["key": key])
        case .badKey: self.init("punch.badKey")
        case .unsigned: self.init("punch.unsigned")
        case .periodClosed(let day): self.init("punch.periodClosed", ["day": day])
        }
    }

    private init(_ error: PayRuleError) {
        switch error {
        case .badCode(let code): self.init("payRule.badCode", ["code": code])
        case .outOfRange(let field, let value, let allowed):
            self.init(
                "payRule.outOfRange",
                ["field": field, "value": value, "low": allowed.lowerBound, "high": allowed.upperBound]
            )
        case .minimumOutsideDay(let code): self.init("payRule.minimumOutsideDay", ["code": code])
        case .badHours(let text): self.init("payRule.badHours", ["text": text])
        case .badDays(let text): self.init("payRule.badDays", ["text": text])
        case .badHolidayName(let name): self.init("payRule.badHolidayName", ["name": name])
        case .supplementForNothing(let code): self.init("payRule.supplementForNothing", ["code": code])
        case .anchorInsideWeek(let day, let weekday):
            self.init("payRule.anchorInsideWeek", ["day": day, "weekday": weekday])
        case .hidden(let band, let other): self.init("payRule.hidden", ["band": band, "other": other])
        case .codeForTwoThings(let code): self.init("payRule.codeForTwoThings", ["code": code])
        case .tooMany(_, let limit): self.init("payRule.tooMany", ["limit": limit])
        case .tooLong(let limit): self.init("payRule.tooLong", ["limit": limit])
        case .badLine(let line): self.init("payRule.badLine", ["line": line])
        case .twice(let word): self.init("payRule.twice", ["word": word])
        }
    }

    private init(_ error: ContractError) {
        switch error {
        case .badHours(let text): self.init("contract.badHours", ["text": text])
        case .badDays: self.init("contract.badDays")
        case .tooManyHours(let days): self.init("contract.tooManyHours", ["count": days, "hours": days * 24])
        case .notSevenDays(let count): self.init("contract.notSevenDays", ["given": count])
        case .coreOutsideFlexitime(let core, let flexitime):
            self.init("contract.coreOutsideFlexitime", ["core": core, "flexitime": flexitime])
        case .tooManyBreaks(let count):
            self.init("contract.tooManyBreaks", ["given": count, "limit": BreakRules.most])
        case .badTerms(let text): self.init("contract.badTerms", ["text": text])
        case .datesReversed(let from, let to): self.init("contract.datesReversed", ["from": from, "to": to])
        case .overlap(let day): self.init("contract.overlap", ["day": day])
        case .noSuchContract(let id): self.init("contract.noSuchContract", ["id": id], isOtherOnPages: true)
        case .badAccount(let text): self.init("contract.badAccount", ["text": text])
        case .limitsReversed(let ceiling, let floor):
            self.init(
                "contract.limitsReversed",
                ["ceiling": HoursText.text(ceiling), "floor": HoursText.text(floor)]
            )
        case .limitTooLarge(let minutes): self.init("contract.limitTooLarge", ["hours": HoursText.text(minutes)])
        case .badExpiry(let text): self.init("contract.badExpiry", ["text": text])
        case .bookingTooLarge(let minutes): self.init("contract.bookingTooLarge", ["hours": HoursText.text(minutes)])
        case .bookingOfNothing: self.init("contract.bookingOfNothing")
        case .payoutNotPositive(let minutes):
            self.init("contract.payoutNotPositive", ["hours": HoursText.text(minutes)])
        }
    }

    private init(_ error: PayRefusal) {
        switch error {
        case .rulesOrTemplate:
            let templates = PayTemplate.allCases.map(\.rawValue).joined(separator: ", ")
            self.init("pay.rulesOrTemplate", ["templates": templates], isOtherOnPages: true)
        case .noRules(let day): self.init("pay.noRules", ["day": day])
        case .badHours(let text): self.init("pay.badHours", ["text": text])
        case .ownAccount: self.init("pay.ownAccount")
        case .ownTime: self.init("pay.ownTime")
        case .nothingOutside(let day): self.init("pay.nothingOutside", ["day": day])
        case .badSetupName(let name): self.init("pay.badSetupName", ["name": name])
        case .noSetup(let name): self.init("pay.noSetup", ["name": name])
        case .nothingApproved(let day): self.init("pay.nothingApproved", ["day": day])
        }
    }
}
