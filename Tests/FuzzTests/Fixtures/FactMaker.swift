import Attendance
import BeaconKit
import FactExamples

/// Entries as another station could sign them: facts that can be read, of which nothing else makes sense.
struct FactMaker {
    private let examples: [(kind: String, payload: String)]

    init() throws { examples = try FactExamples.all().map { ($0.kind, $0.payload) } }

    /// A kind and a payload, more often mutated than not.
    func fact(_ random: inout FuzzCase) -> (kind: String, payload: String) {
        let (kind, payload) = random.one(of: examples)
        guard !random.once(in: 4) else { return (kind, payload) }
        if random.once(in: 3), let tree = try? JSONTree(text: payload) {
            return (kind, String(decoding: random.mutatedOnce(tree).bytes, as: UTF8.self))
        }
        return (kind, random.once(in: 3) ? random.mutated(payload) : random.withOtherNumbers(payload))
    }

    /// When something is said to have happened.
    func instant(_ random: inout FuzzCase) -> Instant {
        switch random.number(0...19) {
        case 0: Instant(microseconds: 253_402_300_799_999_999)
        case 1: Instant(microseconds: -62_167_219_200_000_000)
        case 2: Instant(microseconds: random.integer())
        default: SmallOffice.start.adding(microseconds: Int64.random(in: 0..<864_000_000_000, using: &random))
        }
    }

    /// An entry; where `previous` is given, one that follows it with the right hash.
    func entry(_ sequence: Int64, after previous: [UInt8]? = nil, _ random: inout FuzzCase) -> StoredEntry {
        let fact = fact(&random)
        var entry = StoredEntry(
            sequence: sequence,
            kind: fact.kind,
            payload: fact.payload,
            happened: instant(&random),
            recorded: instant(&random),
            timeZone: random.once(in: 30) ? random.oddText() : "UTC",
            offset: random.once(in: 30) ? random.integer() : random.one(of: [0, 3_600, 64_800, -64_800]),
            source: random.once(in: 30)
                ? random.oddText() : random.one(of: ["supervisor", "kiosk", "beacon", "system"]),
            receiver: random.once(in: 4) ? random.oddText() : nil,
            actor: random.once(in: 8) ? random.oddText() : "evil",
            previousHash: previous ?? Entry.noHash,
            hash: previous == nil ? random.bytes(32) : []
        )
        if previous != nil { entry.hash = entry.computedHash }
        return entry
    }
}
