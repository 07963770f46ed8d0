package import BeaconKit

/// How a gateway is, by what it and its connection say. A connection that stands proves nothing about the radio.
package struct GatewayMonitor: Sendable {
    private static let second: Int64 = 1_000_000
    /// How long a lost connection, a gateway that its broker calls gone, or a scan that stopped may take to come back.
    private static let (connectionPatience, offlinePatience, scanPatience) = (15 * second, 5 * second, 15 * second)
    /// How long its counter may stand still.
    private static let counterPatience = 60 * second
    /// How many losses in which time are flapping; turns between two of one name are counted over the same time.
    private static let (flaps, turns, span) = (4, 3, 600 * second)
    private static let ruuvi: UInt16 = 0x0499

    /// Why there is no connection, and since when.
    private var down: (trouble: GatewayTrouble, since: Instant)?
    private var isConnected = false
    private var offlineSince: Instant?
    private var stoppedSince: Instant?
    private var counter: (value: Int64, since: Instant, latest: Instant)?
    private var lastHeard: Instant?
    private var losses: [Instant] = []
    private var instance: String?
    private var previousInstance: String?
    private var instanceTurns: [Instant] = []
    private var dropped: (count: Int, since: Instant)?
    private var floodedAt: Instant?
    private var lateSince: Instant?
    private var lag: Int64 = 0
    /// Advertisements that were no beacons: from Ruuvi's tags, and from others; and how many beacons.
    private var heard: (own: Int, others: Int) = (0, 0)
    private var told: RadioCondition?

    package init() {}

    // MARK: What happens

    /// There is a connection: with the device, or with its broker.
    package mutating func connected() {
        isConnected = true
        down = nil
    }

    /// The connection ended, or could not be made.
    package mutating func disconnected(_ trouble: GatewayTrouble, at now: Instant) {
        if isConnected { recordLoss(at: now) }
        isConnected = false
        down = (trouble, down?.since ?? now)
        (counter, stoppedSince, lateSince) = (nil, nil, nil)
    }

    /// Ingests what a gateway said.
    ///
    /// - Returns: whether its radio is proved to be at work.
    package mutating func ingest(_ news: GatewayNews, at now: Instant) -> Bool {
        switch news {
        case .advert: return true
        case .lost: return false
        case .online(true):
            offlineSince = nil
            return false
        case .online(false):
            if offlineSince == nil { recordLoss(at: now) }
            offlineSince = offlineSince ?? now
            (counter, lateSince) = (nil, nil)
            return false
        case .scanning(let isScanning):
            stoppedSince = isScanning ? nil : stoppedSince ?? now
            return false
        case .instance(let new):
            record(instance: new, at: now)
            return false
        case .counter(let value):
            let hasMoved = counter.map { $0.value != value } ?? false
            counter = counter.map { hasMoved ? (value, now, now) : ($0.value, $0.since, now) } ?? (value, now, now)
            return hasMoved
        }
    }

    /// Records what came of an advertisement.
    package mutating func record(_ outcome: GatewayIntake.Outcome, lag: Int64?, at now: Instant) {
        lastHeard = now
        // Whoever hears is there, whatever the broker retained of it.
        offlineSince = nil
        switch outcome {
        case .beacon: heard.others += 1
        case .other(let company) where company == Self.ruuvi: heard.own = min(heard.own + 1, 1_000)
        case .other, .old: heard.others = min(heard.others + 1, 1_000)
        case .dropped:
            heard.others = min(heard.others + 1, 1_000)
            if let dropped, now.microseconds(since: dropped.since) < 10 * Self.second {
                self.dropped = (dropped.count + 1, dropped.since)
                if dropped.count + 1 >= 1_000 { floodedAt = now }
            } else {
                dropped = (1, now)
            }
        }
        guard let lag else { return }
        self.lag = lag
        lateSince = lag >= 10 * Self.second ? lateSince ?? now : nil
    }

    private mutating func recordLoss(at now: Instant) {
        losses.append(now)
        if losses.count > Self.flaps { losses.removeFirst() }
    }

    private mutating func record(instance new: String, at now: Instant) {
        defer { instance = new }
        guard let instance, instance != new else { return }
        // A new address is nothing; one that was there before has come back.
        if previousInstance == new {
            instanceTurns.append(now)
            if instanceTurns.count > Self.turns { instanceTurns.removeFirst() }
        }
        previousInstance = instance
    }

    // MARK: What it means

    /// The condition, if it is another than the last time.
    package mutating func change(at now: Instant) -> RadioCondition? {
        let condition = condition(at: now)
        guard condition != told else { return nil }
        // A lag in seconds changes all the time; what is told once is enough.
        if case .gateway(.late)? = told, case .gateway(.late) = condition { return nil }
        told = condition
        return condition
    }

    package func condition(at now: Instant) -> RadioCondition {
        func lasts(_ since: Instant?, _ patience: Int64) -> Bool {
            since.map { now.microseconds(since: $0) >= patience } ?? false
        }
        func often(_ moments: [Instant], _ count: Int) -> Bool {
            moments.count >= count && now.microseconds(since: moments[moments.count - count]) < Self.span
        }
        if let down {
            let isCertain: Bool
            switch down.trouble {
            case .unreachable, .notCalling, .brokerUnreachable:
                isCertain = lasts(down.since, Self.connectionPatience)
            default: isCertain = true
            }
            if isCertain { return .gateway(down.trouble) }
        }
        if lasts(offlineSince, Self.offlinePatience) { return .gateway(.offline) }
        if lasts(stoppedSince, Self.scanPatience) { return .gateway(.notScanning) }
        if let counter, counter.latest.microseconds(since: counter.since) >= Self.counterPatience,
            lastHeard.map({ now.microseconds(since: $0) >= Self.counterPatience }) ?? true
        {
            return .gateway(.deaf)
        }
        if often(instanceTurns, Self.turns) { return .gateway(.duplicate) }
        if often(losses, Self.flaps) { return .gateway(.flapping) }
        if let floodedAt, now.microseconds(since: floodedAt) < 30 * Self.second { return .gateway(.flooding) }
        if lasts(lateSince, 30 * Self.second) { return .gateway(.late(Int(lag / Self.second))) }
        if heard.own >= 50, heard.others == 0 { return .gateway(.filtered) }
        return isConnected || told == .listening ? .listening : .starting
    }
}
