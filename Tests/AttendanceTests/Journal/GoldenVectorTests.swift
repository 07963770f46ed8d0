import Attendance
import BeaconKit
import Testing

/// The vectors were computed by another program, in Python, from docs/decisions/journal.md. Journals that exist depend on
/// them: a change here is a new format, not a fix.
@Suite("The journal's format")
struct GoldenVectorTests {
    static let punch = StoredEntry(
        sequence: 2,
        kind: "punch",
        payload: #"{"direction":"in","person":"00000000-0000-4000-8000-000000000007","provisional":false}"#,
        happened: Instant(microseconds: 1_772_433_000_000_000),
        recorded: Instant(microseconds: 1_772_433_001_500_000),
        timeZone: "Europe/Berlin",
        offset: 3600,
        source: "beacon",
        receiver: "Empfang “Süd”",
        actor: "station",
        previousHash: Array(0..<32),
        hash: []
    )
    static let punchHash = "45fe63f7abeb3d81b0cc0bf0836d6e411ff4c9da2db6af281b2890f01d67c3e5"

    @Test("an entry's hash is the one that another program computes")
    func entry() {
        #expect(Hexadecimal.text(Self.punch.computedHash) == Self.punchHash)
    }

    @Test("so is that of a first entry without a receiver, before 1970")
    func firstEntry() throws {
        let draft = EntryDraft(
            .stationStarted(StationStarted(version: "1.0")),
            happened: Instant(microseconds: -1),
            source: .system,
            actor: "station"
        )
        let entry = try StoredEntry(
            sequence: 1,
            draft: draft,
            recorded: Instant(microseconds: 0),
            timeZone: "UTC",
            offset: 0,
            previousHash: Entry.noHash
        )
        #expect(Hexadecimal.text(entry.hash) == "6ad7c06b2c8012270bf69f20efdd1ccbbdbdfe0dd341b4ff0f142c770e541ad6")
    }

    @Test("a commitment is the one that another program computes")
    func commitment() {
        let value = Array(#"{"department":"","name":"Mei Lin 林","position":""}"#.utf8)
        #expect(
            Commitment(committing: value, salt: Array(0..<16)).rawValue
                == "7609f1ba8ad532d8bade9db5c7e8cdd8e169c17862a2cdb7c915d1909b4f8153"
        )
    }

    @Test("a seal that another program made is accepted, and only for its own place and hash")
    func seal() throws {
        let publicKey = try #require(
            Hexadecimal.bytes("03a107bff3ce10be1d70dd18e74bc09967e4d6309ba50d5f1ddc8664125531b8")
        )
        let signature = try #require(
            Hexadecimal.bytes(
                "450e27547c2364087e63fb52b5d070b2a41ed1ca261606abaf79fb70d4bbe83f"
                    + "87b202ed197ce7f3b80d442d7bb4530e315d09b8f1e49dc6002207ad0adb1c06"
            )
        )
        let hash = try #require(Hexadecimal.bytes(Self.punchHash))
        let seal = Seal(sequence: 2, publicKey: publicKey, signature: signature)
        #expect(seal.covers(hash: hash))
        #expect(!seal.covers(hash: Entry.noHash))
        #expect(!Seal(sequence: 3, publicKey: publicKey, signature: signature).covers(hash: hash))
        #expect(!Seal(sequence: 2, publicKey: [], signature: []).covers(hash: hash))
    }

    @Test("every field counts in the hash, and no two fields can be exchanged")
    func everyField() {
        var variants = [Self.punch]
        func vary(_ change: (inout StoredEntry) -> Void) {
            var entry = Self.punch
            change(&entry)
            variants.append(entry)
        }
        vary { $0.sequence = 3 }
        vary { $0.kind = "punc" }
        vary {
            $0.kind = "punch{"; $0.payload.removeFirst()
        }
        vary { $0.payload += " " }
        vary { $0.happened = Instant(microseconds: 0) }
        vary { $0.recorded = Instant(microseconds: 0) }
        vary { $0.timeZone = "UTC" }
        vary { $0.offset = 0 }
        vary { $0.source = "kiosk" }
        vary { $0.receiver = nil }
        vary { $0.receiver = "" }
        vary { $0.actor = "" }
        vary { $0.previousHash[31] ^= 1 }
        vary { $0.previousHash = [] }
        #expect(Set(variants.map(\.computedHash)).count == variants.count)
    }
}
