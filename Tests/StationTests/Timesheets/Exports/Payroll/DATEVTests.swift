import Attendance
import Station
import Testing

/// By DATEV's description of the LODAS interface and of the import of movement data into Lohn und Gehalt:
/// docs/decisions/payroll-formats.md.
@Suite("Payroll files for DATEV")
struct DATEVTests {
    private static let settings = ["consultant": "1234567", "client": "42"]
    private static let mapping = PayrollMapping(
        settings: settings,
        codes: [
            "worked": .init("200"), "overtime": .init("210"),
            "leave:holiday": .init("300", unit: .days, key: "2"), "leave:sick": .init("310", hoursPerDay: 7.5),
        ]
    )

    @Test("LODAS: describes its records and books each wage type once a month")
    func lodas() throws {
        let file = try PayrollFormat.datevLodas.file(
            of: PayrollFixture.entries,
            in: PayrollFixture.november,
            mapping: Self.mapping
        )
        #expect(file.name == "LODAS_2026_11.txt")
        #expect(
            PayrollFixture.text(file)
                == [
                    "[Allgemein]", "Ziel=LODAS", "BeraterNr=1234567", "MandantenNr=42", "Datumsformat=TT/MM/JJJJ",
                    "Feldtrennzeichen=;", "Zahlenkomma=,", "", "[Satzbeschreibung]",
                    "1;u_lod_bwd_buchung_standard;abrechnung_zeitraum#bwd;bs_wert_butab#bwd;bs_nr#bwd;la_eigene#bwd;"
                        + "pnr#bwd;",
                    "", "[Bewegungsdaten]", "1;01/11/2026;2,50;02;300;7;", "1;01/11/2026;1,25;01;210;7;",
                    // 60:00 + 64:19:59 + 0:00:01 = 124:20, a third of an hour.
                    "1;01/11/2026;124,33;01;200;7;", "1;01/11/2026;7,50;01;310;12;", "1;01/11/2026;8,00;01;200;12;",
                    "",
                ].joined(separator: "\r\n")
        )
    }

    @Test("Lohn und Gehalt: values of the month, and days with a key in the calendar")
    func lohnUndGehalt() throws {
        var mapping = Self.mapping
        mapping.codes["leave:holiday"] = .init(unit: .days, key: "U")
        mapping.codes["leave:sick"] = .init("1651", unit: .days, key: "K")
        mapping.people = ["12": "1012"]
        let file = try PayrollFormat.datevLohnUndGehalt.file(
            of: PayrollFixture.entries,
            in: PayrollFixture.november,
            mapping: mapping
        )
        #expect(file.name == "LuG_2026_11.txt")
        #expect(
            PayrollFixture.text(file)
                == [
                    "1234567;42;11/2026", "7;5;U;;;1,00;;;;;", "7;6;U;;;1,00;;;;;", "7;9;U;;;0,50;;;;;",
                    "7;;;210;;;1,25;;;;", "7;;;200;;;124,33;;;;", "1012;3;K;1651;;1,00;;;;;",
                    "1012;;;200;;;8,00;;;;", "",
                ].joined(separator: "\r\n")
        )
        #expect(
            PayrollFixture.text(file).split(separator: "\r\n").dropFirst().allSatisfy {
                $0.count { $0 == ";" } == 10
            }
        )
    }

    @Test("an Ausfallschlüssel with an umlaut is written as Windows writes it")
    func umlaut() throws {
        var mapping = Self.mapping
        mapping.codes = ["leave:sick": .init(unit: .days, key: "EÜ")]
        let entries = [PayrollFixture.entry(PayrollFixture.juergen, "leave:sick", 3, days: 100)]
        let file = try PayrollFormat.datevLohnUndGehalt.file(
            of: entries,
            in: PayrollFixture.november,
            mapping: mapping
        )
        #expect(file.bytes.contains(0xDC) && !file.bytes.contains(0xC3))
    }

    @Test(
        "what DATEV would refuse is refused, with what to correct",
        arguments: [
            (
                ["consultant": "999", "client": "42"], "200", "7",
                PayrollError.badSetting(
                    "consultant",
                    value: "999",
                    rule: .datevConsultant
                )
            ),
            (
                ["consultant": "1234567"], "200", "7",
                .missingSetting(
                    "client",
                    rule: .datevClient
                )
            ),
            (
                ["consultant": "1234567", "client": "1;2"], "200", "7",
                .badSetting(
                    "client",
                    value: "1;2",
                    rule: .datevClient
                )
            ),
            (
                settings, "20000", "7",
                .badWageType(
                    code: "worked",
                    value: "20000",
                    rule: .lodasWageType
                )
            ),
            (
                settings, "2\r\n3", "7",
                .badWageType(
                    code: "worked",
                    value: "2\r\n3",
                    rule: .lodasWageType
                )
            ),
            (
                settings, "200", "100000",
                .badNumber(
                    person: "7 Ada Chen",
                    value: "100000",
                    rule: .lodasNumber
                )
            ),
        ]
    )
    func refusals(settings: [String: String], type: String, number: String, error: PayrollError) throws {
        let mapping = PayrollMapping(settings: settings, codes: ["worked": .init(type)], people: ["7": number])
        let entries = [PayrollFixture.entry(PayrollFixture.ada, "worked", 2, minutes: 60)]
        let november = try PayrollFixture.november
        #expect(throws: error) {
            try PayrollFormat.datevLodas.file(of: entries, in: november, mapping: mapping)
        }
    }

    @Test("a part of a month, a day of more than 24 hours and a wage type in days without its key are refused")
    func limits() throws {
        let november = try PayrollFixture.november
        let week = try DayRange(from: PayrollFixture.day(2), to: PayrollFixture.day(8))
        for format in [PayrollFormat.datevLodas, .datevLohnUndGehalt] {
            #expect(throws: PayrollError.notAMonth) {
                try format.file(of: PayrollFixture.entries, in: week, mapping: Self.mapping)
            }
        }
        var mapping = Self.mapping
        mapping.codes["worked"] = .init("200", key: "A")
        let long = [PayrollFixture.entry(PayrollFixture.ada, "worked", 2, minutes: 1441)]
        #expect(
            throws: PayrollError.outOfRange(
                person: "7 Ada Chen",
                code: "worked",
                value: "24.02",
                limit: "0.01 to 24.00"
            )
        ) {
            try PayrollFormat.datevLohnUndGehalt.file(of: long, in: november, mapping: mapping)
        }
        mapping.codes["leave:holiday"] = .init("300", unit: .days)
        let leave = [PayrollFixture.entry(PayrollFixture.ada, "leave:holiday", 2, days: 100)]
        #expect(
            throws: PayrollError.badKey(
                code: "leave:holiday",
                value: "",
                rule: .lodasKey
            )
        ) {
            try PayrollFormat.datevLodas.file(of: leave, in: november, mapping: mapping)
        }
    }
}
