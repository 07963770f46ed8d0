import Attendance
package import BeaconKit
import Logging

/// Radios come and go while the station runs.
extension LiveStation: ReceiverSink {
    package func attach(_ adapter: Adapter) -> ReceiverID {
        let (id, new) = receivers.attach(adapter, room: room ?? site.name)
        if new != nil {
            settleReceivers()
            if let place = place(id) {
                pipeline.engine.place(id, in: receivers.room(place.room))
                logger.info(
                    "a receiver was connected",
                    metadata: ["receiver": "\(place.name)", "room": "\(place.room)"]
                )
            }
        }
        return id
    }

    /// Takes over what people called the receivers, and where they placed them.
    func settleReceivers() {
        for place in receivers.settle(stored.receivers) where receivers[place.id]?.isReplaced == false {
            pipeline.engine.place(place.id, in: receivers.room(place.room))
        }
    }

    package func note(_ condition: RadioCondition, of receiver: ReceiverID?) {
        guard let receiver else {
            noteRadio(condition)
            flush()
            return
        }
        guard let news = receivers.update(receiver, { $0.radio.note(condition, at: now) }) else { return }
        tell(news, of: receiver)
        // One adapter that listens is a radio that works.
        if condition == .listening { noteRadio(.listening) }
        if condition.isDeaf { silence([receiver]) } else { returnReplaced(receiver) }
        flush()
    }

    package func lost(_ packets: Int, by receiver: ReceiverID) {
        receivers.update(receiver) { $0.lost += packets }
        unloggedLosses += packets
        guard now >= nextLossLog else { return }
        nextLossLog = now.adding(microseconds: 60_000_000)
        logger.warning(
            "the machine was too slow; reports were lost",
            metadata: ["receiver": name(receiver), "packets": "\(unloggedLosses)"]
        )
        unloggedLosses = 0
    }

    /// Takes the condition of the radio as a whole.
    private func noteRadio(_ condition: RadioCondition) {
        let news = radio.note(condition, at: now)
        tell(news, of: nil)
        guard news != .none else { return }
        alarms.radio(condition)
        if condition.isDeaf { silence(receivers.adapters) }
    }

    /// These hear nothing from now on: whom they heard stays as last known.
    private func silence(_ silenced: [ReceiverID]) {
        var events: [PresenceEvent] = []
        for receiver in silenced { pipeline.engine.receiverFellSilent(receiver, at: now) { events.append($0) } }
        handle(events)
    }

    /// A receiver hears again: so its radio works, whatever was told of it.
    func heardAgain(_ receiver: ReceiverID, at instant: Instant) {
        guard let news = receivers.update(receiver, { $0.radio.hear(at: instant) }) else { return }
        tell(news, of: receiver)
        if news != .none { noteRadio(.listening) }
    }

    /// Journals and logs a change, once.
    private func tell(_ news: RadioState.News, of receiver: ReceiverID?) {
        let state = receiver.map { receivers[$0]?.radio ?? RadioState() } ?? radio
        guard news == .lasting, let condition = state.condition else { return }
        var reason: String?
        if case .failed(let text) = condition { reason = text }
        note(.radioChanged(RadioChanged(condition: condition.code, cause: reason)), receiver: receiver, at: now)
        let words = condition.words(for: receiver.flatMap { receivers[$0]?.place.name })
        logger.log(
            level: condition.isFault ? .warning : .notice,
            "\([words.title, words.remedy].compactMap { $0 }.joined(separator: ". "))"
        )
    }

    /// Lets go of those whom only an adapter heard that was pulled out, once another in its room has been hearing for so
    /// long without them that they are away.
    func retireReplaced() {
        for line in receivers.lines where line.radio.condition == .absent && !line.isReplaced {
            let isReplaced = receivers.lines.contains { other in
                guard other.place.room == line.place.room, let hearing = other.hearingSince else { return false }
                return now.microseconds(since: max(hearing, line.radio.since)) >= policy.awayAfter.microseconds
            }
            guard isReplaced else { continue }
            receivers.update(line.place.id) { $0.isReplaced = true }
            pipeline.engine.retire(line.place.id)
        }
    }

    /// An adapter that was let go of is back: nobody speaks for it any more.
    private func returnReplaced(_ receiver: ReceiverID) {
        guard let line = receivers[receiver], line.isReplaced else { return }
        receivers.update(receiver) { $0.isReplaced = false }
        pipeline.engine.place(receiver, in: receivers.room(line.place.room))
    }

    func name(_ receiver: ReceiverID) -> Logger.MetadataValue {
        "\(receivers[receiver]?.place.name ?? String(receiver.rawValue))"
    }
}
