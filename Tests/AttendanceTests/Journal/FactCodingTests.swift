import Attendance
import BeaconKit
import FactExamples
import Testing

@Suite("Facts as text")
struct FactCodingTests {
    @Test("every kind of fact has a fixed text, and is read from it again")
    func roundTrip() throws {
        let examples = try FactExamples.all()
        #expect(Set(examples.map(\.0.kind)) == Set(Fact.all.map { $0.kind }))
        for (fact, kind, payload) in examples {
            #expect(fact.kind == kind)
            #expect(try fact.payload() == payload)
            #expect(try Fact(kind: kind, payload: payload) == fact)
        }
    }

    @Test(
        "a number that no station records is not read, as what is worked out of it would overflow",
        arguments: [
            ("receiver-deaf", #"{"lastHeard":9223372036854775807}"#),
            ("receiver-deaf", #"{"lastHeard":253402300800000000}"#),
            ("receiver-deaf", #"{"lastHeard":-62167219200000001}"#), ("clock-jumped", #"{"seconds":1e+300}"#),
            ("presence", #"{"awayAfter":9223372036854775807,"near":2.5,"sightings":4,"window":30}"#),
            ("period-closed", #"{"from":"0001-01-01","to":"9999-12-31"}"#),
        ]
    )
    func implausible(kind: String, payload: String) {
        #expect(throws: FactError.badPayload(kind: kind)) { try Fact(kind: kind, payload: payload) }
    }

    @Test("what cannot be read back is not written")
    func unwritable() {
        let draft = EntryDraft(
            .clockJumped(ClockJumped(seconds: 1e300)),
            happened: Instant(microseconds: 0),
            source: .system,
            actor: "a"
        )
        #expect(throws: FactError.self) { try Self.entry(draft, recorded: 0) }
        let late = EntryDraft(.receiverHeard, happened: Instant(microseconds: .max), source: .system, actor: "a")
        #expect(throws: FactError.implausible) { try Self.entry(late, recorded: 0) }
    }

    private static func entry(_ draft: EntryDraft, recorded: Int64) throws(FactError) -> StoredEntry {
        try StoredEntry(
            sequence: 1,
            draft: draft,
            recorded: Instant(microseconds: recorded),
            timeZone: "UTC",
            offset: 0,
            previousHash: Entry.noHash
        )
    }

    @Test("what JSON cannot hold is escaped as RFC 8785 has it, everything else stays as it is")
    func escaping() throws {
        let fact = Fact.radioChanged(
            RadioChanged(condition: "\0\u{8}\t\n\u{B}\u{C}\r\u{1F} \"\\/\u{7F}é中\u{1F600}", cause: nil)
        )
        let payload = #"{"condition":"\u0000\b\t\n\u000b\f\r\u001f \"\\/"# + "\u{7F}é中\u{1F600}\"}"
        #expect(try fact.payload() == payload)
        #expect(try Fact(kind: fact.kind, payload: payload) == fact)
    }

    @Test(
        "a payload that is not what was hashed is refused",
        arguments: [
            ("punch", #"{"person":"p","direction":"in","provisional":false}"#),
            ("punch", #"{"direction":"in", "person":"p","provisional":false}"#),
            ("punch", #"{"direction":"in","person":"p","provisional":false,"zone":"x"}"#),
            ("punch", #"{"direction":"in","person":"p","person":"q","provisional":false}"#),
            ("punch", #"{"direction":"in","person":"p"}"#),
            ("punch", #"{"direction":"sideways","person":"p","provisional":false}"#),
            ("punch", #"{"direction":"in","person":7,"provisional":false}"#),
            ("person-added", #"{"details":"aa","number":0,"person":"p"}"#),
            ("badge-assigned", #"{"identity":"x:1:2","person":"p"}"#),
            ("site", "{}"), ("receiver-heard", ""), ("receiver-heard", "null"), ("receiver-heard", "{}}"),
            ("radio", "{}"), ("radio", #"{"condition":"absent","cause":null}"#), ("radio", #"{"cause":"x"}"#),
            ("punch", #"{"clockDoubtful":false,"direction":"in","person":"p","provisional":false}"#),
            ("holiday-set", #"{"day":"2026-02-30","name":"x","part":"all"}"#),
            ("holiday-set", #"{"day":"2026-02-03","name":"x","part":"until 1440"}"#),
            (
                "leave-granted",
                #"{"from":"2026-02-04","id":"l","leave":"sick","part":"all","person":"p","to":"2026-02-03"}"#
            ),
            ("correction-made", #"{"change":"remove","id":"c","person":"p","punch":"aa","reason":"r"}"#),
            ("period-closed", #"{"from":"2026-02-04","to":"2026-02-03"}"#),
            ("schedule-assigned", #"{"anchor":"2026-01-05","cycle":"","from":"2026-01-05","id":"a","scope":"site"}"#),
            ("receiver-placed", #"{"name":"","receiver":"a","room":"b"}"#),
            ("receiver-placed", #"{"name":"a","receiver":"a"}"#),
            ("presence", #"{"awayAfter":90,"near":0.1,"sightings":4,"window":30}"#),
            ("presence", #"{"awayAfter":90,"near":2.5,"sightings":0,"window":30}"#),
            ("presence", #"{"awayAfter":90,"near":2.5,"sightings":4}"#),
            ("item-added", #"{"details":"aa","exitTime":5,"identity":"x:1:2","item":"i"}"#),
            ("alert-answered", #"{"answer":"seen","id":"a","until":5}"#),
            ("rule-set", #"{"event":"enters","interval":60,"name":"n","on":true,"rule":"r","subject":"everybody"}"#),
            ("sharing-changed", #"{"items":true,"people":"all","punches":"all","station":"ab"}"#),
            ("station-moved", "{}"),
            ("clock-jumped", #"{"seconds":1e999}"#), ("station-started", #"{"version":"\/"}"#),
        ]
    )
    func refused(kind: String, payload: String) {
        #expect(throws: FactError.badPayload(kind: kind)) { try Fact(kind: kind, payload: payload) }
    }

    @Test("a kind that this version does not know is named")
    func unknownKind() {
        #expect(throws: FactError.unknownKind("wedding")) { try Fact(kind: "wedding", payload: "{}") }
    }

    @Test("a number that JSON cannot hold is refused", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(seconds: Double) {
        #expect(throws: FactError.notFinite) { try Fact.clockJumped(ClockJumped(seconds: seconds)).payload() }
    }
}
