import Attendance
import BeaconKit
import Foundation
import Station

extension Doctor {
    /// What is known of a gateway. A proxy has one subscriber alone, so it is not connected to beside the station.
    struct GatewayFinding: Encodable {
        let id: String
        let code: String
        let isFine: Bool
        let title: String
        let remedy: String?

        /// How long what the station wrote down is true, in µs: it does so every half minute.
        private static let lasting: Int64 = 120_000_000

        init(_ line: GatewayManager.Line, at now: Instant) {
            let name = line.placement?.name ?? line.gateway.device
            id = line.gateway.id
            if let state = line.state, now.microseconds(since: state.at) < Self.lasting {
                (code, isFine, title, remedy) = (state.condition, !state.isFault, state.title, state.remedy)
            } else {
                (code, isFine) = ("unknown", false)
                title = "How the gateway \(name) is, is not known: no station is running"
                remedy = "Start the station, or test the gateway: muster gateways test \(line.source.settings.address)"
            }
        }
    }
}
