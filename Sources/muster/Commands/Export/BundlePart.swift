import ArgumentParser
import Attendance
import BeaconKit
import Foundation
import MusterStorage
import Station

/// The entries about some days, without a gap and with a seal at the end.
struct BundlePart {
    private(set) var entries: [StoredEntry] = []
    private(set) var seals: [Seal] = []

    init(of store: SQLiteJournal, from: Instant, to end: Instant) throws {
        var last: Int64 = 0
        var pending: [StoredEntry] = []
        while true {
            let batch = try store.storedEntries(after: last, limit: 10_000)
            guard let next = batch.last?.sequence else { break }
            last = next
            for entry in batch {
                let isInside = from <= entry.happened && entry.happened < end
                if entries.isEmpty, !isInside { continue }
                pending.append(entry)
                if isInside {
                    entries += pending
                    pending = []
                }
            }
        }
        guard let first = entries.first?.sequence, let end = entries.last?.sequence else { return }
        // A part that ends within a transaction is sealed only by its last entry.
        let later = try store.seals(after: end - 1, through: end + Int64(pending.count))
        if let seal = later.first { entries += pending.prefix { $0.sequence <= seal.sequence } }
        seals = try store.seals(after: first - 1, through: entries.last?.sequence ?? end)
    }
}
