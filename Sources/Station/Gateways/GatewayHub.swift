package import BeaconKit

/// What is heard over one source, as a value: messages and time go in; reports, conditions and losses come out.
package struct GatewayHub: Sendable {
    /// What is to be passed on to a ``GatewaySink``.
    package struct Output: Sendable {
        package var batch = ReportBatch()
        package var conditions: [(receiver: ReceiverID, condition: RadioCondition)] = []
        package var lost: [(receiver: ReceiverID, count: Int)] = []
    }

    private struct Line {
        var intake: GatewayIntake
        var monitor = GatewayMonitor()
        var lost = 0
    }

    /// How many packets wait at most to be passed on, and how many gateways are listed that nobody asked for.
    package static let (mostWaiting, mostFound) = (20_000, 200)
    /// How many lost packets are told at once at most, whatever a gateway says.
    private static let mostLost = 1_000_000_000

    private var lines: [Gateway: Line] = [:]
    private var filter: GatewayFilter
    private var output = Output()
    private var isConnected = false
    private var trouble: GatewayTrouble?
    /// What is heard, while somebody asks.
    private var found: [Gateway: GatewayFindings.Found]?

    package init(filter: GatewayFilter = GatewayFilter()) { self.filter = filter }

    package var gateways: [Gateway] { Array(lines.keys) }

    package mutating func use(_ filter: GatewayFilter) { self.filter = filter }

    /// A gateway is a receiver from now on.
    package mutating func add(_ gateway: Gateway, as receiver: ReceiverID, at now: Instant) {
        guard lines[gateway] == nil else { return }
        var line = Line(intake: GatewayIntake(receiver: receiver))
        if isConnected { line.monitor.connected() }
        if let trouble { line.monitor.disconnected(trouble, at: now) }
        lines[gateway] = line
    }

    package mutating func remove(_ gateway: Gateway) { lines[gateway] = nil }

    package mutating func connected() {
        (isConnected, trouble) = (true, nil)
        for gateway in lines.keys { lines[gateway]?.monitor.connected() }
    }

    package mutating func disconnected(_ trouble: GatewayTrouble, at now: Instant) {
        (isConnected, self.trouble) = (false, trouble)
        for gateway in lines.keys { lines[gateway]?.monitor.disconnected(trouble, at: now) }
    }

    /// Ingests what a gateway said. Of one that is no receiver nothing is kept.
    ///
    /// - Parameters:
    ///   - steady: when it came.
    ///   - wall: what the station's clock showed then.
    package mutating func ingest(_ news: [GatewayNews], of gateway: Gateway, at steady: Instant, wall: Instant) {
        if found != nil { tally(news, of: gateway) }
        guard var line = lines.removeValue(forKey: gateway) else { return }
        defer { lines[gateway] = line }
        for item in news {
            let isAlive = line.monitor.ingest(item, at: steady)
            if case .lost(let count) = item { line.lost = min(line.lost + count, Self.mostLost) }
            guard case .advert(let advert) = item else {
                if isAlive { line.intake.lifeSign(at: steady, into: &output.batch) }
                continue
            }
            guard output.batch.count < Self.mostWaiting else {
                line.lost += 1
                continue
            }
            let outcome = line.intake.ingest(advert, at: steady, wall: wall, filter: filter, into: &output.batch)
            if outcome == .dropped { line.lost += 1 }
            line.monitor.record(outcome, lag: line.intake.clock.lag, at: steady)
        }
    }

    /// What is to be passed on now. Call it a few times a second.
    package mutating func drain(at now: Instant) -> Output {
        for gateway in lines.keys {
            guard var line = lines.removeValue(forKey: gateway) else { continue }
            if let condition = line.monitor.change(at: now) {
                output.conditions.append((line.intake.receiver, condition))
            }
            if line.lost > 0 { output.lost.append((line.intake.receiver, line.lost)) }
            line.lost = 0
            lines[gateway] = line
        }
        defer { output = Output() }
        return output
    }

    /// How each gateway is.
    package func conditions(at now: Instant) -> [Gateway: RadioCondition] {
        lines.mapValues { $0.monitor.condition(at: now) }
    }

    // MARK: Whether they hear

    package mutating func beginTest() { found = [:] }

    package mutating func endTest() -> GatewayFindings {
        defer { found = nil }
        let all = (found ?? [:]).values.sorted { $0.gateway.id < $1.gateway.id }
        return GatewayFindings(trouble: isConnected ? nil : trouble, found: all)
    }

    private mutating func tally(_ news: [GatewayNews], of gateway: Gateway) {
        let isRoom = (found?.count ?? 0) < Self.mostFound
        guard var line = found?[gateway] ?? (isRoom ? GatewayFindings.Found(gateway) : nil) else { return }
        for case .advert(let advert) in news {
            line.reports += 1
            if advert.rssi < 0 { line.strongest = max(line.strongest ?? advert.rssi, advert.rssi) }
            guard let frame = (try? BeaconFrame.parse(advertisingData: advert.data.span)) ?? nil else { continue }
            line.beacons += 1
            if filter.known.contains(frame.identity.uuid) { line.known += 1 }
        }
        found?[gateway] = line
    }
}
