import Attendance
import BeaconKit
import Foundation
import MusterRadio
import MusterStorage
import Station

/// Some days of an office in which forty items come and go, and what the station told of them against the truth.
struct ItemTrial {
    /// To whom the station thinks that an item belongs.
    enum Ownership: String, CaseIterable {
        /// Who carries it.
        case carrier
        /// Somebody else: every time that it goes, it goes without its owner.
        case other
        case nobody
    }

    struct Watched {
        let name: String
        let id: ItemID
        let ownership: Ownership
        /// The owner's place in the cast; `nil` for nobody.
        let owner: Int?
        /// Where the item is among the truths.
        let place: Int
    }

    /// How often the truth is looked at, in s.
    private static let step: Int64 = 2

    /// When nothing is heard on each day, in s after a quarter to eight: all receivers are deaf.
    private static let deafness: Range<Int64> = 10_800..<11_100
    /// When the station is off on each day: its plug is pulled.
    private static let outage: Range<Int64> = 18_000..<18_060

    private var run: OfficeRun
    private var truth: ItemTruth
    let watched: [Watched]

    init(seed: UInt64, items count: Int = 40) throws {
        let members = Cast.demo.members
        let items = (0..<count).map { index in
            Cast.Item(
                name: "Item \(index)",
                owner: members[index % members.count].number,
                badge: Badge(
                    identity: BeaconIdentity(uuid: Cast.demoUUID, major: 2, minor: UInt16(index + 1)),
                    interval: [1, 2, 5][index % 3],
                    measuredPower: -61
                )
            )
        }
        let cast = Cast(members: members, visitors: Cast.demo.visitors, items: items)
        run = try OfficeRun(seed: seed, cast: cast)
        let people = run.people
        var watched: [Watched] = []
        let commands = ItemCommands(store: run.store, actor: "test", source: .system)
        for (index, item) in items.enumerated() {
            let ownership: Ownership = index % 5 == 3 ? .nobody : index % 5 == 4 ? .other : .carrier
            let carrier = index % members.count
            let owner: Int? =
                switch ownership {
                case .carrier: carrier
                case .other: (carrier + 7) % members.count
                case .nobody: nil
                }
            let tag = try Tag(identity: item.badge.identity, owner: owner.map { people[$0].id })
            let added = try commands.add(ItemSetup(name: item.name, tag: tag), at: run.office.start)
            let place = members.count + cast.visitors.count + index
            watched.append(
                Watched(name: item.name, id: added.id, ownership: ownership, owner: owner, place: place)
            )
        }
        self.watched = watched
        truth = ItemTruth(watched)
    }

    /// Lets so many days pass, from a quarter to eight to the same time. On each the receivers are deaf for five minutes,
    /// and the station is off for one.
    mutating func run(days: Int) async throws {
        let start = run.office.start
        func span(_ seconds: Range<Int64>, _ day: Int) -> Range<Instant> {
            let midnight = start.adding(microseconds: Int64(day) * 86_400_000_000)
            return midnight.adding(
                microseconds: seconds.lowerBound * 1_000_000
            )..<midnight.adding(microseconds: seconds.upperBound * 1_000_000)
        }
        run.faults = (0..<days).flatMap { day in
            [
                OfficeRun.Fault(kind: .deaf, span: span(Self.deafness, day)),
                OfficeRun.Fault(kind: .off, span: span(Self.outage, day)),
            ]
        }
        var truth = truth
        let end = start.adding(microseconds: Int64(days) * 86_400_000_000)
        try await run.advance(to: end, by: Self.step) { office, now in truth.take(office.truth(at: now), at: now) }
        truth.finish()
        self.truth = truth
    }

    /// What came of it, by ownership.
    func scores() throws -> [ItemScore] {
        var told: [ItemID: [(Alert, Instant)]] = [:]
        var after: Int64 = 0
        while case let entries = try run.store.entries(after: after, limit: 1000), let last = entries.last {
            after = last.sequence
            for entry in entries {
                guard case .alertRaised(let alert) = entry.fact, alert.kind.isLeaving, alert.repetition == 0,
                    let item = alert.item
                else { continue }
                told[item, default: []].append((alert, entry.happened))
            }
        }
        return Ownership.allCases.map { ownership in
            var score = ItemScore(ownership: ownership)
            for item in watched where item.ownership == ownership {
                score.count(item.name, told: told[item.id] ?? [], truth: truth.leavings[item.id] ?? [])
            }
            return score
        }
    }
}
