import BeaconKit
package import Station

/// Keeps the station's sources at work, and looks for new ones.
package actor GatewayRunner {
    private let sink: any GatewaySink
    private let time: GatewayTime
    private let uplinks: HearingHost?
    private var runs: [String: SourceRun] = [:]
    private var filter = GatewayFilter()

    /// - Parameter uplinks: where paired receivers send to; `nil` where this station talks to no others.
    package init(sink: any GatewaySink, time: GatewayTime, uplinks: HearingHost? = nil) {
        self.sink = sink
        self.time = time
        self.uplinks = uplinks
    }

    /// Follows the sources as they are settled now.
    ///
    /// - Returns: what has to be run of that, each in a task of its own.
    package func update(_ sources: [GatewaySource], filter: GatewayFilter) async -> [@Sendable () async -> Void] {
        // A proxy that is no receiver yet is left to others.
        let used = sources.filter { $0.settings.isBroker || !$0.settings.gateways.isEmpty }
        let wanted = Dictionary(used.map { ($0.id, $0.settings) }) { first, _ in first }
        for (id, run) in runs {
            if let settings = wanted[id], run.isSame(as: settings) { continue }
            runs[id] = nil
            run.close()
            for gateway in run.intake.change({ $0.gateways }) where !(wanted[id]?.gateways.contains(gateway) ?? false) {
                await sink.detach(gateway)
            }
        }
        var new: [@Sendable () async -> Void] = []
        for (id, settings) in wanted {
            let run: SourceRun
            if let known = runs[id] {
                run = known
            } else {
                run = SourceRun(settings, intake: SourceIntake(time: time, filter: filter), uplinks: uplinks)
                runs[id] = run
                let sink = sink
                new.append { await run.run(into: sink) }
            }
            await settle(run, to: settings.gateways)
            if filter != self.filter { run.intake.change { $0.use(filter) } }
        }
        self.filter = filter
        return new
    }

    private func settle(_ run: SourceRun, to gateways: [Gateway]) async {
        let present = run.intake.change { $0.gateways }
        for gateway in gateways where !present.contains(gateway) {
            let receiver = await sink.attach(gateway)
            let now = time.steady()
            run.intake.change { $0.add(gateway, as: receiver, at: now) }
        }
        for gateway in present where !gateways.contains(gateway) {
            run.intake.change { $0.remove(gateway) }
            await sink.detach(gateway)
        }
    }

    /// How each gateway is.
    package func conditions() -> [Gateway: RadioCondition] {
        let now = time.steady()
        return runs.values.reduce(into: [:]) { all, run in
            all.merge(run.intake.change { $0.conditions(at: now) }) { first, _ in first }
        }
    }

    /// The source at work that is reached in the same way.
    private func run(like settings: GatewaySettings) -> SourceRun? { runs.values.first { $0.isSame(as: settings) } }
}

extension GatewayRunner: GatewayProbe {
    package nonisolated var kinds: [GatewayKindName] { GatewayProber.kinds }

    /// A source that is at work is listened to as it is: a proxy has one subscriber alone.
    package func listen(
        to settings: GatewaySettings,
        for seconds: Int,
        filter: GatewayFilter
    ) async -> GatewayFindings {
        guard let run = run(like: settings) else {
            return await GatewayProber(time: time, uplinks: uplinks).listen(to: settings, for: seconds, filter: filter)
        }
        run.intake.change { $0.beginTest() }
        try? await Task.sleep(for: .seconds(seconds))
        return run.intake.change { $0.endTest() }
    }

    package func devices() async -> [GatewayDevice]? { await GatewayProber(time: time, uplinks: uplinks).devices() }
}
