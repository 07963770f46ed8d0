package import Attendance
import BeaconKit

/// Everything that is shown about attendance, as of one entry of the journal: a value that whoever asks takes along and
/// works on, while others go on writing.
package struct Snapshot: Sendable {
    /// Punches, schedules, policies, corrections and periods.
    package private(set) var attendance: AttendanceLedger
    private var current = CurrentState()
    package var roster: Roster { current.roster }
    /// `nil` before the site is set up.
    package var site: Site? { current.site }
    /// How far receivers have reported, as the journal tells it.
    package private(set) var receivers = ReceiverWatch()
    /// Every roll call that ever began, in the order of beginning.
    package private(set) var rollCalls: [RollCallRecord] = []
    /// Every visit that is kept, and what is asked of visitors.
    package private(set) var visitors = VisitorLedger()
    /// When people came to the roster, and when those left it who are archived or removed.
    private(set) var joined: [PersonID: Instant] = [:]
    private(set) var left: [PersonID: Instant] = [:]
    /// Those who were removed from the roster, as they were called last, or as `—` if they were erased.
    private(set) var removed: [Person] = []
    /// The last entry that is in them; 0 for none.
    package private(set) var head: Int64 = 0

    /// What the journal says last of everybody who ever was on the roster.
    private var profiles: [PersonID: (number: PersonNumber, details: Commitment)] = [:]
    /// The details of those who had several, in the order of recording, until it is known in which department they were.
    private var unread: [PersonID: [(recorded: Instant, details: Commitment)]] = [:]
    /// The last entry of other stations that is in them, in the order in which they came.
    private var arrival: Int64 = 0
    /// Which station each correction came from that was not requested here.
    private var requests: [CorrectionID: PeerID] = [:]
    /// A snapshot of an empty journal.
    package init() throws(RosterError) {
        attendance = try AttendanceLedger()
    }

    /// What entries changed.
    struct Changes {
        /// Whether plans, corrections or periods changed, or something was forgotten.
        var isReplanned = false
        /// Whose punches came.
        var people: Set<PersonID> = []

        fileprivate mutating func index(_ entries: some Sequence<Entry>) {
            for entry in entries {
                if case .punched(let punch) = entry.fact {
                    people.insert(punch.person)
                } else if !entry.fact.changes.isDisjoint(with: AttendanceLedger.changes) {
                    isReplanned = true
                }
            }
        }
    }

    /// A snapshot that goes back no further than what is recent where punches are concerned. It has neither the roster
    /// nor what wardens marked.
    init(_ recent: RecentEntries) throws(RosterError) {
        try self.init()
        attendance.apply(recent.own + recent.shared.compactMap { counting($0) })
        for entry in recent.own {
            visitors.apply(entry)
            index(entry)
        }
        head = recent.head
        arrival = recent.arrival
    }

    /// Up to where the journal is in them.
    var place: JournalPlace { JournalPlace(head: head, arrival: arrival) }

    /// Takes what was written since.
    ///
    /// - Parameter written: what was just written; it need not be read again if nothing came in between.
    /// - Throws: ``StoreError``.
    package mutating func update(from journal: any JournalReader, written: [Entry] = []) throws {
        if written.first?.sequence == head + 1 { _ = apply(try JournalNews(written: written, of: journal)) }
        while true {
            let news = try JournalNews(of: journal, after: place)
            _ = apply(news)
            if news.isComplete { break }
        }
        let rosterHead = current.rosterHead
        try current.update(from: journal)
        guard rosterHead != current.rosterHead else { return }
        removed = try profiles.compactMap { id, profile in
            guard left[id] != nil, roster.anyone(id) == nil else { return nil }
            return Person(id: id, number: profile.number, details: try journal.details(profile.details) ?? .erased)
        }
        try readDepartments(journal)
    }

    /// Reads in which departments people were who were in several, by the details that are not erased.
    private mutating func readDepartments(_ journal: any JournalReader) throws {
        for (person, all) in unread where all.count > 1 {
            for (recorded, details) in all {
                guard let details = try journal.details(details) else { continue }
                attendance.departments.record(details.department, of: person, recorded: recorded)
            }
            // The last is where the next begins.
            unread[person] = Array(all.suffix(1))
        }
    }

    /// Applies what was written after ``place``, all but the projections.
    mutating func apply(_ news: JournalNews) -> Changes {
        var changes = Changes()
        if let last = news.entries.last {
            attendance.apply(news.entries)
            for entry in news.entries {
                receivers.apply(entry)
                visitors.apply(entry)
                index(entry)
            }
            changes.index(news.entries)
            head = last.sequence
        }
        if let last = news.shared.last {
            let entries = news.shared.compactMap { counting($0) }
            attendance.apply(entries)
            for entry in entries { index(entry) }
            changes.index(entries)
            arrival = last.arrival
        }
        if !news.expired.isEmpty {
            forget(news.expired)
            changes.isReplanned = true
        }
        return changes
    }

    /// What derives days by the policy of a day.
    func timesheet(on day: LocalDay) -> Timesheet {
        Timesheet(
            planner: Planner(schedule: attendance.schedule, zones: attendance.zones),
            policy: attendance.policy(on: day)
        )
    }

    /// Another station may take back its own request, but refuses nobody else's.
    private mutating func counting(_ shared: SharedEntry) -> Entry? {
        guard let entry = shared.counting else { return nil }
        switch entry.fact {
        case .correctionRequested(let requested):
            let id = requested.value.id
            requests[id] = requests[id] ?? shared.origin
        case .correctionRefused(let refused): guard requests[refused.id] == shared.origin else { return nil }
        default: break
        }
        return entry
    }

    /// What has lost its content says nothing any more.
    private mutating func forget(_ expired: Set<EntryID>) {
        attendance.forget(expired)
        rollCalls.removeAll { expired.contains($0.entry) }
        visitors.forget(expired)
    }

    private mutating func index(_ entry: Entry) {
        switch entry.fact {
        case .personAdded(let added):
            let person = added.value.person
            joined[person] = min(joined[person] ?? entry.happened, entry.happened)
            profiles[person] = (added.value.number, added.value.details)
            unread[person, default: []].append((entry.recorded, added.value.details))
        case .personEdited(let edited):
            profiles[edited.value.person] = (edited.value.number, edited.value.details)
            unread[edited.value.person, default: []].append((entry.recorded, edited.value.details))
        case .personArchived(let archived): left[archived.person] = entry.happened
        case .personRemoved(let removed): left[removed.person] = entry.happened
        case .personRestored(let restored): left[restored.person] = nil
        case .rollCallStarted(let started):
            rollCalls.append(
                RollCallRecord(
                    id: started.id,
                    isDrill: started.isDrill,
                    began: entry.happened,
                    startedBy: entry.actor,
                    entry: EntryID(hash: entry.hash)
                )
            )
        case .rollCallMarked(let marked):
            if let index = index(of: marked.id) { rollCalls[index].marks.append(marked.mark) }
        case .rollCallClosed(let closed):
            if let index = index(of: closed.id), rollCalls[index].closed == nil {
                rollCalls[index].closed = RollCallRecord.Closing(
                    at: entry.happened,
                    by: entry.actor,
                    counts: closed.counts
                )
            }
        default: break
        }
    }

    private func index(of id: RollCallID) -> Int? { rollCalls.lastIndex { $0.id == id } }
}
