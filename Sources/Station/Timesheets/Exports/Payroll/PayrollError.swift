package import Attendance

/// Why a payroll file is not made. The description says what to change, and never leaves somebody out in silence.
package enum PayrollError: Error, Hashable, Sendable {
    /// Codes that occur and are not in the mapping.
    case unmapped([String])
    /// The mapping or the template cannot be read.
    case unreadable(PayrollDocumentFault)
    case unknownFormat(String)
    case formatOrTemplate
    case missingSetting(String, rule: PayrollRule)
    case badSetting(String, value: String, rule: PayrollRule)
    case badWageType(code: String, value: String, rule: PayrollRule)
    case badKey(code: String, value: String, rule: PayrollRule)
    case badNumber(person: String, value: String, rule: PayrollRule)
    /// Two people have the same number in the payroll program.
    case sharedNumber(String, first: String, second: String)
    /// The code is known in days, and the format wants hours, or the other way round.
    case noHours(code: String)
    case noDays(code: String)
    case unwritable(Character, person: String, charset: String)
    /// A text that begins as a formula, or has a sign that parts fields, where the format cannot quote it.
    case unsafe(person: String, value: String)
    case outOfRange(person: String, code: String, value: String, limit: String)
    /// The format wants a whole calendar month.
    case notAMonth
    case tooManyLines(limit: Int)
    /// The range has days that are not over.
    case notOver(from: LocalDay)
    /// There is nothing to pay.
    case empty
    /// A mapping or a template that is too long to be kept.
    case tooLarge(limit: Int)
}

extension PayrollError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unmapped(let codes):
            "The mapping has no wage type for \(codes.map { "“\($0)”" }.joined(separator: ", ")). "
                + "Add one, or `\"skip\": true` if it is not to be exported."
        case .unreadable(let fault): fault.description
        case .unknownFormat(let name):
            "“\(name)” is not a payroll format. Choose one of "
                + PayrollFormat.allCases.map(\.rawValue).joined(separator: ", ") + "."
        case .formatOrTemplate: "Choose either a format or a template of your own columns."
        case .missingSetting(let name, let rule): "The mapping must have the setting “\(name)”: \(rule)."
        case .badSetting(let name, let value, let rule):
            "The setting “\(name)” must be \(rule), not “\(value)”. Correct it in the mapping."
        case .badWageType(let code, let value, let rule):
            "The wage type of “\(code)” must be \(rule), not “\(value)”. Correct it in the mapping."
        case .badKey(let code, let value, let rule):
            "The key of “\(code)” must be \(rule), not “\(value)”. Correct it in the mapping."
        case .badNumber(let person, let value, let rule):
            "The number of \(person) must be \(rule), not “\(value)”. Give the right one under “people” in the mapping."
        case .sharedNumber(let number, let first, let second):
            "\(first) and \(second) would both be “\(number)” in the payroll program. Give each their own number "
                + "under “people” in the mapping."
        case .noHours(let code):
            "“\(code)” is counted in days. Give its `hoursPerDay` in the mapping, or the unit `days`."
        case .noDays(let code): "“\(code)” is counted in hours. Give it the unit `hours` in the mapping."
        case .unwritable(let character, let person, let charset):
            "“\(character)” in the data of \(person) cannot be written in \(charset). Write the name in Latin letters "
                + "under “people” in the mapping."
        case .unsafe(let person, let value):
            "“\(value)” of \(person) begins as a formula or contains a separator, which this format cannot quote. "
                + "Give another text under “people” in the mapping."
        case .outOfRange(let person, let code, let value, let limit):
            "\(person) has \(value) of “\(code)”; the format takes \(limit). Correct the days or the mapping."
        case .notAMonth: "This format is for one whole month. Choose a month, such as --month 2026-11."
        case .tooManyLines(let limit):
            "The file would have more than \(limit) lines. Choose fewer days or one department."
        case .notOver(let day):
            "The days from \(day) on are not over, and what they come to is not known. Choose days up to \(day.adding(-1)), "
                + "or wait until they are over."
        case .empty: "There is nothing to export in this range."
        case .tooLarge(let limit):
            "A mapping or template that is kept must have at most \(limit / 1024) KiB. Shorten it."
        }
    }
}
