import Attendance
package import BeaconKit
package import Logging

/// Decides what is to be sent when, and records what came of it. It has no clock and sends nothing itself.
///
/// One message of a channel is under way at a time, so that an endpoint that does not answer delays its own messages only.
package actor Outbox {
    /// Something to send now.
    package struct Job: Sendable {
        package let channel: Channel
        package let delivery: Delivery
        package let message: OutgoingMessage
    }

    /// How long the log keeps what came to its end, in µs: 30 days.
    private static let retention: Int64 = 30 * 86_400_000_000
    /// How often the log is tidied, in µs.
    private static let tidying: Int64 = 3_600_000_000

    private let store: any LinkStore & JournalStore
    private let logger: Logger
    private var paces: [String: ChannelPace] = [:]
    private var nextTidying: Instant?
    private var isFailing = false

    package init(store: any LinkStore & JournalStore, logger: Logger) {
        self.store = store
        self.logger = logger
    }

    /// What is to be sent now. Each job has to be answered by ``finish(_:outcome:at:)`` or ``cancel(_:)``.
    package func jobs(at now: Instant) -> [Job] {
        do {
            _ = try store.enqueue(at: now)
            try tidy(at: now)
            let jobs = try store.channels().filter { $0.off == nil }.compactMap { try job($0, at: now) }
            isFailing = false
            return jobs
        } catch {
            // The station's own alarm says that nothing can be recorded; what waits goes on waiting in the journal.
            if !isFailing { logger.error("events cannot be sent", metadata: ["error": "\(error)"]) }
            isFailing = true
            return []
        }
    }

    private func job(_ channel: Channel, at now: Instant) throws -> Job? {
        guard paces[channel.id, default: ChannelPace()].mayTry(at: now),
            let delivery = try store.due(channel.id, at: now)
        else { return nil }
        guard let entry = try store.entry(at: delivery.sequence),
            let event = EventDocument(entry)
        else {
            // A restored journal may not have it any more, and it may have expired.
            let outcome = SendOutcome(.other, detail: "The journal's entry is missing.")
            try store.record(outcome, verdict: .givenUp, of: delivery.id, at: now)
            return nil
        }
        if channel.settings.kind.isForPrograms, event.isExpired(at: now) {
            try store.record(SendOutcome(.expired), verdict: .givenUp, of: delivery.id, at: now)
            return nil
        }
        let message = try OutgoingMessage(
            event,
            words: try words(of: event, language: channel.settings.language),
            timestamp: now.microseconds / 1_000_000
        )
        paces[channel.id, default: ChannelPace()].began()
        return Job(channel: channel, delivery: delivery, message: message)
    }

    private func words(of event: EventDocument, language: Language) throws -> EventWords {
        EventWords(
            event,
            name: try event.person.flatMap { try store.name(of: $0) },
            item: try event.details["item"]?.text.flatMap { try store.name(of: ItemID(rawValue: $0)) },
            visitor: try event.details["visitor"]?.text.flatMap {
                try store.name(ofVisitor: PersonID(rawValue: $0))
            },
            site: try store.site()?.name ?? "",
            language: language
        )
    }

    /// Takes what came of a job.
    package func finish(_ job: Job, outcome: SendOutcome, at now: Instant) {
        let isBack = paces[job.channel.id, default: ChannelPace()].ended(outcome, at: now)
        let verdict = RetrySchedule.verdict(
            outcome,
            attempts: job.delivery.attempts + 1,
            queued: job.delivery.queued,
            now: now
        )
        do {
            try store.record(outcome, verdict: verdict, of: job.delivery.id, at: now)
            if isBack { try store.hasten(job.channel.id, at: now) }
        } catch {
            // It was sent and that is not known any more: it will be sent again, under the same id.
            logger.error("a delivery attempt could not be recorded", metadata: ["error": "\(error)"])
        }
        if verdict == .channelGone {
            logger.warning(
                "a channel's server is gone; the channel was turned off",
                metadata: ["channel": "\(job.channel.name)"]
            )
        }
    }

    /// Takes back a job of which it is not known what came of it.
    package func cancel(_ job: Job) { paces[job.channel.id]?.cancelled() }

    /// Lets a channel be tried at once, because somebody changed it.
    package func forgetPace(of channel: String) {
        if paces[channel]?.isBusy != true { paces[channel] = nil }
    }

    private func tidy(at now: Instant) throws {
        guard nextTidying.map({ now >= $0 }) ?? true else { return }
        try store.forgetDeliveries(before: now.adding(microseconds: -Self.retention))
        nextTidying = now.adding(microseconds: Self.tidying)
    }
}
