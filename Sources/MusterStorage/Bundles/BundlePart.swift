import Attendance
import BeaconKit

/// The entries about some days, without a gap and with a seal at the end, and what explains those that are no longer kept.
struct BundlePart {
    private(set) var places: [ChainPlace] = []
    private(set) var explanations: [Explanation] = []
    private(set) var seals: [Seal] = []
    /// What the whole chain says of what those are called who act in these entries, with the seal of each.
    private(set) var accounts: [(entry: StoredEntry, seal: Seal)] = []

    /// Those that have their content.
    var entries: [StoredEntry] {
        places.compactMap { if case .entry(let entry) = $0.place { entry } else { nil } }
    }

    init(of store: SQLiteJournal, from: Instant, to end: Instant) throws {
        var last: Int64 = 0
        var pending: [ChainPlace] = []
        var namings: [StoredEntry] = []
        while true {
            let batch = try store.places(after: last, limit: 10_000)
            guard let next = batch.last?.sequence else { break }
            last = next
            for place in batch {
                // What has expired says of no day; it only stands between.
                var isInside = false
                if case .entry(let entry) = place.place {
                    isInside = from <= entry.happened && entry.happened < end
                    if entry.kind == AccountSet.kind { namings.append(entry) }
                }
                if places.isEmpty, !isInside { continue }
                pending.append(place)
                if isInside {
                    places += pending
                    pending = []
                }
            }
        }
        guard let first = places.first?.sequence, let end = places.last?.sequence else { return }
        // A part that ends within a transaction is sealed only by its last entry.
        let later = try store.seals(after: end - 1, through: end + Int64(pending.count))
        if let seal = later.first { places += pending.prefix { $0.sequence <= seal.sequence } }
        seals = try store.seals(after: first - 1, through: places.last?.sequence ?? end)
        let actors = Set(entries.compactMap { $0.actor.split(separator: " ").first.map(String.init) })
        for entry in namings {
            guard case .accountSet(let set) = try entry.entry().fact, actors.contains(set.account.actor),
                let seal = try store.seals(after: entry.sequence - 1, through: entry.sequence).first
            else { continue }
            accounts.append((entry, seal))
        }
        explanations = try Set(places.compactMap(\.expiry)).sorted().compactMap { try store.explanation($0) }
    }
}
