import Attendance
import BeaconKit
import GRDB
import Station

/// Items of other stations, as their chains give them.
extension SQLiteJournal {
    /// Only its own station changes an item, so the order of that chain alone decides, whatever order entries came in.
    static func sharedItems(_ db: Database) throws -> [SharedItem] {
        var found: [SharedItem] = []
        let condition = "\(JournalSchema.itemKinds) ORDER BY origin, sequence"
        let chains = Dictionary(grouping: try heldEntries(db, where: condition, []), by: \.origin)
        for (origin, entries) in chains {
            let name = try String.fetchOne(
                db.cachedStatement(sql: "SELECT name FROM peer WHERE id = ?"),
                arguments: [origin.text]
            )
            for item in try items(of: entries.map(\.entry.fact), db).values {
                let told = try telling(of: item.id, origin, db)
                found.append(SharedItem(item, of: origin, named: name, told: told))
            }
        }
        return found.sorted {
            ($0.item.name, $0.station, $0.item.id.rawValue) < ($1.item.name, $1.station, $1.item.id.rawValue)
        }
    }

    private static func items(of facts: [Fact], _ db: Database) throws -> [ItemID: Item] {
        var items: [ItemID: Item] = [:]
        for fact in facts {
            switch fact {
            case .itemAdded(let added): items[added.value.item] = try item(added.value, db)
            case .itemChanged(let changed): items[changed.value.item] = try item(changed.value, db)
            case .itemRemoved(let removed): items[removed.item] = nil
            default: continue
            }
        }
        return items
    }

    private static func item(_ state: TaggedItem, _ db: Database) throws -> Item {
        let name = try personalValue(state.name, db).map { String(decoding: $0, as: UTF8.self) }
        return Item(id: state.item, name: name ?? PersonDetails.erased.name, tag: state.tag, photo: state.photo)
    }

    /// What an item's station told of it last.
    private static func telling(of item: ItemID, _ origin: PeerID, _ db: Database) throws -> SharedItem.Telling? {
        let last = try heldEntries(
            db,
            where:
                "kind = 'alert-raised' AND origin = ? AND \(JournalSchema.alertItem) = ? ORDER BY sequence DESC LIMIT 1",
            [origin.text, item.rawValue]
        ).last
        guard let entry = last?.entry, case .alertRaised(let alert) = entry.fact else { return nil }
        return SharedItem.Telling(alert, at: entry.happened)
    }
}
