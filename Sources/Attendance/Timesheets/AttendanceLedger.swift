package import BeaconKit

/// Everything that a journal, or several, say of attendance: punches, schedules, policies, corrections, closed periods.
///
/// It takes entries in any order and more than once: what comes out depends on nothing but which entries there are.
package struct AttendanceLedger: Sendable {
    /// The kinds of facts that count on whichever day: planning, policies, corrections, periods, and what was lost of them.
    package static let lasting = Fact.kinds(changing: changes) + [Expiry.kind]
    /// What of the book other facts than punches change.
    package static let changes: Fact.Subjects = [.planning, .corrections, .periods]

    package private(set) var planning: PlanningLedger
    private(set) var punches: [PersonID: [RecordedPunch]] = [:]
    package private(set) var corrections = CorrectionLedger()
    package private(set) var acknowledgements = AcknowledgementLedger<Acknowledgement>()
    package private(set) var lawAcknowledgements = AcknowledgementLedger<LawAcknowledgement>()
    /// Leave that was asked for, with what became of it.
    package private(set) var leaveRequests = LeaveRequestLedger()
    /// Who signed the records of which days.
    package private(set) var sheets = SheetLedger()
    package private(set) var periods = PeriodLedger()
    private var doubtLog = DoubtLog()
    /// When presence and the clock are not to be trusted.
    package private(set) var doubts = Doubts()
    /// In the order in which they count.
    private(set) var ordered: [PersonID: [CorrectionLedger.Item]] = [:]
    /// In which department each was when; of those alone who were in several.
    package var departments = DepartmentHistory()

    /// An empty book.
    package init() throws(RosterError) {
        planning = try PlanningLedger()
    }

    /// A book of entries.
    package init(_ entries: some Sequence<Entry>) throws(RosterError) {
        try self.init()
        var isReplanned = false
        for entry in entries where index(entry) { isReplanned = true }
        for person in Array(punches.keys) { settle(person) }
        if isReplanned { replan() }
        settleDoubts()
    }

    /// Applies one more entry.
    package mutating func apply(_ entry: Entry) {
        if index(entry) { replan() }
        settleDoubts()
        if case .punched(let punch) = entry.fact { settle(punch.person) }
    }

    /// Applies several entries, which costs less than one after another.
    package mutating func apply(_ entries: some Sequence<Entry>) {
        var isReplanned = false
        var touched: Set<PersonID> = []
        for entry in entries {
            if index(entry) { isReplanned = true }
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
        leaveRequests.forget(entries)
        planning.forget(entries)
        replan()
    }

    /// The first day of which attendance is kept; `nil` while all is.
    package var keptFrom: LocalDay? { periods.keptFrom }

    /// The schedule as the facts give it.
    package var schedule: Schedule { planning.current.schedule }
    /// Pay rules, contracts, hours accounts and laws as the facts give them.
    package var pay: PayLedger { planning.current.pay }
    /// The policies that were adopted, in the order of the days from which each counts.
    package var policies: [PlanningLedger.Era] { planning.current.policies }
    /// The site's time zones; UTC before there is a site.
    package var zones: ZoneHistory { planning.zones }
    /// How lists of punches of other systems are read, by the names of the profiles.
    package var importProfiles: [String: String] { planning.importProfiles }
    /// Facts that contradict others and count for nothing: entries of a merged journal, since a station refuses its own.
    package var conflicts: [EntryID] { planning.conflicts }

    package var people: some Collection<PersonID> { punches.keys }

    /// Everything that was recorded of a person's punches, in order.
    package func evidence(of person: PersonID) -> [RecordedPunch] { punches[person] ?? [] }

    /// - Returns: whether the planning must be worked out again.
    private mutating func index(_ entry: Entry) -> Bool {
        let id = EntryID(hash: entry.hash)
        switch entry.fact {
        case .punched(let punch):
            if let recorded = RecordedPunch(entry) { punches[punch.person, default: []].append(recorded) }
            return false
        case .correctionRequested(let requested): apply(requested.value, isDirect: false, entry)
        case .correctionMade(let made): apply(made.value, isDirect: true, entry)
        case .correctionApproved(let approved): decide(approved.id, reason: nil, entry)
        case .correctionRefused(let refused): decide(refused.id, reason: refused.reason, entry)
        case .exceptionAcknowledged(let acknowledgement):
            acknowledgements.apply(acknowledgement, by: entry.actor, recorded: entry.recorded, entry: id)
            return false
        case .lawFindingAcknowledged(let acknowledgement):
            lawAcknowledgements.apply(acknowledgement, by: entry.actor, recorded: entry.recorded, entry: id)
            return false
        case .acknowledgementWithdrawn(let withdrawn):
            acknowledgements.withdraw(withdrawn.id, entry: id)
            lawAcknowledgements.withdraw(withdrawn.id, entry: id)
            return false
        case .leaveRequested, .leaveRefused, .leaveRequestWithdrawn, .leaveRequestReopened:
            leaveRequests.apply(entry)
            return false
        case .leaveGranted, .leaveWithdrawn:
            leaveRequests.apply(entry)
            planning.apply(entry)
        case .sheetConfirmed(let confirmed):
            sheets.apply(
                confirmed.value,
                isCountersigned: false,
                by: entry.actor,
                recorded: entry.recorded,
                entry: id
            )
            return false
        case .sheetCountersigned(let signed):
            sheets.apply(signed.value, isCountersigned: true, by: entry.actor, recorded: entry.recorded, entry: id)
            return false
        case .periodClosed, .periodReopened: periods.apply(entry)
        case .contentExpired(let expiry):
            periods.apply(expiry: expiry)
            return false
        case let fact where fact.changes.contains(.planning): planning.apply(entry)
        case let fact:
            if fact.changes.contains(.doubts) { doubtLog.apply(entry, id: id) }
            return false
        }
        return true
    }

    private mutating func apply(_ correction: Correction, isDirect: Bool, _ entry: Entry) {
        corrections.apply(
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
    package func assuming(_ change: Correction.Change, of person: PersonID, at now: Instant) -> AttendanceLedger {
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

    private mutating func replan() {
        ordered = Dictionary(grouping: corrections.ordered) { $0.state.correction.person }
        planning.workOut(closings: Set(periods.closedRanges.map(\.since)).sorted())
    }

    private mutating func settleDoubts() {
        if doubtLog.isUnread { doubts = doubtLog.doubts() }
    }
}
