import Attendance
import Foundation
import Station
import Testing

@Suite("Payroll mappings and templates")
struct PayrollMappingTests {
    /// What is wrong with a mapping.
    private static func error(_ text: String) -> PayrollError? {
        do {
            _ = try PayrollOrder(mapping: Array(text.utf8), template: nil, format: "sage-payroll")
            return nil
        } catch {
            return error
        }
    }

    /// The file of a template, by a mapping that is written down, too.
    private static func file(
        _ template: String,
        _ mapping: PayrollMapping,
        _ entries: [PayrollEntry],
        in range: DayRange? = nil
    ) throws -> PayrollFile {
        let order = try PayrollOrder(
            mapping: [UInt8](try JSONEncoder().encode(mapping)),
            template: Array(template.utf8),
            format: nil
        )
        return try order.file(of: entries, in: try range ?? PayrollFixture.november)
    }

    @Test("a mapping is read as offices write it")
    func reading() throws {
        let text =
            #"""
            {"settings": {"consultant": "1234567"},
             "codes": {"worked": {"type": "200"}, "absent": {"skip": true},
                       "leave:sick": {"type": "300", "unit": "hours", "hoursPerDay": 7.8}},
             "people": {"7": "0007"}}
            """#
        let mapping = try JSONDecoder().decode(PayrollMapping.self, from: Data(text.utf8))
        #expect(mapping.codes["absent"] == .init(skip: true))
        #expect(mapping.codes["leave:sick"] == .init("300", unit: .hours, hoursPerDay: 7.8))
        #expect(mapping.people == ["7": "0007"])
        #expect(Self.error(text) == nil)
    }

    @Test("programs send the mapping in a document, and choose a format or a template")
    func document() throws {
        let mapping = #"{"settings": {"department": "", "costCentre": ""}, "codes": {"worked": {"type": "1"}}}"#
        let entries = [PayrollFixture.entry(PayrollFixture.ada, "worked", 2, minutes: 60)]
        func file(_ document: String, _ format: String?) throws -> PayrollFile {
            try PayrollOrder(reading: Array(document.utf8), format: format)
                .file(of: entries, in: try PayrollFixture.november)
        }
        let sage = try file(#"{"mapping": \#(mapping)}"#, "sage-payroll")
        #expect(PayrollFixture.text(sage) == "2,7,1,,,1.00,\r\n")
        let template = #"{"columns": [{"value": "hours"}]}"#
        let own = try file(#"{"mapping": \#(mapping), "template": \#(template)}"#, nil)
        #expect(PayrollFixture.text(own) == "1.00\r\n")
        #expect(throws: PayrollError.formatOrTemplate) { try file(#"{"mapping": \#(mapping)}"#, nil) }
        #expect(throws: PayrollError.formatOrTemplate) {
            try file(#"{"mapping": \#(mapping), "template": \#(template)}"#, "adp")
        }
        #expect(throws: PayrollError.unknownFormat("sap")) { try file(#"{"mapping": \#(mapping)}"#, "sap") }
    }

    @Test(
        "what is wrong with a mapping is said",
        arguments: [
            ("", "The mapping is not JSON. Look for a missing comma, quotation mark or brace."),
            ("{}", "The mapping lacks “codes”."),
            (
                #"{"codes": {"worked": {"type": 200}}}"#,
                "The mapping has a value of the wrong kind in “codes → worked → type”."
            ),
            (
                #"{"codes": {"worked": {"unit": "weeks"}}}"#,
                "The mapping has a value that is not known in “codes → worked → unit”."
            ),
            (
                #"{"codes": {"worked": {"hoursPerDay": -1}}}"#,
                "`hoursPerDay` of “worked” must be more than 0 and at most 24, not -1.0."
            ),
        ]
    )
    func unreadable(text: String, message: String) {
        #expect(Self.error(text)?.description == message)
    }

    @Test("a mapping of more than a megabyte is not read")
    func large() {
        let error = Self.error(String(repeating: " ", count: PayrollOrder.largest + 1))
        #expect(error?.description.contains("at most 1048576 bytes") == true)
    }

    @Test("codes without a wage type are named, all at once, and nobody is left out in silence")
    func unmapped() throws {
        let november = try PayrollFixture.november
        let mapping = PayrollMapping(codes: ["worked": .init("1")])
        #expect(throws: PayrollError.unmapped(["leave:holiday", "leave:sick", "overtime"])) {
            try PayrollFormat.sagePayroll.file(
                of: PayrollFixture.entries,
                in: november,
                mapping: PayrollMapping(settings: ["department": "", "costCentre": ""], codes: mapping.codes)
            )
        }
        #expect(PayrollError.unmapped(["night"]).description.contains("“night”"))
    }

    @Test("two people with one number in the payroll program are refused, also with zeros before it")
    func shared() throws {
        let november = try PayrollFixture.november
        let mapping = PayrollMapping(
            settings: ["consultant": "1234567", "client": "42"],
            codes: ["worked": .init("1")],
            people: ["12": "007"]
        )
        let entries = PayrollFixture.entries.filter { $0.code == "worked" }
        #expect(throws: PayrollError.sharedNumber("007", first: "7 Ada Chen", second: "12 Jürgen Müller")) {
            try PayrollFormat.datevLodas.file(of: entries, in: november, mapping: mapping)
        }
    }

    @Test("days become hours only where the mapping says how many, and hours never days")
    func units() throws {
        let november = try PayrollFixture.november
        let settings = ["department": "", "costCentre": ""]
        let leave = [PayrollFixture.entry(PayrollFixture.ada, "leave:sick", 2, days: 50)]
        let work = [PayrollFixture.entry(PayrollFixture.ada, "worked", 2, minutes: 60)]
        #expect(throws: PayrollError.noHours(code: "leave:sick")) {
            try PayrollFormat.sagePayroll.file(
                of: leave,
                in: november,
                mapping: PayrollMapping(settings: settings, codes: ["leave:sick": .init("1")])
            )
        }
        #expect(throws: PayrollError.noDays(code: "worked")) {
            try PayrollFormat.sagePayroll.file(
                of: work,
                in: november,
                mapping: PayrollMapping(settings: settings, codes: ["worked": .init("1", unit: .days)])
            )
        }
        let half = try PayrollFormat.sagePayroll.file(
            of: leave,
            in: november,
            mapping: PayrollMapping(settings: settings, codes: ["leave:sick": .init("1", hoursPerDay: 7.8)])
        )
        #expect(PayrollFixture.text(half) == "2,7,1,,,3.90,\r\n")
        #expect(throws: PayrollError.empty) {
            try PayrollFormat.sagePayroll.file(
                of: [],
                in: november,
                mapping: PayrollMapping(settings: settings, codes: [:])
            )
        }
    }

    @Test("a template makes a file of an office's own columns")
    func ownColumns() throws {
        let template =
            #"""
            {"separator": ";", "decimal": ",", "charset": "windows-1252", "dayFormat": "dd.MM.yyyy", "span": "day",
             "columns": [{"heading": "Firma", "value": "text", "text": "01"}, {"heading": "Pers-Nr", "value": "number"},
              {"heading": "Name", "value": "name"}, {"heading": "Abteilung", "value": "department"},
              {"heading": "Tag", "value": "day"}, {"heading": "Lohnart", "value": "wageType"},
              {"heading": "Stunden", "value": "hours"}, {"heading": "Zeit", "value": "clock"},
              {"heading": "Tage", "value": "days"}]}
            """#
        let mapping = PayrollMapping(
            codes: ["worked": .init("200"), "leave:sick": .init("300", unit: .days)],
            people: ["12": "0012"]
        )
        let entries = PayrollFixture.entries.filter { $0.person.number == 12 }
        let file = try Self.file(template, mapping, entries)
        let rows = String(decoding: file.bytes.map { $0 == 0xFC ? UInt8(ascii: "u") : $0 }, as: UTF8.self)
        #expect(
            rows
                == "Firma;Pers-Nr;Name;Abteilung;Tag;Lohnart;Stunden;Zeit;Tage\r\n"
                + "01;0012;Jurgen Muller;\"Sales; South\";03.11.2026;300;0,00;0:00;1,00\r\n"
                + "01;0012;Jurgen Muller;\"Sales; South\";02.11.2026;200;8,00;8:00;0,00\r\n"
        )
    }

    @Test("no text of an own file is a formula, and who cannot be written is named")
    func hostile() throws {
        let mapping = PayrollMapping(codes: ["worked": .init("=1")])
        let template = #"{"columns": [{"value": "name"}, {"value": "wageType"}]}"#
        let person = PayrollPerson(number: 3, name: "=cmd|' /C calc'!A0")
        let file = try Self.file(template, mapping, [PayrollFixture.entry(person, "worked", 2, minutes: 1)])
        #expect(PayrollFixture.text(file) == "\"'=cmd|' /C calc'!A0\";\"'=1\"\r\n")
        let old = #"{"charset": "ascii", "lineEnd": "lf", "columns": [{"value": "name"}]}"#
        #expect(throws: PayrollError.unwritable("ü", person: "12 Jürgen Müller", charset: "ASCII")) {
            try Self.file(old, mapping, [PayrollFixture.entry(PayrollFixture.juergen, "worked", 2, minutes: 1)])
        }
    }

    @Test(
        "templates that make no sense are refused",
        arguments: [
            #"{"columns": []}"#, #"{"separator": "ab", "columns": [{"value": "name"}]}"#,
            #"{"separator": ",", "decimal": ",", "columns": [{"value": "name"}]}"#,
            #"{"columns": [{"value": "salary"}]}"#, #"{"charset": "latin-9", "columns": [{"value": "name"}]}"#, "[]",
        ]
    )
    func badTemplates(text: String) {
        let mapping = PayrollMapping(codes: ["worked": .init("1")])
        #expect(throws: PayrollError.self) { try Self.file(text, mapping, PayrollFixture.entries) }
    }

    @Test("a million entries become one line a person, and more lines than that are refused")
    func bounded() throws {
        let settings = ["department": "", "costCentre": ""]
        let mapping = PayrollMapping(settings: settings, codes: ["worked": .init("1")])
        let people = (1...1000).map { PayrollPerson(number: $0, name: "P\($0)") }
        let range = try DayRange(from: PayrollFixture.day(1), to: PayrollFixture.day(1).adding(999))
        let entries = people.flatMap { person in
            (0..<1000).map { day in
                PayrollEntry(
                    person: person,
                    code: "worked",
                    day: PayrollFixture.day(1).adding(day),
                    length: 60_000_000
                )
            }
        }
        let file = try PayrollFormat.sagePayroll.file(of: entries, in: range, mapping: mapping)
        #expect(file.bytes.count { $0 == 10 } == 1000)
        let more = entries + [PayrollFixture.entry(PayrollPerson(number: 1001, name: "Q"), "worked", 1, minutes: 1)]
        #expect(throws: PayrollError.tooManyLines(limit: 1_000_000)) {
            try Self.file(#"{"span": "day", "columns": [{"value": "minutes"}]}"#, mapping, more, in: range)
        }
    }
}
