import Attendance
import Station
import Testing

/// By the descriptions that docs/decisions/payroll-formats.md names.
@Suite("Payroll files")
struct PayrollFormatTests {
    @Test("Sage: seven columns without headings, the rate left to Sage")
    func sage() throws {
        let mapping = PayrollMapping(
            settings: ["department": "1", "costCentre": ""],
            codes: [
                "worked": .init("1"), "overtime": .init("2"), "leave:holiday": .init("5", unit: .days),
                "leave:sick": .init(skip: true),
            ]
        )
        let file = try PayrollFormat.sagePayroll.file(
            of: PayrollFixture.entries,
            in: PayrollFixture.november,
            mapping: mapping
        )
        #expect(file.name == "sage-timesheets-2026-11-01-2026-11-30.csv")
        #expect(
            PayrollFixture.text(file)
                == "2,7,5,1,,2.50,\r\n2,7,2,1,,1.25,\r\n2,7,1,1,,124.33,\r\n2,12,1,1,,8.00,\r\n"
        )
    }

    @Test("QuickBooks: a timer header and an activity for each day, with tabs and American dates")
    func quickBooks() throws {
        let mapping = PayrollMapping(
            settings: ["companyName": "Chen & Sons", "companyCreateTime": "1234567890"],
            codes: [
                "worked": .init("Labor"), "overtime": .init("Overtime", key: "Overtime Rate"),
                "leave:sick": .init("Sick", hoursPerDay: 8), "leave:holiday": .init(skip: true),
            ],
            people: ["7": "Chen, Ada"]
        )
        let entries = [
            PayrollFixture.entry(PayrollFixture.ada, "worked", 2, minutes: 487, seconds: 59),
            PayrollFixture.entry(PayrollFixture.ada, "overtime", 2, minutes: 5),
            PayrollFixture.entry(PayrollFixture.juergen, "leave:sick", 30, days: 100),
        ]
        let file = try PayrollFormat.quickBooks.file(of: entries, in: PayrollFixture.november, mapping: mapping)
        var expected = Array(
            [
                "!TIMERHDR\tVER\tREL\tCOMPANYNAME\tFROMTIMER\tCOMPANYCREATETIME",
                "TIMERHDR\t8\t0\tChen & Sons\tY\t1234567890",
                "!TIMEACT\tDATE\tJOB\tEMP\tITEM\tPITEM\tDURATION\tPROJ\tNOTE\tBILLINGSTATUS",
                "TIMEACT\t11/02/26\t\tChen, Ada\tOvertime\tOvertime Rate\t0:05\t\t\t0",
                "TIMEACT\t11/02/26\t\tChen, Ada\tLabor\t\t8:07\t\t\t0",
            ].joined(separator: "\r\n").utf8
        )
        expected += Array("\r\nTIMEACT\t11/30/26\t\tJ".utf8) + [0xFC] + Array("rgen M".utf8) + [0xFC]
        expected += Array("ller\tSick\t\t8:00\t\t\t0\r\n".utf8)
        #expect(file.bytes == expected)
    }

    @Test("QuickBooks: no name is a formula, has a tab, or is in Chinese, and no day has 24 hours")
    func hostileNames() throws {
        let mapping = PayrollMapping(
            settings: ["companyName": "C", "companyCreateTime": "1"],
            codes: ["worked": .init("Labor")]
        )
        let november = try PayrollFixture.november
        func refused(_ name: String, minutes: Int64 = 60) -> PayrollError? {
            let person = PayrollPerson(number: 3, name: name)
            do {
                _ = try PayrollFormat.quickBooks.file(
                    of: [PayrollFixture.entry(person, "worked", 2, minutes: minutes)],
                    in: november,
                    mapping: mapping
                )
                return nil
            } catch {
                return error
            }
        }
        for name in ["=cmd|'/c calc'!A1", "+1", "-1", "@SUM(A1)", "A\tB", "A\nB", "A \"B\"", "＝1"] {
            #expect(refused(name) == .unsafe(person: "3 \(name)", value: name))
        }
        #expect(refused("林晓梅") == .unwritable("林", person: "3 林晓梅", charset: "Windows-1252"))
        #expect(refused("Žižek €") == nil)
        // An umlaut of two scalars.
        #expect(refused("Mu\u{308}ller") == nil)
        #expect(
            refused("Bo", minutes: 1440)
                == .outOfRange(person: "3 Bo", code: "worked", value: "24:00", limit: "0:01 to 23:59 a day")
        )
    }

    @Test("Xero: the body of one request a line")
    func xero() throws {
        let mapping = PayrollMapping(
            settings: ["payrollCalendarID": "216d80e6-af55-47b1-b718-9457c3f5d2fe"],
            codes: ["worked": .init("87f5b43a-cf51-4b74-92de-94c819e82d27")],
            people: [
                "7": "aad6b292-7b94-408b-93f6-e489867e3fb0", "12": "bad6b292-7b94-408b-93f6-e489867e3fb0",
            ]
        )
        let entries = [
            PayrollFixture.entry(PayrollFixture.ada, "worked", 13, minutes: 480),
            PayrollFixture.entry(PayrollFixture.ada, "worked", 15, minutes: 370),
            PayrollFixture.entry(PayrollFixture.juergen, "worked", 13, minutes: 60),
        ]
        let range = try DayRange(from: PayrollFixture.day(13), to: PayrollFixture.day(19))
        let file = try PayrollFormat.xero.file(of: entries, in: range, mapping: mapping)
        let head = #"{"payrollCalendarID":"216d80e6-af55-47b1-b718-9457c3f5d2fe","employeeID":""#
        let dates = #"","startDate":"2026-11-13","endDate":"2026-11-19","timesheetLines":["#
        let rate = #","earningsRateID":"87f5b43a-cf51-4b74-92de-94c819e82d27","numberOfUnits":"#
        #expect(
            PayrollFixture.text(file)
                == head + "aad6b292-7b94-408b-93f6-e489867e3fb0" + dates + #"{"date":"2026-11-13""# + rate
                + #"8.00},{"date":"2026-11-15""# + rate + "6.17}]}\n" + head
                + "bad6b292-7b94-408b-93f6-e489867e3fb0" + dates + #"{"date":"2026-11-13""# + rate + "1.00}]}\n"
        )
        #expect(throws: PayrollError.self) {
            try PayrollFormat.xero.file(of: PayrollFixture.entries, in: range, mapping: mapping)
        }
    }

    @Test("ADP: regular hours and overtime have columns, other codes pairs, and more of them more lines")
    func adp() throws {
        let mapping = PayrollMapping(
            settings: ["company": "AB", "batch": "NOV2026"],
            codes: [
                "worked": .init("reg"), "overtime": .init("ot"), "leave:holiday": .init("3:V", hoursPerDay: 8),
                "leave:sick": .init("3:S", hoursPerDay: 8), "night": .init("4:N"),
            ]
        )
        let entries =
            PayrollFixture.entries + [
                PayrollFixture.entry(PayrollFixture.ada, "leave:sick", 10, days: 100),
                PayrollFixture.entry(PayrollFixture.ada, "night", 10, minutes: 30),
            ]
        let file = try PayrollFormat.adp.file(of: entries, in: PayrollFixture.november, mapping: mapping)
        #expect(file.name == "PRAB_EPI.csv")
        #expect(
            PayrollFixture.text(file)
                == [
                    "Co Code,Batch ID,File #,Reg Hours,O/T Hours,Hours 3 Code,Hours 3 Amount,Hours 4 Code,"
                        + "Hours 4 Amount",
                    "AB_,NOV2026,000007,124.33,1.25,V,20.00,N,0.50", "AB_,NOV2026,000007,,,S,8.00,,",
                    "AB_,NOV2026,000012,8.00,,S,8.00,,", "",
                ].joined(separator: "\r\n")
        )
    }

    @Test(
        "ADP: codes that it cannot have are refused",
        arguments: ["", "regular", "3", "3:", "3:V,W", "5:V", "3:=1", "reg:1"]
    )
    func adpCodes(type: String) throws {
        let mapping = PayrollMapping(
            settings: ["company": "ABC", "batch": "1"],
            codes: ["worked": .init(type)]
        )
        let november = try PayrollFixture.november
        let entries = [PayrollFixture.entry(PayrollFixture.ada, "worked", 2, minutes: 60)]
        #expect(
            throws: PayrollError.badWageType(
                code: "worked",
                value: type,
                rule: .adpWageType
            )
        ) {
            try PayrollFormat.adp.file(of: entries, in: november, mapping: mapping)
        }
    }
}
