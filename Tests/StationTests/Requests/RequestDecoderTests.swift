import Attendance
import Station
import Testing

@Suite("Reading a request for a change")
struct RequestDecoderTests {
    enum Colour: String, CaseIterable, RequestValue { case red, green }

    struct Sample: Decodable, Equatable {
        var name: String
        var number: PersonNumber?
        var day: LocalDay?
        var colour: Colour?
        var minutes: Int?
        var share: Double?
        var isPaid: Bool?
        var tags: [String]?
        var people: [PersonNumber]?
        var note: Clearable<String>?
        var grace: Clearable<Int>?
    }

    private func json(_ members: [String: RequestFields.Value]) throws -> Sample {
        try RequestDecoder.decode(Sample.self, from: RequestFields(members: members))
    }

    private func form(_ fields: [(String, String)]) throws -> Sample {
        try RequestDecoder.decode(Sample.self, from: RequestFields(form: fields.map { (name: $0.0, value: $0.1) }))
    }

    @Test("the same comes out of JSON and of a form")
    func same() throws {
        let typed = try json([
            "name": .text("Ada"), "number": .number(7), "day": .text("2026-11-21"), "colour": .text("green"),
            "minutes": .number(-5), "share": .number(0.5), "isPaid": .flag(true),
            "tags": .list(["a", "b"], areNumbers: false),
            "people": .list(["7", "8"], areNumbers: true),
        ])
        let filled = try form([
            ("name", "  Ada "), ("number", "7"), ("day", "2026-11-21"), ("colour", "green"), ("minutes", "-5"),
            ("share", "0.5"), ("isPaid", "on"), ("tags", "a"), ("tags", "b"), ("people", "7"), ("people", "8"),
        ])
        #expect(typed == filled)
        #expect(typed.people?.map(\.rawValue) == [7, 8])
    }

    @Test("what is left out is not there, in a form also what is empty; boxes that are not sent are not ticked")
    func leftOut() throws {
        #expect(try json(["name": .text("Ada"), "number": .null]) == Sample(name: "Ada"))
        let unticked = Sample(name: "Ada", isPaid: false, tags: [], people: [])
        #expect(try form([("name", "Ada"), ("number", ""), ("day", "  ")]) == unticked)
        #expect(try form([("name", "Ada"), ("tags", "")]) == unticked)
    }

    @Test("what may be cleared is told from what is left out")
    func cleared() throws {
        #expect(
            try json(["name": .text("Ada"), "note": .null, "grace": .null])
                == Sample(name: "Ada", note: .cleared, grace: .cleared)
        )
        #expect(
            try json(["name": .text("Ada"), "note": .text("none"), "grace": .number(5)])
                == Sample(name: "Ada", note: .set("none"), grace: .set(5))
        )
        let typed = try form([("name", "Ada"), ("note", " "), ("grace", "5")])
        #expect(typed.note == .cleared)
        #expect(typed.grace == .set(5))
        #expect(try form([("name", "Ada"), ("grace", "none")]).grace == .cleared)
        #expect(throws: RequestError.unreadable(field: "grace", expected: .wholeNumber)) {
            try form([("name", "Ada"), ("grace", "soon")])
        }
        #expect(Clearable<Int>?.none.over(7) == 7)
        #expect(Clearable<Int>?.some(.cleared).over(7) == nil)
        #expect(Clearable<Int>?.some(.set(5)).over(7) == 5)
    }

    @Test(
        "what is wrong in JSON is refused by the name of the member",
        arguments: [
            ([:], RequestError.missing(field: "name")),
            (["name": .null], .missing(field: "name")),
            (["name": .number(7)], .unreadable(field: "name", expected: .text)),
            (["name": .text("A"), "number": .text("7")], .unreadable(field: "number", expected: .wholeNumber)),
            (["name": .text("A"), "number": .number(7.5)], .unreadable(field: "number", expected: .wholeNumber)),
            (["name": .text("A"), "number": .number(-1)], .unreadable(field: "number", expected: .wholeNumber)),
            (["name": .text("A"), "number": .number(1e300)], .unreadable(field: "number", expected: .wholeNumber)),
            (["name": .text("A"), "day": .text("2026-02-30")], .unreadable(field: "day", expected: .date)),
            (
                ["name": .text("A"), "colour": .text("blue")],
                .unreadable(field: "colour", expected: .oneOf(["red", "green"]))
            ),
            (["name": .text("A"), "minutes": .flag(true)], .unreadable(field: "minutes", expected: .wholeNumber)),
            (["name": .text("A"), "isPaid": .text("true")], .unreadable(field: "isPaid", expected: .flag)),
            (["name": .text("A"), "tags": .text("a")], .unreadable(field: "tags", expected: .list)),
            (
                ["name": .text("A"), "people": .list(["7"], areNumbers: false)],
                .unreadable(field: "people", expected: .list)
            ),
            (["name": .text("A"), "tags": .other], .unreadable(field: "tags", expected: .list)),
        ] as [([String: RequestFields.Value], RequestError)]
    )
    func wrong(_ members: [String: RequestFields.Value], _ error: RequestError) {
        #expect(throws: error) { try json(members) }
    }

    @Test("a member that nobody asks for is refused with those that are allowed; a page's own fields are passed over")
    func unknown() throws {
        let error = #expect(throws: RequestError.self) { try json(["name": .text("A"), "colur": .text("red")]) }
        #expect(
            error?.description
                == "Unknown member “colur”. Allowed: colour, day, grace, isPaid, minutes, name, note, number, people, share, tags."
        )
        let filled = try form([("name", "A"), ("csrfToken", "x")])
        #expect(filled == Sample(name: "A", isPaid: false, tags: [], people: []))
    }

    @Test("what stands in the address wins")
    func address() throws {
        var fields = RequestFields(members: ["name": .text("Ada"), "day": .text("2026-01-01")])
        fields["day"] = "2026-11-21"
        let sample = try RequestDecoder.decode(Sample.self, from: fields)
        #expect(sample.day == LocalDay("2026-11-21"))
    }

    @Test("every refusal is a sentence")
    func sentences() {
        let expected: [RequestExpectation: String] = [
            .text: "a string", .wholeNumber: "a whole number", .date: "a date such as 2026-11-21",
            .oneOf(["red", "green", "blue"]): "red, green or blue", .like("09:00-17:30"): "like 09:00-17:30",
        ]
        for (expectation, words) in expected {
            #expect(RequestError.unreadable(field: "x", expected: expectation).description == "“x” must be \(words).")
        }
    }
}
