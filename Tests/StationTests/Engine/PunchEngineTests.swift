import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("From presence to punches")
struct PunchEngineTests {
    private let store: SQLiteJournal
    private let mei: Person
    private var known: KnownJournal
    private var punches = PunchEngine(usual: AttendancePolicy(), said: nil)

    init() throws {
        (store, mei) = try EngineScript.journal()
        known = try EngineScript.known(store)
    }

    private var badge: Badge { Badge(identity: EngineScript.badge, person: mei.id) }
    private var call: Badge {
        Badge(identity: CheckinBeacon.call(7, site: StationScript.siteUUID), person: mei.id)
    }

    private func transition(_ badge: Badge, from first: Double, to last: Double, at instant: Double) -> Transition {
        Transition(
            region: RegionID(rawValue: 0),
            identity: badge.identity,
            instant: StationTime.after(instant).now,
            firstSeen: StationTime.after(first).now,
            lastSeen: StationTime.after(last).now,
            room: nil,
            receiver: nil
        )
    }

    /// A badge comes at a second, and what is decided waits for the journal.
    private mutating func enter(_ badge: Badge, at second: Double) -> EntryDraft? {
        let draft = punches.entered(
            badge,
            transition(badge, from: second, to: second + 2, at: second + 2),
            presence: nil,
            receiver: "door",
            known: &known,
            at: .after(second + 2)
        )
        if let draft { waiting.append(draft) }
        known.present.wait(for: waiting)
        return draft
    }

    private mutating func leave(_ badge: Badge, since first: Double, at second: Double) -> EntryDraft? {
        let draft = punches.left(
            badge,
            transition(badge, from: first, to: second, at: second + 300),
            receiver: "door",
            known: &known,
            at: .after(second + 300)
        )
        if let draft { waiting.append(draft) }
        known.present.wait(for: waiting)
        return draft
    }

    private var waiting: [EntryDraft] = []

    private func direction(_ draft: EntryDraft?) -> Punch.Direction? {
        if case .punched(let punch)? = draft?.fact { punch.direction } else { nil }
    }

    @Test("a badge that comes is an in at its first sighting, and its leaving an out at its last")
    mutating func inAndOut() {
        let came = enter(badge, at: 60)
        #expect(direction(came) == .in && came?.happened == StationTime.after(60).now)
        #expect(came?.source == .beacon && came?.receiver == "door" && came?.actor == "station")
        let left = leave(badge, since: 60, at: 600)
        #expect(direction(left) == .out && left?.happened == StationTime.after(600).now)
    }

    @Test("decisions build on those that wait for the disk")
    mutating func waitingDecisions() {
        let first = enter(badge, at: 60)
        let second = enter(call, at: 1200)
        #expect(first != nil && second == nil)
        let one = leave(badge, since: 60, at: 1600)
        let both = leave(call, since: 1200, at: 1900)
        #expect(one == nil && direction(both) == .out && both?.happened == StationTime.after(1900).now)
        let back = enter(badge, at: 4000)
        #expect(direction(back) == .in)
    }

    @Test("a number that is broadcast comes from a phone; one that somebody wears as a badge is one")
    mutating func source() throws {
        let phone = enter(call, at: 60)
        #expect(phone?.source == .phone)
        try RosterCommands(store: store, actor: "test", source: .supervisor)
            .assign(call.identity, to: mei.id, at: StationScript.start)
        known = try EngineScript.known(store)
        waiting = []
        punches = PunchEngine(usual: AttendancePolicy(), said: nil)
        let worn = enter(call, at: 60)
        #expect(worn?.source == .beacon)
    }

    @Test(
        "a number that falls silent soon after its check-in is no departure",
        arguments: [(119.0, false), (120, true)]
    )
    mutating func checkin(stay: Double, isOut: Bool) {
        _ = enter(call, at: 60)
        let left = leave(call, since: 60, at: 60 + stay)
        #expect((left != nil) == isOut)
    }

    @Test("what a kiosk said just before, a badge says again as evidence; its second word is none")
    mutating func repeated() throws {
        let punch = EntryDraft(
            .punched(Punch(person: mei.id, direction: .in)),
            happened: StationTime.after(50).now,
            source: .kiosk,
            actor: "kiosk"
        )
        let entries = try store.append([punch], recorded: StationTime.after(50).now)
        known.present.apply(JournalNews(written: entries))
        let evidence = enter(badge, at: 60)
        #expect(direction(evidence) == .in)
        let second = enter(call, at: 70)
        #expect(direction(second) == .in && second?.source == .phone)
        let third = enter(badge, at: 80)
        #expect(third == nil)
    }

    @Test("the journal's policy counts before the usual one, and is news when it changes")
    mutating func policy() {
        var said = AttendancePolicy()
        said.awayAfter = .seconds(60)
        let isSame = punches.update(nil)
        let isNews = punches.update(said)
        let isNewsAgain = punches.update(said)
        #expect(!isSame && isNews && !isNewsAgain && punches.policy == said)
        let isTakenBack = punches.update(nil)
        #expect(isTakenBack && punches.policy == AttendancePolicy())
    }

    /// Mei Lin came at 8:01:00, and maybe left.
    private func journal(out: Double?, isProvisional: Bool) throws -> KnownJournal {
        var punches = [Punch(person: mei.id, direction: .in)].map { ($0, 60.0) }
        if let out { punches.append((Punch(person: mei.id, direction: .out, isProvisional: isProvisional), out)) }
        for (punch, second) in punches {
            let happened = StationTime.after(second).now
            let draft = EntryDraft(.punched(punch), happened: happened, source: .kiosk, actor: "kiosk")
            _ = try store.append([draft], recorded: happened)
        }
        return try EngineScript.known(store, at: StationTime.after(1000).now)
    }

    @Test(
        "after a restart a badge counts as inside whose person is on site, or punched out by hand while it was heard",
        arguments: [
            (nil, false, 900.0, true),
            (890, false, 900, true),
            (890, true, 900, false),
            // Long before the station stopped: the badge was not there.
            (500, false, 100, false),
        ] as [(Double?, Bool, Double, Bool)]
    )
    func restart(out: Double?, isProvisional: Bool, heard: Double, isInside: Bool) throws {
        var known = try journal(out: out, isProvisional: isProvisional)
        let sighting = LastSighting(instant: StationTime.after(heard).now, badge: badge.identity)
        var last: LastSighting? = sighting
        let now = StationTime.after(1000).wall
        let assumed = punches.heardBeforeRestart(badge, last: &last, known: &known, at: now)
        #expect(assumed == (isInside ? sighting.instant : nil) && last == sighting)
        // Of several badges, only the one that was heard last.
        let other = Badge(identity: StationScript.beacon(8), person: mei.id)
        let assumedToo = punches.heardBeforeRestart(other, last: &last, known: &known, at: now)
        #expect(assumedToo == nil)
    }

    @Test("after a restart somebody on site of whom no sighting is known was last seen when they came")
    func restartWithoutSighting() throws {
        var known = try journal(out: nil, isProvisional: false)
        var last: LastSighting?
        let assumed = punches.heardBeforeRestart(badge, last: &last, known: &known, at: StationTime.after(1000).wall)
        #expect(assumed == StationTime.after(60).now && last == LastSighting(instant: StationTime.after(60).now))
    }
}
