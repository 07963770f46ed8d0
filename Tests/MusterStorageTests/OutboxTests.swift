import Attendance
import BeaconKit
import Logging
import MusterStorage
import Station
import Testing

/// The outbox on a real journal, with scripted time.
@Suite("The outbox")
struct OutboxTests {
    private let journal: SQLiteJournal
    private let start = History.start
    private let quiet = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    init() throws {
        journal = try SQLiteJournal()
        _ = try journal.append([History.site(), try History.person(1), try History.person(2)], recorded: start)
    }

    private func at(_ seconds: Int64) -> Instant { start.adding(microseconds: seconds * 1_000_000) }

    @discardableResult
    private func add(_ id: String, _ subscriptions: Set<Subscription> = [.everything]) throws -> Channel {
        let settings = ChannelSettings(kind: .webhook, address: "https://a.example")
        let channel = Channel(id: id, name: id, settings: settings, subscriptions: subscriptions, created: start)
        try journal.save(channel)
        return channel
    }

    private func punch(_ number: Int, _ direction: Punch.Direction, minutes: Int64) throws {
        _ = try journal.append([History.punch(number, direction, minutes: minutes)], recorded: start)
    }

    @Test("a channel is told what it subscribed to, from when it was added, once")
    func enqueueing() async throws {
        try punch(1, .in, minutes: 1)
        try add("all")
        try add("two", [Subscription(type: .checkedOut, person: History.id(2))])
        try punch(1, .out, minutes: 2)
        try punch(2, .in, minutes: 3)
        try punch(2, .out, minutes: 4)
        // A fact that is nobody's business outside.
        _ = try journal.append([try History.person(3)], recorded: start)
        for _ in 1...3 { while try journal.enqueue(at: start) > 0 {} }
        #expect(try journal.deliveries("all", limit: 10).map(\.sequence) == [7, 6, 5])
        #expect(try journal.deliveries("two", limit: 10).map(\.sequence) == [7])
        #expect(try journal.waiting() == ["all": 3, "two": 1])
    }

    @Test("people are told which item it is, as long as it is watched")
    func itemNames() async throws {
        let outbox = Outbox(store: journal, logger: quiet)
        try add("a", [Subscription(type: .itemLeftBehind, person: nil)])
        let commands = ItemCommands(store: journal, actor: "test", source: .supervisor)
        let identity = BeaconIdentity(uuid: BeaconUUID(high: 1, low: 2), major: 3, minor: 4)
        let tag = try Tag(identity: identity, owner: History.id(1))
        let item = try commands.add(ItemSetup(name: "Laptop bag", tag: tag), at: start)
        let alert = Alert(.leftBehind, item: item.id, person: History.id(1), room: "Lab", lastSeen: start)
        let draft = EntryDraft(.alertRaised(alert), happened: start, source: .system, actor: "station")
        _ = try journal.append([draft], recorded: start)
        let name = try #require(try journal.name(of: History.id(1)))
        let job = try #require(await outbox.jobs(at: start).first)
        #expect(job.message.words.title == "\(name): are you forgetting Laptop bag?")
        await outbox.cancel(job)
        try commands.remove(item.id, at: start)
        let later = try #require(await outbox.jobs(at: start).first)
        #expect(later.message.words.title == "\(name): are you forgetting something?")
    }

    @Test("what has expired is told to nobody, nor is something else in its place")
    func expired() async throws {
        let outbox = Outbox(store: journal, logger: quiet)
        try add("a")
        let alert = Alert(.returned, item: ItemID(rawValue: "bag"))
        let draft = EntryDraft(.alertRaised(alert), happened: start, source: .system, actor: "station")
        _ = try journal.append([draft], recorded: start)
        #expect(try journal.enqueue(at: start) > 0)
        let later = at(30 * 86_400)
        let punch = EntryDraft(
            .punched(Punch(person: History.id(1), direction: .in)),
            happened: later,
            source: .kiosk,
            actor: "Door"
        )
        _ = try journal.append([punch], recorded: later)
        let manager = RetentionManager(store: journal)
        try await manager.change(to: Retention(days: [.presence: 7]), actor: "test", source: .supervisor, at: later)
        try manager.confirmClock(actor: "test", source: .supervisor, at: later)
        #expect(try await manager.expire(at: later) == 1)
        while try journal.enqueue(at: later) > 0 {}
        var told: [String] = []
        for _ in 0..<3 {
            for job in await outbox.jobs(at: later) {
                told.append(job.message.words.title)
                await outbox.finish(job, outcome: SendOutcome(.delivered), at: later)
            }
        }
        #expect(told.count == 1 && told[0].contains("Person 1"), "\(told)")
        #expect(try journal.deliveries("a", limit: 9).map(\.state) == [.delivered, .failed])
    }

    @Test("one message of a channel is under way, and another channel does not wait for it")
    func oneAtATime() async throws {
        let outbox = Outbox(store: journal, logger: quiet)
        try add("a")
        try add("b")
        try punch(1, .in, minutes: 1)
        try punch(2, .in, minutes: 1)
        let first = await outbox.jobs(at: start)
        #expect(first.map(\.channel.id) == ["a", "b"])
        #expect(await outbox.jobs(at: start).isEmpty)
        await outbox.finish(first[1], outcome: SendOutcome(.delivered, status: 204), at: start)
        let second = await outbox.jobs(at: start)
        #expect(second.map(\.channel.id) == ["b"])
        #expect(second[0].delivery.sequence == first[1].delivery.sequence + 1)
    }

    @Test("what was acknowledged is not sent again, also after a restart; what was under way is, under the same id")
    func restarted() async throws {
        try add("a")
        try punch(1, .in, minutes: 1)
        try punch(1, .out, minutes: 2)
        let before = Outbox(store: journal, logger: quiet)
        let acknowledged = try #require(await before.jobs(at: start).first)
        await before.finish(acknowledged, outcome: SendOutcome(.delivered), at: start)
        let lost = try #require(await before.jobs(at: start).first)

        let after = Outbox(store: journal, logger: quiet)
        let again = try #require(await after.jobs(at: start).first)
        #expect(again.message.id == lost.message.id && again.message.body == lost.message.body)
        #expect(again.message.id != acknowledged.message.id)
        await after.finish(again, outcome: SendOutcome(.delivered), at: start)
        #expect(await after.jobs(at: at(1_000_000)).isEmpty)
    }

    @Test("an endpoint that is dead is tried ever more rarely for three days, then given up")
    func dead() async throws {
        let outbox = Outbox(store: journal, logger: quiet)
        try add("a")
        try punch(1, .in, minutes: 1)
        var tries: [Int64] = []
        var second: Int64 = 0
        while second <= RetrySchedule.patience + 600 {
            for job in await outbox.jobs(at: at(second)) {
                tries.append(second)
                await outbox.finish(job, outcome: SendOutcome(.unreachable), at: at(second))
            }
            // When it is due next; the channel's own pause is never longer.
            let due = try #require(try journal.deliveries("a", limit: 1).first).due
            second = max(second + 1, due.microseconds(since: start) / 1_000_000)
        }
        let pauses = zip(tries, tries.dropFirst()).map { $1 - $0 }
        #expect(tries.first == 0 && tries.last == RetrySchedule.patience)
        #expect(Array(pauses.prefix(9)) == RetrySchedule.pauses)
        #expect(try journal.deliveries("a", limit: 1).first?.state == .failed)
        #expect(try journal.replay(1, of: "a", at: at(second)))
        #expect(await outbox.jobs(at: at(second)).count == 1)
    }

    @Test("when it works again, what waited for its own time does not wait longer")
    func back() async throws {
        let outbox = Outbox(store: journal, logger: quiet)
        try add("a")
        for minute in 1...20 { try punch(1, minute % 2 == 1 ? .in : .out, minutes: Int64(minute)) }
        for second in stride(from: Int64(0), to: 7200, by: 1) {
            for job in await outbox.jobs(at: at(second)) {
                await outbox.finish(job, outcome: SendOutcome(.busy, status: 503), at: at(second))
            }
        }
        var delivered: [Int64] = []
        for second in stride(from: Int64(7200), to: 7800, by: 1) {
            while let job = await outbox.jobs(at: at(second)).first {
                await outbox.finish(job, outcome: SendOutcome(.delivered), at: at(second))
                delivered.append(second)
            }
        }
        // The longest pause of a channel is five minutes.
        #expect(delivered.count == 20 && delivered.allSatisfy { $0 <= 7500 })
    }

    @Test("a message that the other side refuses does not hold up the others")
    func poison() async throws {
        let outbox = Outbox(store: journal, logger: quiet)
        try add("a")
        for minute in 1...5 { try punch(1, minute % 2 == 1 ? .in : .out, minutes: Int64(minute)) }
        let poisoned = try #require(await outbox.jobs(at: start).first)
        await outbox.finish(poisoned, outcome: SendOutcome(.rejected, status: 400), at: start)
        var sent: [Int64] = []
        while let job = await outbox.jobs(at: start).first {
            sent.append(job.delivery.sequence)
            await outbox.finish(job, outcome: SendOutcome(.delivered), at: start)
        }
        #expect(sent == [5, 6, 7, 8].map { $0 })
        #expect(await outbox.jobs(at: at(4)).isEmpty)
        #expect(await outbox.jobs(at: at(5)).first?.message.id == poisoned.message.id)
    }

    @Test("410 turns the channel off; turned on again, it is told what waited and what happens from then on")
    func gone() async throws {
        let outbox = Outbox(store: journal, logger: quiet)
        var channel = try add("a")
        try punch(1, .in, minutes: 1)
        let job = try #require(await outbox.jobs(at: start).first)
        await outbox.finish(job, outcome: SendOutcome(.gone, status: 410), at: start)
        #expect(try journal.channel("a")?.off == .gone)
        try punch(1, .out, minutes: 2)
        #expect(await outbox.jobs(at: at(100_000)).isEmpty)
        channel.off = nil
        try journal.save(channel)
        try punch(2, .in, minutes: 3)
        var ids: [Int64] = []
        while let job = await outbox.jobs(at: at(100_000)).first {
            ids.append(job.delivery.sequence)
            await outbox.finish(job, outcome: SendOutcome(.delivered), at: at(100_000))
        }
        #expect(ids.sorted() == [4, 6])
    }

    @Test("the other side's wish to be left alone is kept, within six hours")
    func retryAfter() async throws {
        for (asked, pause) in [(Int64(90), Int64(90)), (1, 5), (-5, 5), (.max, RetrySchedule.longestPause)] {
            let outcome = SendOutcome(.busy, status: 429, retryAfter: asked)
            let verdict = RetrySchedule.verdict(outcome, attempts: 1, queued: start, now: start)
            #expect(verdict == .again(at: at(pause)))
        }
    }

    @Test("a clock that is set back neither stops a channel nor makes it send twice")
    func clockSetBack() async throws {
        let outbox = Outbox(store: journal, logger: quiet)
        try add("a")
        try punch(1, .in, minutes: 1)
        let job = try #require(await outbox.jobs(at: at(10_000_000)).first)
        await outbox.finish(job, outcome: SendOutcome(.unreachable), at: at(10_000_000))
        let again = try #require(await outbox.jobs(at: start).first)
        await outbox.finish(again, outcome: SendOutcome(.delivered), at: start)
        #expect(await outbox.jobs(at: start).isEmpty)
    }

    @Test("an opened door is not told to programs late, whatever the reason")
    func doors() async throws {
        let outbox = Outbox(store: journal, logger: quiet)
        try add("a")
        let opening = DoorOpening(rule: RuleID(), door: try Door(name: "Front", means: .webhook), person: History.id(1))
        _ = try journal.append([History.draft(.doorOpened(opening))], recorded: start)
        _ = try journal.append([History.draft(.doorOpened(opening))], recorded: start)
        let first = try #require(await outbox.jobs(at: at(10)).first)
        #expect(first.message.type == .doorOpened)
        await outbox.finish(first, outcome: SendOutcome(.delivered), at: at(10))
        #expect(await outbox.jobs(at: at(11)).isEmpty)
        #expect(try journal.deliveries("a", limit: 1).first?.lastAttempt?.outcome.reason == .expired)
    }

    @Test("the log is kept for 30 days, and what waits for as long as it waits")
    func tidying() async throws {
        let outbox = Outbox(store: journal, logger: quiet)
        try add("a")
        try punch(1, .in, minutes: 1)
        let job = try #require(await outbox.jobs(at: start).first)
        await outbox.finish(job, outcome: SendOutcome(.delivered), at: start)
        _ = await outbox.jobs(at: at(29 * 86_400))
        #expect(try journal.deliveries("a", limit: 5).count == 1)
        _ = await outbox.jobs(at: at(31 * 86_400))
        #expect(try journal.deliveries("a", limit: 5).isEmpty)
    }

    @Test("a channel that is removed takes all that waits along")
    func removing() throws {
        try add("a")
        try punch(1, .in, minutes: 1)
        _ = try journal.enqueue(at: start)
        try journal.removeChannel("a")
        #expect(try journal.deliveries(nil, limit: 5).isEmpty)
        #expect(try journal.channels().isEmpty)
    }
}
