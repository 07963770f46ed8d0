package import BeaconKit
package import Station

extension Replay {
    /// What receivers, rooms, regions and beacons are called in the output.
    package struct Names {
        private let receivers: ReceiverNames
        private let regions: [String]
        private let doors: [String]
        private let uuidLength: Int

        package init(timeline: Timeline, regions: [String], doors: [String] = []) {
            receivers = timeline.receivers
            self.regions = regions
            self.doors = doors
            uuidLength = Self.shortestLength(telling: Set(timeline.sightings.lazy.map(\.identity.uuid)))
        }

        /// A receiver's name.
        package func receiver(_ receiver: ReceiverID?) -> String? {
            receiver.flatMap { receivers.name(of: $0) }
        }

        /// A room's name: that of the receiver that stands in it.
        package func room(_ room: RoomID?) -> String? {
            room.flatMap { receivers.name(of: ReceiverID(rawValue: $0.rawValue)) }
        }

        /// A region's name; `nil` for a beacon's own region.
        package func region(_ region: RegionID?) -> String? {
            region.flatMap { regions.indices.contains(Int($0.rawValue)) ? regions[Int($0.rawValue)] : nil }
        }

        /// A door's name, as it was declared.
        package func door(_ door: DoorID) -> String? {
            doors.indices.contains(Int(door.rawValue)) ? doors[Int(door.rawValue)] : nil
        }

        /// Whether doors were declared.
        package var hasDoors: Bool { !doors.isEmpty }

        /// Whether regions were named.
        package var hasRegions: Bool { !regions.isEmpty }

        /// A beacon's identity with as much of its UUID as tells it from the others in the recordings.
        package func short(_ identity: BeaconIdentity) -> String {
            let uuid = identity.uuid.description
            return "\(uuid.prefix(uuidLength))\(uuid.count > uuidLength ? "…" : ""):\(identity.major):\(identity.minor)"
        }

        /// The number of characters, in whole groups, that tells UUIDs apart.
        private static func shortestLength(telling uuids: Set<BeaconUUID>) -> Int {
            let texts = uuids.map(\.description)
            return [8, 13, 18, 23].first { length in Set(texts.map { $0.prefix(length) }).count == texts.count } ?? 36
        }
    }
}
