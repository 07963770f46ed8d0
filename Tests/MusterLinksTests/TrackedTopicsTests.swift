import Attendance
import BeaconKit
import MusterLinks
import Station
import Testing

@Suite("What brokers are told of places")
struct TrackedTopicsTests {
    private static let start: Int64 = 1_772_431_200_000_000

    private static func bag(
        _ whereabouts: ItemState.Whereabouts,
        meters: Double = 2,
        room: String? = "Lab",
        name: String = "Bag"
    ) throws -> Tracked {
        let tag = try Tag(identity: BeaconIdentity(uuid: BeaconUUID(high: 1, low: 2), major: 3, minor: 4))
        var state = ItemState(item: Item(id: ItemID(rawValue: "bag"), name: name, tag: tag), whereabouts: whereabouts)
        state.room = room
        state.distance = .estimated(meters: meters, uncertainty: 1, quality: .calibrated)
        return Tracked(state)
    }

    /// State and attributes after each of some steps.
    private static func told(_ steps: [(second: Int64, Tracked)]) -> [String] {
        var topics = TrackedTopics(base: "site")
        return steps.map { second, tracked in
            let told = topics.topics([tracked], at: Instant(microseconds: start + second * 1_000_000))
            let words = ["state", "attributes"].map {
                String(decoding: told["site/items/bag/\($0)"] ?? [], as: UTF8.self)
            }
            return words.joined(separator: " ")
        }
    }

    @Test("a change of distance alone waits for ten seconds; coming, going and another room do not")
    func patience() throws {
        let steps: [(Int64, Tracked)] = [
            (0, try Self.bag(.here(.near))), (1, try Self.bag(.here(.near), meters: 5)),
            (10, try Self.bag(.here(.near), meters: 7)), (11, try Self.bag(.here(.near), meters: 8, room: "Hall")),
            (12, try Self.bag(.away)), (13, try Self.bag(.unknown, room: nil)),
        ]
        #expect(
            Self.told(steps) == [
                #"home {"distance":2,"isFrozen":false,"room":"Lab"}"#,
                #"home {"distance":2,"isFrozen":false,"room":"Lab"}"#,
                #"home {"distance":7,"isFrozen":false,"room":"Lab"}"#,
                #"home {"distance":8,"isFrozen":false,"room":"Hall"}"#,
                #"not_home {"isFrozen":false}"#,
                #"None {"isFrozen":false}"#,
            ]
        )
    }

    @Test("a clock that was set back holds no distance up")
    func clockSetBack() throws {
        let still = try Self.bag(.here(.near))
        let steps: [(Int64, Tracked)] = [(0, still), (-86_400, try Self.bag(.here(.near), meters: 9))]
        #expect(Self.told(steps).last == #"home {"distance":9,"isFrozen":false,"room":"Lab"}"#)
    }

    @Test("a new name is a new device's name at once")
    func renaming() throws {
        var topics = TrackedTopics(base: "site")
        let topic = "homeassistant/device_tracker/site/bag/config"
        let first = topics.topics([try Self.bag(.away)], at: Instant(microseconds: Self.start))
        let second = topics.topics([try Self.bag(.away, name: "Sack")], at: Instant(microseconds: Self.start))
        #expect(String(decoding: first[topic] ?? [], as: UTF8.self).contains(#""name":"Bag""#))
        #expect(String(decoding: second[topic] ?? [], as: UTF8.self).contains(#""name":"Sack""#))
    }

    @Test(
        "where somebody's item is, only a channel is told that may have that person's items",
        arguments: [
            (nil, nil, true), ("mei", nil, false), (nil, "mei", false), ("mei", "mei", true), ("mei", "ben", false),
        ] as [(String?, String?, Bool)]
    )
    func allowance(owner: String?, subscribed: String?, isTold: Bool) throws {
        let tag = try Tag(
            identity: BeaconIdentity(uuid: BeaconUUID(high: 1, low: 2), major: 3, minor: 4),
            owner: owner.map { PersonID(rawValue: $0) }
        )
        let subscription = Subscription(type: .itemPresence, person: subscribed.map { PersonID(rawValue: $0) })
        var channel = Channel(
            id: "c",
            name: "C",
            settings: ChannelSettings(kind: .mqtt, address: "mqtt://broker"),
            subscriptions: [subscription],
            created: Instant(microseconds: 0)
        )
        #expect(channel.mayPlace(Item(id: ItemID(rawValue: "bag"), name: "Bag", tag: tag)) == isTold)
        channel.subscriptions = [.everything]
        #expect(!channel.placesItems)
    }
}
