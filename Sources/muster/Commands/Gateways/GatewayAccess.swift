import BeaconKit
import Foundation
import MusterGateways
import MusterStorage
import Station

/// Gateways, as the command line opens them: beside a running station or without one.
struct GatewayAccess {
    let store: SQLiteJournal
    let manager: GatewayManager

    init(_ options: DataOptions) async throws {
        store = try SQLiteJournal(folder: try await options.folder(), mode: .existing)
        let clock = SteadyClock(start: .present)
        let prober = GatewayProber(time: GatewayTime(steady: { clock.now() }, wall: { .present }))
        manager = GatewayManager(store: store, probe: prober)
    }

    static var actor: String { "command line (\(ProcessInfo.processInfo.userName))" }
}
