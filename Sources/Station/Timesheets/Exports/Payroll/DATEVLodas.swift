import Attendance

/// Movement data for DATEV LODAS: a text file that describes its own records.
enum DATEVLodas {
    static func file(
        of entries: [PayrollEntry],
        in range: DayRange,
        mapping: PayrollMapping
    ) throws(PayrollError) -> PayrollFile {
        guard range.isMonth else { throw .notAMonth }
        let consultant = try mapping.setting("consultant", .datevConsultant) {
            PayrollNumber.integer($0, 1000...9_999_999, digits: 7) != nil
        }
        let client = try mapping.setting("client", .datevClient) {
            PayrollNumber.integer($0, 1...99_999, digits: 5) != nil
        }
        var text = """
            [Allgemein]
            Ziel=LODAS
            BeraterNr=\(consultant)
            MandantenNr=\(client)
            Datumsformat=TT/MM/JJJJ
            Feldtrennzeichen=;
            Zahlenkomma=,

            [Satzbeschreibung]
            1;u_lod_bwd_buchung_standard;abrechnung_zeitraum#bwd;bs_wert_butab#bwd;bs_nr#bwd;la_eigene#bwd;pnr#bwd;

            [Bewegungsdaten]

            """
        let month = "01/\(PayrollNumber.twoDigits(range.from.month))/\(range.from.year)"
        for line in try PayrollLine.lines(entries, mapping, span: { _ in .period }) {
            let value = try PayrollNumber.text(checked(line), decimal: ",")
            text += "1;\(month);\(value);\(try key(of: line));\(try type(of: line));\(try number(of: line));\n"
        }
        let name = "LODAS_\(range.from.year)_\(PayrollNumber.twoDigits(range.from.month)).txt"
        // Digits and fixed words only: the same bytes in every Windows character set.
        return PayrollFile(name, Array(text.replacing("\n", with: "\r\n").utf8))
    }

    /// The field takes eleven digits, two of them decimals.
    private static func checked(_ line: PayrollLine) throws(PayrollError) -> Int {
        let amount = try line.amount()
        guard abs(amount) <= 99_999_999_999 else {
            throw .outOfRange(
                person: line.who,
                code: line.code,
                value: PayrollNumber.text(amount, decimal: "."),
                limit: "at most 999999999.99"
            )
        }
        return amount
    }

    /// The *Bearbeitungsschlüssel*. 01 is for hours; which one a wage type in days wants only the tax adviser knows.
    private static func key(of line: PayrollLine) throws(PayrollError) -> String {
        guard let key = line.wage.key ?? (line.wage.unit == .days ? nil : "01") else {
            throw .badKey(code: line.code, value: "", rule: .lodasKey)
        }
        guard let number = PayrollNumber.integer(key, 1...99, digits: 2) else {
            throw .badKey(code: line.code, value: key, rule: .lodasKey)
        }
        return PayrollNumber.twoDigits(number)
    }

    private static func type(of line: PayrollLine) throws(PayrollError) -> Int {
        let type = line.wage.type ?? ""
        guard let number = PayrollNumber.integer(type, 1...9999, digits: 4) else {
            throw .badWageType(code: line.code, value: type, rule: .lodasWageType)
        }
        return number
    }

    private static func number(of line: PayrollLine) throws(PayrollError) -> Int {
        guard let number = PayrollNumber.integer(line.number, 1...99_999, digits: 5) else {
            throw .badNumber(person: line.who, value: line.number, rule: .lodasNumber)
        }
        return number
    }
}
