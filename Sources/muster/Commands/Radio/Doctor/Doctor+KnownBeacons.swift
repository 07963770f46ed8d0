import Attendance
import BeaconKit
import MusterStorage
import Station

extension Doctor {
    /// The beacons that the station of this machine knows.
    struct KnownBeacons {
        private let state: StoredState?
        private let store: SQLiteJournal?

        /// Without a station's data nothing is known of any beacon.
        init(_ data: DataOptions) async throws {
            store = try? SQLiteJournal(folder: try await data.folder(), mode: .existing)
            state = try store?.state()
        }

        /// How many of these beacons are somebody's; `nil` where there is no station.
        func count(_ identities: Set<BeaconIdentity>) -> Int? {
            guard let state, let site = state.site else { return nil }
            return identities.count { state.roster.holder(of: $0, site: site) != nil }
        }

        /// The station's gateways, as it last wrote them down.
        func gateways() throws -> [GatewayFinding] {
            guard let store, state != nil else { return [] }
            let manager = GatewayManager(store: store, probe: nil)
            return try manager.lines().map { GatewayFinding($0, at: .present) }
        }
    }
}
