import BeaconKit

/// What is planned and by which rules it is paid: schedules, policies, zones and pay rules, worked out from their facts.
///
/// It takes facts in any order and more than once; ``workOut(closings:)`` then derives everything from all of them.
package struct PlanningLedger: Sendable {
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

        init(_ entry: Entry) {
            fact = entry.fact
            happened = entry.happened
            recorded = entry.recorded
            sequence = entry.sequence
            id = EntryID(hash: entry.hash)
            isSetUp = entry.actor == EntryDraft.setUpActor
        }
    }

    /// A policy and the first day on which it counts.
    package struct Era: Sendable {
        package var from: LocalDay
        package var policy: TimesheetPolicy
    }

    /// By what days are counted and paid.
    struct Planning {
        var schedule = Schedule()
        /// In the order of their days.
        var policies: [Era] = []
        var pay = PayLedger()
    }

    /// Zone and usual hours before there is a site.
    private static let noSite = LocalDay(ordinal: -1_000_000)

    private var plans: [Plan] = []
    private(set) var current = Planning()
    /// By when days were closed, where something was planned since: closed days keep what they were closed with.
    private var closed: [Instant: Planning] = [:]
    private(set) var zones: ZoneHistory
    private(set) var importProfiles: [String: String] = [:]
    private(set) var conflicts: [EntryID] = []

    /// Nothing is planned.
    init() throws(RosterError) {
        zones = ZoneHistory(try ZoneClock("UTC"))
    }

    /// Applies an entry whose fact changes the planning.
    mutating func apply(_ entry: Entry) { plans.append(Plan(entry)) }

    /// Forgets what entries said.
    mutating func forget(_ entries: Set<EntryID>) { plans.removeAll { entries.contains($0.id) } }

    /// All leave that was ever granted, also what was withdrawn.
    var leaves: [Leave] {
        plans.compactMap { plan in if case .leaveGranted(let leave) = plan.fact { leave } else { nil } }
    }

    /// Leave that was granted and withdrawn since; `nil` for none of that name.
    package func withdrawnLeave(_ id: String) -> Leave? {
        guard !current.schedule.allLeave.contains(where: { $0.id == id }) else { return nil }
        return leaves.last { $0.id == id }
    }

    /// The last holiday on a day that is no longer a holiday.
    package func removedHoliday(on day: LocalDay) -> Holiday? {
        guard current.schedule.holiday(on: day) == nil else { return nil }
        return plans.lazy.reversed().compactMap { plan in
            if case .holidaySet(let holiday) = plan.fact, holiday.day == day { holiday } else { nil }
        }.first
    }

    /// The last version of a shift that was removed; `nil` for none of that name.
    package func removedShift(_ code: String) -> ShiftDefined? {
        guard !current.schedule.shifts.contains(where: { $0.template.code == code }) else { return nil }
        return plans.lazy.reversed().compactMap { plan in
            if case .shiftDefined(let defined) = plan.fact, defined.template.code == code { defined } else { nil }
        }.first
    }

    /// An assignment of a rota that was taken away altogether; `nil` for none of that name.
    package func removedAssignment(_ id: String) -> ScheduleAssignment? {
        guard !current.schedule.allAssignments.contains(where: { $0.id == id }) else { return nil }
        return plans.lazy.reversed().compactMap { plan in
            if case .scheduleAssigned(let assignment) = plan.fact, assignment.id == id { assignment } else { nil }
        }.first
    }

    /// Planning as it counts for days that were closed then; as it is now where nothing was planned since, and for open days.
    func asOf(_ closing: Instant?) -> Planning { closing.flatMap { closed[$0] } ?? current }

    /// Whether days that were closed then count by another planning than open ones.
    func differs(asOf closing: Instant) -> Bool { closed[closing] != nil }

    /// Works the planning out again from all its facts in their order.
    ///
    /// - Parameter closings: when days were closed that still are, each once and in order.
    mutating func workOut(closings: [Instant]) {
        plans.sort { $0.order < $1.order }
        var seen: Set<EntryID> = []
        plans.removeAll { !seen.insert($0.id).inserted }
        current = Planning()
        closed = [:]
        importProfiles = [:]
        conflicts = []
        var closings = closings[...]
        for plan in plans {
            while let closing = closings.first, closing < plan.recorded {
                closed[closing] = current
                closings.removeFirst()
            }
            do {
                try apply(plan.fact)
            } catch {
                conflicts.append(plan.id)
            }
        }
        settleSite()
        current.schedule.setContracts(current.pay.contracts)
        for closing in closed.keys { closed[closing]?.schedule.adopt(usualOf: current.schedule) }
    }

    private mutating func apply(_ fact: Fact) throws {
        switch fact {
        case .shiftDefined(let defined): try current.schedule.define(defined.template, from: defined.from)
        case .shiftRemoved(let removed): try current.schedule.removeShift(removed.code)
        case .scheduleAssigned(let assignment): try current.schedule.assign(assignment)
        case .scheduleEnded(let ended): try current.schedule.end(ended.id, after: ended.to)
        case .holidaySet(let holiday): current.schedule.put(holiday)
        case .holidayRemoved(let removed): current.schedule.removeHoliday(removed.day)
        case .leaveGranted(let leave): current.schedule.put(leave)
        case .leaveWithdrawn(let withdrawn): try current.schedule.withdrawLeave(withdrawn.id)
        case .policyAdopted(let adopted):
            current.policies.removeAll { $0.from == adopted.from }
            current.policies.append(Era(from: adopted.from, policy: adopted.policy))
            current.policies.sort { $0.from < $1.from }
        case .payRulesSet, .accountRulesSet, .contractSet, .contractEnded, .hoursBooked, .outsideTimeDecided,
            .lawsChosen, .payrollSetupSet:
            try current.pay.apply(fact)
        case .importProfileSet(let set): importProfiles[set.name] = set.profile
        default: break
        }
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
            current.schedule.setUsual(site.shift, from: day)
            isFirst = false
        }
    }
}
