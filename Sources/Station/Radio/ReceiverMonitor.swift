package import Attendance
package import BeaconKit
import Logging

/// The receivers and their radios: what they are called, where they stand, how they are, and what of that is news.
package struct ReceiverMonitor: Sendable {
    var table: ReceiverTable
    /// How this machine's Bluetooth is as a whole.
    private(set) var radio = RadioState()
    /// Where this machine's adapters stand; `nil` for a room that is called as the site.
    private let room: String?
    private var unloggedLosses = 0
    private var nextLossLog: Instant

    /// - Parameter places: the receivers that stand somewhere from the start.
    package init(_ places: [ReceiverPlace], room: String? = nil, now: Instant) {
        table = ReceiverTable(places)
        self.room = room
        nextLossLog = now
    }

    /// How the radio as a whole is where nothing can be heard by it; `nil` where something can.
    package var deafness: RadioCondition? { radio.isDeaf ? radio.condition : nil }

    // MARK: Names and rooms

    /// Names and places all receivers at the start, as people said.
    package mutating func begin(_ placements: [String: ReceiverPlacement]) -> [Effect] {
        _ = table.settle(placements)
        return table.lines.map { .place($0.place.id, table.room($0.place.room)) }
    }

    /// Names and places the receivers as people said.
    package mutating func settle(_ placements: [String: ReceiverPlacement]) -> [Effect] {
        table.settle(placements).compactMap { place in
            table[place.id]?.isReplaced == false ? .place(place.id, table.room(place.room)) : nil
        }
    }

    /// An adapter is there.
    ///
    /// - Parameters:
    ///   - site: what the site is called.
    ///   - placements: what people said of receivers.
    package mutating func attach(
        _ adapter: Adapter,
        site: String,
        placements: [String: ReceiverPlacement]
    ) -> (receiver: ReceiverID, effects: [Effect]) {
        let (id, new) = table.attach(adapter, room: room ?? site)
        guard new != nil else { return (id, []) }
        var effects = settle(placements)
        if let place = place(of: id) {
            effects.append(.place(id, table.room(place.room)))
            effects.append(.log(.info, "a receiver was connected", ["receiver": place.name, "room": place.room]))
        }
        return (id, effects)
    }

    /// A gateway is a receiver from now on.
    ///
    /// - Parameters: as of ``attach(_:site:placements:)``.
    package mutating func attach(
        _ gateway: Gateway,
        site: String,
        placements: [String: ReceiverPlacement]
    ) -> (receiver: ReceiverID, effects: [Effect]) {
        let id = table.attach(gateway, room: room ?? site)
        return (id, settle(placements) + (place(of: id).map { [.place(id, table.room($0.room))] } ?? []))
    }

    /// A gateway is no receiver any more: those whom it alone heard are let go of.
    package mutating func detach(_ gateway: Gateway) -> [Effect] {
        guard let receiver = table.detach(gateway) else { return [] }
        return [.retire(receiver)]
    }

    package func place(of receiver: ReceiverID) -> ReceiverPlace? { table[receiver]?.place }

    /// A room's name.
    package func name(of room: RoomID) -> String? { table.name(of: room) }

    /// The room of a beacon: what the rule for rooms says, and not who heard it last: that flickers between two
    /// receivers. A room in which no receiver stands any more is no answer.
    package func room(of presence: BeaconPresence) -> String? {
        if let name = presence.room.flatMap({ table.name(of: $0) }),
            table.lines.contains(where: { $0.place.room == name })
        {
            return name
        }
        return presence.receiver.flatMap { place(of: $0)?.room }
    }

    // MARK: What they hear

    /// Counts what receivers delivered.
    package mutating func count(_ batch: ReportBatch) {
        batch.forEach { _, receiver, instant in
            table.update(receiver) { line in
                line.rate.count(at: instant)
                line.trace.count(at: instant)
                if line.hearingSince == nil { line.hearingSince = instant }
            }
        }
    }

    /// Takes the level of a beacon that was heard.
    package mutating func hear(_ sighting: Sighting) {
        table.update(sighting.receiver) { $0.trace.ingest(sighting.rssi, at: sighting.instant) }
    }

    /// A receiver hears nothing at all any more.
    package mutating func wentDeaf(
        _ receiver: ReceiverID,
        lastHeard: Instant,
        instant: Instant,
        at time: StationTime
    ) -> [Effect] {
        table.update(receiver) { $0.hearingSince = nil }
        let fact = Fact.receiverDeaf(ReceiverDeaf(lastHeard: time.wall(lastHeard)))
        var effects = [record(fact, of: receiver, at: time.wall(instant))]
        // Where the radio is known to be out of order, that was logged.
        let isOfRadio = table[receiver]?.gateway == nil && radio.isDeaf
        if table[receiver]?.radio.isDeaf != true, !isOfRadio {
            effects.append(.log(.warning, "a receiver went deaf; presence is frozen", ["receiver": name(receiver)]))
        }
        return effects
    }

    /// A receiver that was deaf hears again: so its radio works, whatever was told of it.
    package mutating func heard(_ receiver: ReceiverID, instant: Instant, at time: StationTime) -> [Effect] {
        table.update(receiver) { $0.hearingSince = instant }
        var effects: [Effect] = []
        if let news = table.update(receiver, { $0.radio.hear(at: instant) }) {
            effects += tell(news, of: receiver, at: time)
            if news != .none, table[receiver]?.adapter != nil { effects += updateRadio(.listening, at: time) }
        }
        effects.append(record(.receiverHeard, of: receiver, at: time.wall(instant)))
        effects.append(.log(.notice, "a receiver hears again", ["receiver": name(receiver)]))
        return effects
    }

    /// The kernel dropped packets, as nobody read them in time. That is logged once a minute.
    package mutating func lost(_ packets: Int, by receiver: ReceiverID, at time: StationTime) -> [Effect] {
        table.update(receiver) { $0.lost += packets }
        unloggedLosses += packets
        guard time.now >= nextLossLog else { return [] }
        nextLossLog = time.now.adding(microseconds: 60_000_000)
        defer { unloggedLosses = 0 }
        let details = ["receiver": name(receiver), "packets": "\(unloggedLosses)"]
        return [.log(.warning, "the machine was too slow; reports were lost", details)]
    }

    // MARK: How they are

    /// Takes the condition of a receiver's radio; without a receiver, that of the radio as a whole.
    package mutating func update(
        _ condition: RadioCondition,
        of receiver: ReceiverID?,
        at time: StationTime
    ) -> [Effect] {
        guard let receiver else { return updateRadio(condition, at: time) }
        guard let news = table.update(receiver, { $0.radio.update(condition, at: time.now) }) else { return [] }
        var effects = tell(news, of: receiver, at: time)
        // One adapter that listens is a radio that works, though another may be missing.
        if condition == .listening, table[receiver]?.adapter != nil,
            radio.condition == nil || radio.condition == .starting || radio.isDeaf
        {
            effects += updateRadio(.listening, at: time)
        }
        effects += condition.isDeaf ? [.silence([receiver])] : returned(receiver)
        return effects
    }

    private mutating func updateRadio(_ condition: RadioCondition, at time: StationTime) -> [Effect] {
        let news = radio.update(condition, at: time.now)
        var effects = tell(news, of: nil, at: time)
        guard news != .none else { return effects }
        effects.append(.radio(condition))
        if condition.isDeaf { effects.append(.silence(table.adapters)) }
        return effects
    }

    /// Journals and logs a change, once.
    private func tell(_ news: RadioState.News, of receiver: ReceiverID?, at time: StationTime) -> [Effect] {
        let state = receiver.map { table[$0]?.radio ?? RadioState() } ?? radio
        guard news == .lasting, let condition = state.condition else { return [] }
        var reason: String?
        if case .failed(let text) = condition { reason = text }
        if case .gateway(let trouble) = condition { reason = trouble.detail }
        let words = condition.words(for: receiver.flatMap { place(of: $0)?.name })
        let text = [words.title, words.remedy].compactMap { $0 }.joined(separator: ". ")
        return [
            record(.radioChanged(RadioChanged(condition: condition.code, cause: reason)), of: receiver, at: time.wall),
            .log(condition.isFault ? .warning : .notice, text),
        ]
    }

    /// Lets go of those whom only an adapter heard that was pulled out, once another in its room has been hearing for
    /// so long without them that they are away.
    ///
    /// - Parameter patience: how long that is, in µs.
    package mutating func retireReplaced(after patience: Int64, at now: Instant) -> [Effect] {
        var effects: [Effect] = []
        for line in table.lines where line.radio.condition == .absent && !line.isReplaced && line.gateway == nil {
            let isReplaced = table.lines.contains { other in
                guard other.place.room == line.place.room, let hearing = other.hearingSince else { return false }
                return now.microseconds(since: max(hearing, line.radio.since)) >= patience
            }
            guard isReplaced else { continue }
            table.update(line.place.id) { $0.isReplaced = true }
            effects.append(.retire(line.place.id))
        }
        return effects
    }

    /// An adapter that was let go of is back: nobody speaks for it any more.
    private mutating func returned(_ receiver: ReceiverID) -> [Effect] {
        guard let line = table[receiver], line.isReplaced else { return [] }
        table.update(receiver) { $0.isReplaced = false }
        return [.place(receiver, table.room(line.place.room))]
    }

    // MARK: What people see

    /// The receivers that are missed, for the board.
    ///
    /// - Parameter hearing: what a receiver hears.
    package func lines(
        at time: StationTime,
        hearing: (ReceiverID) -> PresenceTracker.Hearing
    ) -> [BoardReceiver] {
        table.lines.filter { !$0.isReplaced }.map { shown($0, at: time, hearing: hearing($0.place.id)) }
    }

    /// All receivers with what they heard of late, and what is wrong with them.
    ///
    /// - Parameter beacons: how many beacons a receiver heard lately, and how many of them are badges.
    package func reports(
        at time: StationTime,
        hearing: (ReceiverID) -> PresenceTracker.Hearing,
        beacons: (ReceiverID) -> (all: Int, badges: Int)
    ) -> [ReceiverReport] {
        table.lines.filter { $0.gateway == nil || !$0.isReplaced }.map { line in
            let shown = shown(line, at: time, hearing: hearing(line.place.id))
            let readings = line.trace.readings(until: time.now)
            // As `muster doctor` would find it.
            var diagnosis = RadioDiagnosis.Hearing(name: line.place.name)
            // A receiver that is no adapter tells nothing of its radio: it listens, or it is silent.
            diagnosis.condition = shown.condition ?? (shown.health == .deaf ? .silent : .listening)
            diagnosis.wasDisturbed = shown.condition == .disturbed
            let found = beacons(line.place.id)
            diagnosis.beacons = found.all
            diagnosis.knownBeacons = found.badges
            diagnosis.lost = line.lost
            // The last ten seconds are not in the trace yet.
            diagnosis.reports = max(readings.reduce(0) { $0 + Int(($1?.reportsPerSecond ?? 0) * 10) }, found.all)
            return ReceiverReport(
                id: line.id,
                receiver: shown,
                readings: readings,
                findings: RadioDiagnosis.findings(of: diagnosis)
            )
        }
    }

    private func shown(
        _ line: ReceiverTable.Line,
        at time: StationTime,
        hearing: PresenceTracker.Hearing
    ) -> BoardReceiver {
        // The radio as a whole being out of order, none of its adapters is in order.
        let isOutOfOrder = line.adapter != nil && radio.isDeaf && !line.radio.isDeaf
        let own = isOutOfOrder ? radio.condition : line.radio.condition
        let condition = line.isDoubted && own?.isDeaf != true ? .gateway(.implausible) : own
        let health: BoardReceiver.Health =
            if condition?.isDeaf == true { .deaf } else if hearing.lastHeard == nil { .waiting } else {
                hearing.isDeaf ? .deaf : .hearing
            }
        var rate = line.rate
        return BoardReceiver(
            name: line.place.name,
            room: line.place.room,
            health: health,
            lastHeard: hearing.lastHeard.map { time.wall($0) },
            reportsPerSecond: rate.perSecond(at: time.now),
            lostPackets: line.lost,
            adapter: line.adapter?.name,
            condition: condition
        )
    }

    private func name(_ receiver: ReceiverID) -> String { place(of: receiver)?.name ?? String(receiver.rawValue) }

    func record(_ fact: Fact, of receiver: ReceiverID?, at wall: Instant) -> Effect {
        .record(EntryDraft(ofStation: fact, happened: wall, receiver: receiver.flatMap { place(of: $0)?.name }))
    }
}
