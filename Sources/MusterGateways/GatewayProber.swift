package import Station

/// Listens to a source for a moment, without a station.
package struct GatewayProber: GatewayProbe {
    static let kinds =
        [
            GatewayKindName(MusterReceiver.kind, MusterReceiver.title), GatewayKindName(ESPHome.kind, ESPHome.title),
        ] + GatewayKinds.all.map { GatewayKindName($0.kind, $0.title) }

    private let time: GatewayTime
    private let uplinks: HearingHost?

    package init(time: GatewayTime, uplinks: HearingHost? = nil) {
        self.time = time
        self.uplinks = uplinks
    }

    package var kinds: [GatewayKindName] { Self.kinds }

    package func listen(
        to settings: GatewaySettings,
        for seconds: Int,
        filter: GatewayFilter
    ) async -> GatewayFindings {
        let intake = SourceIntake(time: time, filter: filter)
        intake.change { $0.beginTest() }
        return await withDiscardingTaskGroup { group in
            group.addTask { _ = await SourceRun(settings, intake: intake, uplinks: uplinks).connectOnce() }
            try? await Task.sleep(for: .seconds(seconds))
            // Before the connection is ended, which is no trouble.
            let findings = intake.change { $0.endTest() }
            group.cancelAll()
            return findings
        }
    }

    package func devices() async -> [GatewayDevice]? {
        let receivers = await uplinks?.waiting() ?? []
        guard let proxies = await ESPHomeFinder.look(for: .seconds(2)) else {
            return receivers.isEmpty ? nil : receivers
        }
        return receivers + proxies
    }
}
