import BeaconKit
import Foundation
import TestSupport
import Testing

/// Three recordings of a beacon that is carried through four rooms with three receivers each, and is never still. Where
/// it is, is known. Skipped where `shared/data` is absent.
@Suite("Recordings with true positions", .enabled(if: SharedData.isThere, "shared/data is not beside the package"))
struct PositionedBeaconTests {
    private struct Row {
        let sighting: Sighting
        let x: Double
        let y: Double
        let z: Double
    }

    private struct Post: Decodable {
        let position: [Double]
        let name: String

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            position = try container.decode([Double].self)
            _ = try container.decode(Int.self)
            name = try container.decode(String.self)
        }
    }

    /// The level at 1 m, in dBm, that fits these receivers.
    private static let power: Int8 = -48
    private static let names = ["rectangular_without_rotation", "straight_01", "zigzagging_without_rotation"]

    /// The receivers by address. Their names are numbers of two digits, the first of which is that of a room.
    private static func posts() throws -> [(key: String, value: Post)] {
        let url = URL(filePath: SharedData.path("philotuxo/tetam.dev"))
        let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        let line = try #require(lines.first { $0.hasPrefix("Dongles:") })
        let posts = try JSONDecoder().decode([String: Post].self, from: Data(line.dropFirst("Dongles:".count).utf8))
        return posts.sorted { $0.key < $1.key }
    }

    private static func rows(_ name: String, _ posts: [(key: String, value: Post)]) throws -> [Row] {
        let url = URL(filePath: SharedData.path("philotuxo/\(name)_all_sensors.mbd"))
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").compactMap { line in
            let cells = line.split(separator: ",")
            guard let place = posts.firstIndex(where: { $0.key == cells[1] }), let time = Double(cells[0]),
                let rssi = Int8(cells[3]), let x = Double(cells[4]), let y = Double(cells[5]), let z = Double(cells[6])
            else { return nil }
            let sighting = Sighting(
                identity: Air.identity(1),
                measuredPower: power,
                rssi: rssi,
                receiver: Air.receiver(place),
                instant: Instant(microseconds: Int64(time * 1_000_000))
            )
            return Row(sighting: sighting, x: x, y: y, z: z)
        }.sorted { $0.sighting.instant < $1.sighting.instant }
    }

    @Test("the median error of distances is under a third, and most lie within their uncertainty")
    func distances() throws {
        let posts = try Self.posts()
        var errors: [Double] = []
        var within = 0
        for name in Self.names {
            // One engine for each receiver, so that each tells its own distance.
            var engines = posts.map { _ in PresenceEngine() }
            for row in try Self.rows(name, posts) {
                let place = Int(row.sighting.receiver.rawValue)
                engines[place].ingest(row.sighting) { _ in }
                let post = posts[place].value.position
                let square =
                    (row.x - post[0]) * (row.x - post[0]) + (row.y - post[1]) * (row.y - post[1])
                    + (row.z - post[2]) * (row.z - post[2])
                guard
                    case .estimated(let meters, let uncertainty, .calibrated) =
                        engines[place].presence(of: Air.identity(1))?.distance
                else { continue }
                errors.append(abs(meters - square.squareRoot()) / square.squareRoot())
                if abs(meters - square.squareRoot()) <= uncertainty { within += 1 }
            }
        }
        errors.sort()
        #expect(errors.count > 5_000)
        #expect(errors[errors.count / 2] < 0.33, "\(errors[errors.count / 2])")
        #expect(Double(within) > 0.6 * Double(errors.count), "\(within) of \(errors.count)")
    }

    @Test("the room follows a beacon that never stands still, without bouncing", arguments: names)
    func rooms(name: String) throws {
        let posts = try Self.posts()
        var engine = PresenceEngine()
        for (place, post) in posts.enumerated() {
            let room = try #require(post.value.name.dropFirst("sensor".count).first?.wholeNumberValue)
            engine.place(Air.receiver(place), in: Air.room(room))
        }
        var changes = 0
        var trueChanges = 0
        var right = 0
        var last: Int?
        let rows = try Self.rows(name, posts)
        for row in rows {
            engine.ingest(row.sighting) { if case .room(let change) = $0, change.previous != nil { changes += 1 } }
            // The rooms are quarters of a hall of 20.7 by 17.6 m.
            let truth = row.x < 10.3 ? (row.y < 8.8 ? 1 : 2) : (row.y < 8.8 ? 4 : 3)
            if let last, last != truth { trueChanges += 1 }
            last = truth
            if engine.presence(of: Air.identity(1))?.room == Air.room(truth) { right += 1 }
        }
        #expect(changes <= trueChanges + 3, "\(changes) changes, \(trueChanges) true")
        #expect(Double(right) > 0.7 * Double(rows.count), "\(right) of \(rows.count)")
    }
}
