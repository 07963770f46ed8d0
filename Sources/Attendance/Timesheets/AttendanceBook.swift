package import BeaconKit

/// Everything that a journal, or several, say of attendance: punches, schedules, policies, corrections, closed periods.
///
/// It takes entries in any order and more than once: what comes out depends on nothing but which entries there are.
package struct AttendanceBook: Sendable {
    /// A fact of the planning, in its order among all others.
    private struct Plan {
        let fact: Fact
        let happened: Instant
        let recorded: Instant
        let sequence: Int64
        let id: EntryID
        /// What whoever set the station up said of the site: it replaces what the station had guessed.
        let isSetUp: Bool

        var order: (Instant, Int64, EntryID) { (recorded, sequence, id) }
    }

    /// A policy and the first day on which it counts.
    struct Era {
        var from: LocalDay
        var policy: TimesheetPolicy
    }

    /// How planning was when days were closed.
    struct Planning {
        var schedule: Schedule
        let policies: [Era]
        let pay: PayBook
    }

    /// The kinds of facts that count on whichever day: planning, policies, corrections, periods, and what was lost of them.
    package static let lasting = Fact.kinds(changing: changes) + [Expiry.kind]
    /// What of the book other facts than punches change.
    package static let changes: Fact.Subjects = [.planning, .corrections, .periods]

    /// Zone and usual hours before there is a site.
    private static let noSite = LocalDay(ordinal: -1_000_000)

    private var plans: [Plan] = []
    private(set) var punches: [PersonID: [RecordedPunch]] = [:]
    package private(set) var corrections = CorrectionLedger()
    package private(set) var acknowledgements = AcknowledgementLedger<Acknowledgement>()
    package private(set) var lawAcknowledgements = AcknowledgementLedger<LawAcknowledgement>()
    /// Who signed the records of which days.
    package private(set) var sheets = SheetLedger()
    package private(set) var periods = PeriodLedger()
    private var doubtLog = DoubtLog()
    /// When presence and the clock are not to be trusted.
    package private(set) var doubts = Doubts()
    /// In the order in which they count.
    private(set) var ordered: [PersonID: [CorrectionLedger.Item]] = [:]

    /// The schedule as the facts give it.
    package private(set) var schedule = Schedule()
    /// The site's time zones; UTC before there is a site.
    package private(set) var zones: ZoneHistory
    private(set) var policies: [Era] = []
    /// Pay rules, contracts, hours accounts and laws as the facts give them.
    package private(set) var pay = PayBook()
    /// How lists of punches of other systems are read, by the names of the profiles.
    package private(set) var importProfiles: [String: String] = [:]
    /// Facts that contradict others and count for nothing: entries of a merged journal, since a station refuses its own.
    package private(set) var conflicts: [EntryID] = []
    /// By when days were closed, where something was planned since: closed days keep what they were closed with.
    private(set) var closedPlanning: [Instant: Planning] = [:]
    /// In which department each was when; of those alone who were in several.
    package var departments = DepartmentHistory()

    /// An empty book.
    package init() throws(RosterError) {
        zones = ZoneHistory(try ZoneClock("UTC"))
    }

    /// A book of entries.
    package init(_ entries: some Sequence<Entry>) throws(RosterError) {
        try self.init()
        var isReplanned = false
        for entry in entries where note(entry) { isReplanned = true }
        for person in Array(punches.keys) { settle(person) }
        if isReplanned { replan() }
        settleDoubts()
    }

    /// Takes one more entry.
    package mutating func take(_ entry: Entry) {
        if note(entry) { replan() }
        settleDoubts()
        if case .punched(let punch) = entry.fact { settle(punch.person) }
    }

    /// Takes several entries, which costs less than one after another.
    package mutating func take(_ entries: some Sequence<Entry>) {
        var isReplanned = false
        var touched: Set<PersonID> = []
        for entry in entries {
            if note(entry) { isReplanned = true }
            if case .punched(let punch) = entry.fact { touched.insert(punch.person) }
        }
        for person in touched { settle(person) }
        if isReplanned { replan() }
        settleDoubts()
    }

    /// Forgets what entries said that have lost their content since.
    package mutating func forget(_ entries: Set<EntryID>) {
        guard !entries.isEmpty else { return }
        punches = punches.mapValues { $0.filter { !entries.contains($0.id) } }.filter { !$0.value.isEmpty }
        corrections.forget(entries)
        acknowledgements.forget(entries)
        lawAcknowledgements.forget(entries)
        sheets.forget(entries)
        plans.removeAll { entries.contains($0.id) }
        replan()
    }

    /// The first day of which attendance is kept; `nil` while all is.
    package var keptFrom: LocalDay? { periods.keptFrom }

    /// All leave that was ever granted, also what was withdrawn.
    var leaves: [Leave] {
        plans.compactMap { plan in if case .leaveGranted(let leave) = plan.fact { leave } else { nil } }
    }

    package var people: some Collection<PersonID> { punches.keys }

    /// Leave that was granted and withdrawn since; `nil` for none of that name.
    package func withdrawnLeave(_ id: String) -> Leave? {
        guard !schedule.allLeave.contains(where: { $0.id == id }) else { return nil }
        return leaves.last { $0.id == id }
    }

    /// The last holiday of a day that is none any more.
    package func removedHoliday(on day: LocalDay) -> Holiday? {
        guard schedule.holiday(on: day) == nil else { return nil }
        return plans.lazy.reversed().compactMap { plan in
            if case .holidaySet(let holiday) = plan.fact, holiday.day == day { holiday } else { nil }
        }.first
    }

    /// The last version of a shift that was removed; `nil` for none of that name.
    package func removedShift(_ code: String) -> ShiftDefined? {
        guard !schedule.shifts.contains(where: { $0.template.code == code }) else { return nil }
        return plans.lazy.reversed().compactMap { plan in
            if case .shiftDefined(let defined) = plan.fact, defined.template.code == code { defined } else { nil }
        }.first
    }

    /// An assignment of a rota that was taken away altogether; `nil` for none of that name.
    package func removedAssignment(_ id: String) -> ScheduleAssignment? {
        guard !schedule.allAssignments.contains(where: { $0.id == id }) else { return nil }
        return plans.lazy.reversed().compactMap { plan in
            if case .scheduleAssigned(let assignment) = plan.fact, assignment.id == id { assignment } else { nil }
        }.first
    }

    /// The policies that were adopted, with the first day on which each counts, in the order of these days.
    package var adoptedPolicies: [(from: LocalDay, policy: TimesheetPolicy)] { policies.map { ($0.from, $0.policy) } }

    /// Everything that was recorded of a person's punches, in order.
    package func evidence(of person: PersonID) -> [RecordedPunch] { punches[person] ?? [] }

    /// - Returns: whether the planning must be worked out again.
    private mutating func note(_ entry: Entry) -> Bool {
        let id = EntryID(hash: entry.hash)
        switch entry.fact {
        case .punched(let punch):
            if let recorded = RecordedPunch(entry) { punches[punch.person, default: []].append(recorded) }
            return false
        case .correctionRequested(let requested): take(requested.value, isDirect: false, entry)
        case .correctionMade(let made): take(made.value, isDirect: true, entry)
        case .correctionApproved(let approved): decide(approved.id, reason: nil, entry)
        case .correctionRefused(let refused): decide(refused.id, reason: refused.reason, entry)
        case .exceptionAcknowledged(let acknowledgement):
            acknowledgements.take(acknowledgement, by: entry.actor, recorded: entry.recorded, entry: id)
            return false
        case .lawFindingAcknowledged(let acknowledgement):
            lawAcknowledgements.take(acknowledgement, by: entry.actor, recorded: entry.recorded, entry: id)
            return false
        case .sheetConfirmed(let confirmed):
            sheets.take(
                confirmed.value,
                isCountersigned: false,
                by: entry.actor,
                recorded: entry.recorded,
                entry: id
            )
            return false
        case .sheetCountersigned(let signed):
            sheets.take(signed.value, isCountersigned: true, by: entry.actor, recorded: entry.recorded, entry: id)
            return false
        case .periodClosed, .periodReopened: periods.take(entry)
        case .contentExpired(let expiry):
            periods.take(expiry: expiry)
            return false
        case let fact where fact.changes.contains(.planning):
            plans.append(
                Plan(
                    fact: fact,
                    happened: entry.happened,
                    recorded: entry.recorded,
                    sequence: entry.sequence,
                    id: id,
                    isSetUp: entry.actor == EntryDraft.setUpActor
                )
            )
        case let fact:
            if fact.changes.contains(.doubts) { doubtLog.take(entry, id: id) }
            return false
        }
        return true
    }

    private mutating func take(_ correction: Correction, isDirect: Bool, _ entry: Entry) {
        corrections.take(
            correction,
            isDirect: isDirect,
            author: entry.actor,
            recorded: entry.recorded,
            sequence: entry.sequence,
            entry: EntryID(hash: entry.hash)
        )
    }

    /// - Parameter reason: why it is refused; `nil` if it is approved.
    private mutating func decide(_ correction: CorrectionID, reason: Commitment?, _ entry: Entry) {
        corrections.decide(
            correction,
            approves: reason == nil,
            reason: reason,
            actor: entry.actor,
            recorded: entry.recorded,
            entry: EntryID(hash: entry.hash)
        )
    }

    /// Puts a person's punches in order and drops what is there twice: the same entry, or one sent again under its key.
    private mutating func settle(_ person: PersonID) {
        guard var all = punches.removeValue(forKey: person) else { return }
        if !zip(all, all.dropFirst()).allSatisfy({ $0 < $1 }) { all.sort() }
        // Of those with one key the one that was recorded first counts.
        var first: [String: Int] = [:]
        first.reserveCapacity(all.count)
        var repeated: Set<Int> = []
        for (index, punch) in all.enumerated() {
            if index > 0, all[index - 1].id == punch.id {
                repeated.insert(index)
            } else if let key = punch.punch.key {
                guard let other = first[key] else {
                    first[key] = index
                    continue
                }
                let isEarlier = (punch.recorded, punch.id) < (all[other].recorded, all[other].id)
                if isEarlier { first[key] = index }
                repeated.insert(isEarlier ? other : index)
            }
        }
        if !repeated.isEmpty { all = all.enumerated().filter { !repeated.contains($0.offset) }.map(\.element) }
        punches[person] = all
    }

    /// The book as it would be with one more correction in force, to say what it would change. It is no entry.
    package func assuming(_ change: Correction.Change, of person: PersonID, at now: Instant) -> AttendanceBook {
        let correction = Correction(
            id: CorrectionID(rawValue: ""),
            person: person,
            change: change,
            reason: Commitment(rawValue: "")
        )
        let state = CorrectionState(correction: correction, author: "", recorded: now, decision: .direct)
        let entry = EntryID(hash: [])
        var book = self
        book.ordered[person, default: []].append(
            CorrectionLedger.Item(state: state, entry: entry, sequence: .max, known: now)
        )
        return book
    }

    /// Works the planning out again from all its facts in their order.
    private mutating func replan() {
        ordered = Dictionary(grouping: corrections.ordered) { $0.state.correction.person }
        plans.sort { $0.order < $1.order }
        var seen: Set<EntryID> = []
        plans.removeAll { !seen.insert($0.id).inserted }
        schedule = Schedule()
        policies = []
        pay = PayBook()
        importProfiles = [:]
        conflicts = []
        closedPlanning = [:]
        var closings = Set(periods.closedRanges.map(\.since)).sorted()[...]
        for plan in plans {
            while let closing = closings.first, closing < plan.recorded {
                closedPlanning[closing] = Planning(schedule: schedule, policies: policies, pay: pay)
                closings.removeFirst()
            }
            do {
                try apply(plan.fact)
            } catch {
                conflicts.append(plan.id)
            }
        }
        settleSite()
        schedule.setContracts(pay.contracts)
        for closing in closedPlanning.keys { closedPlanning[closing]?.schedule.take(usualOf: schedule) }
    }

    /// Planning as it counts for days: for closed ones as it was when they were closed.
    func planning(asOf closing: Instant?) -> Planning {
        closing.flatMap { closedPlanning[$0] } ?? Planning(schedule: schedule, policies: policies, pay: pay)
    }

    private mutating func apply(_ fact: Fact) throws {
        switch fact {
        case .shiftDefined(let defined): try schedule.define(defined.template, from: defined.from)
        case .shiftRemoved(let removed): try schedule.removeShift(removed.code)
        case .scheduleAssigned(let assignment): try schedule.assign(assignment)
        case .scheduleEnded(let ended): try schedule.end(ended.id, after: ended.to)
        case .holidaySet(let holiday): schedule.put(holiday)
        case .holidayRemoved(let removed): schedule.removeHoliday(removed.day)
        case .leaveGranted(let leave): schedule.put(leave)
        case .leaveWithdrawn(let withdrawn): try schedule.withdrawLeave(withdrawn.id)
        case .policyAdopted(let adopted):
            policies.removeAll { $0.from == adopted.from }
            policies.append(Era(from: adopted.from, policy: adopted.policy))
            policies.sort { $0.from < $1.from }
        case .payRulesSet, .accountRulesSet, .contractSet, .contractEnded, .hoursBooked, .outsideTimeDecided,
            .lawsChosen, .payrollSetupSet:
            try pay.take(fact)
        case .importProfileSet(let set): importProfiles[set.name] = set.profile
        default: break
        }
    }

    private mutating func settleDoubts() {
        if doubtLog.isUnread { doubts = doubtLog.doubts() }
    }

    /// The site's zones and usual hours, by when they happened. The first count for everything before, too: those of the
    /// set-up, where there was one.
    private mutating func settleSite() {
        var isFirst = true
        for plan in plans.sorted(by: { ($0.happened, $0.sequence, $0.id) < ($1.happened, $1.sequence, $1.id) }) {
            guard case .siteConfigured(let site) = plan.fact, let clock = try? ZoneClock(site.timeZone)
            else { continue }
            let isFromTheBeginning = isFirst || plan.isSetUp
            if isFromTheBeginning { zones = ZoneHistory(clock) } else { zones.change(to: clock, at: plan.happened) }
            // Hours that change in the middle of a day count from the next one.
            let day = isFromTheBeginning ? Self.noSite : zones.day(of: plan.happened).adding(1)
            schedule.setUsual(site.shift, from: day)
            isFirst = false
        }
    }
}
