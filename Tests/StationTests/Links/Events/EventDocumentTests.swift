import Attendance
import BeaconKit
import Station
import Testing

@Suite("Event documents")
struct EventDocumentTests {
    /// 2026-03-02 06:00:00.25 UTC.
    private static let instant = Instant(microseconds: 1_772_431_200_250_000)

    private static func entry(_ fact: Fact, receiver: String? = nil) -> Entry {
        Entry(
            sequence: 7,
            fact: fact,
            happened: instant,
            recorded: instant.adding(microseconds: 1_000_000),
            timeZone: "Europe/Berlin",
            offset: 3600,
            source: .beacon,
            receiver: receiver,
            actor: "station",
            previousHash: Entry.noHash,
            hash: [UInt8](repeating: 0xAB, count: 32)
        )
    }

    @Test("are the same bytes whenever they are made")
    func golden() throws {
        let punch = Punch(person: PersonID(rawValue: "p"), direction: .in)
        let event = try #require(EventDocument(Self.entry(.punched(punch), receiver: "Entrance")))
        let expected =
            #"{"data":{"clockDoubtful":false,"offline":false,"person":"p","provisional":false},"#
            + #""id":"7-abababababababab","receiver":"Entrance","recorded":"2026-03-02T07:00:01.250+01:00","#
            + #""sequence":7,"source":"beacon","timeZone":"Europe/Berlin","#
            + #""timestamp":"2026-03-02T07:00:00.250+01:00","type":"person.checked-in","version":1}"#
        #expect(String(decoding: try event.json(), as: UTF8.self) == expected)
    }

    @Test("tell what an alert is about, and whom")
    func alerts() throws {
        let alert = Alert(.leftBehind, item: ItemID(), person: PersonID(rawValue: "p"), room: "Hall", repetition: 2)
        let event = try #require(EventDocument(Self.entry(.alertRaised(alert))))
        #expect(event.type == .itemLeftBehind && event.person == PersonID(rawValue: "p"))
        #expect(event.details["room"] == .text("Hall") && event.details["repetition"] == .integer(2))
        #expect(event.details["item"] == alert.item.map { .text($0.rawValue) })
    }

    @Test("are not made of what is nobody's business outside")
    func inside() throws {
        #expect(EventDocument(Self.entry(.personErased(PersonErased(person: PersonID(rawValue: "p"))))) == nil)
        #expect(EventDocument(Self.entry(.doorsAllowed(DoorsAllowed(isAllowed: true)))) == nil)
    }

    @Test(
        "have an id that is read back",
        arguments: ["", "7", "0-abababababababab", "7-ab", "x-abababababababab", "7-"]
    )
    func identifiers(wrong: String) throws {
        #expect(EventDocumentID(wrong) == nil)
        let id = EventDocumentID(Self.entry(.stationStopped))
        #expect(EventDocumentID(id.description) == id)
    }

    @Test("are covered by subscriptions to their type and person")
    func subscriptions() throws {
        let punch = Punch(person: PersonID(rawValue: "p"), direction: .out)
        let event = try #require(EventDocument(Self.entry(.punched(punch))))
        let person = PersonID(rawValue: "p")
        let other = PersonID(rawValue: "q")
        let covering: [Subscription] = [
            .everything, .init(type: .checkedOut, person: nil), .init(type: nil, person: person),
            .init(type: .checkedOut, person: person),
        ]
        let others: [Subscription] = [
            .init(type: .checkedIn, person: nil), .init(type: nil, person: other),
            .init(type: .presence, person: person),
        ]
        for subscription in covering { #expect(subscription.covers(event)) }
        for subscription in others { #expect(!subscription.covers(event)) }
    }
}
