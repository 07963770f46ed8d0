/// What a site's codes are called in its payroll program, and what else that program must know. Offices write it as JSON.
package struct PayrollMapping: Hashable, Sendable, Codable {
    package enum Unit: String, Hashable, Sendable, Codable {
        case hours, days
    }

    /// What becomes of one code.
    package struct Wage: Hashable, Sendable, Codable {
        /// The wage type, payment number, service item or earnings code; `nil` only where the code is left out or a key
        /// says enough.
        package var type: String?
        /// Hours without it.
        package var unit: Unit?
        /// What the program wants beside the wage type: LODAS its *Bearbeitungsschlüssel*, Lohn und Gehalt its
        /// *Ausfallschlüssel*, QuickBooks its payroll item.
        package var key: String?
        /// The hours of a whole day, for codes that are counted in days.
        package var hoursPerDay: Double?
        /// Whether leave counts on each calendar day, also on those on which nothing would have been planned.
        package var calendarDays: Bool?
        /// Whether the code is left out on purpose.
        package var skip: Bool?

        package init(
            _ type: String? = nil,
            unit: Unit? = nil,
            key: String? = nil,
            hoursPerDay: Double? = nil,
            calendarDays: Bool? = nil,
            skip: Bool? = nil
        ) {
            self.type = type
            self.unit = unit
            self.key = key
            self.hoursPerDay = hoursPerDay
            self.calendarDays = calendarDays
            self.skip = skip
        }
    }

    /// Such as `consultant` and `client` for DATEV.
    package var settings: [String: String]
    package var codes: [String: Wage]
    /// What people are called in the payroll program, by their number here, where it differs.
    package var people: [String: String]

    package init(settings: [String: String] = [:], codes: [String: Wage], people: [String: String] = [:]) {
        self.settings = settings
        self.codes = codes
        self.people = people
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        settings = try members.decodeIfPresent([String: String].self, forKey: .settings) ?? [:]
        codes = try members.decode([String: Wage].self, forKey: .codes)
        people = try members.decodeIfPresent([String: String].self, forKey: .people) ?? [:]
    }

    /// Refuses hours that no day has.
    func check() throws(PayrollError) {
        for (code, wage) in codes {
            if let hours = wage.hoursPerDay, !(hours > 0 && hours <= 24) {
                throw .unreadable(.badHoursPerDay(code: code, "\(hours)"))
            }
        }
    }

    /// A setting that a format needs.
    func setting(_ name: String, _ rule: PayrollRule, _ isRight: (String) -> Bool) throws(PayrollError) -> String {
        guard let value = settings[name] else { throw .missingSetting(name, rule: rule) }
        guard isRight(value) else { throw .badSetting(name, value: value, rule: rule) }
        return value
    }
}
