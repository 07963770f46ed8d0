import Attendance
import BeaconKit
import Foundation
import Station

/// What was typed as settings, and what is wrong with it.
struct SettingsForm: Hashable, Sendable {
    /// The fields, by the names that they have in forms and in JSON.
    enum Field: String, CodingKey, CaseIterable, Sendable {
        case name, timeZone, language, hours, grace, uuid
        case near, sightings, window, awayAfter

        static let site: [Field] = [.name, .timeZone, .language, .hours, .grace, .uuid]
        static let presence: [Field] = [.near, .sightings, .window, .awayAfter]

        /// What numbers may be.
        var range: ClosedRange<Double>? {
            switch self {
            case .name, .timeZone, .language, .hours, .uuid: nil
            case .grace: 0...240
            case .near: AttendancePolicy.nearRange
            case .sightings: Self.range(AttendancePolicy.sightingsRange)
            case .window: Self.range(AttendancePolicy.windowRange)
            case .awayAfter: Self.range(AttendancePolicy.awayRange)
            }
        }

        private static func range(_ range: ClosedRange<Int>) -> ClosedRange<Double> {
            Double(range.lowerBound)...Double(range.upperBound)
        }
    }

    enum Problem: Hashable, Sendable {
        case empty
        case tooLong(Int)
        case controlCharacter
        case unknownTimeZone(String)
        case unknownLanguage(String)
        case badHours(String)
        case badUUID(String)
        case badNumber(ClosedRange<Double>, isWhole: Bool)
    }

    /// The most characters of the site's name.
    static let longestName = 100

    private(set) var values: [Field: String]

    /// Reads fields with a function that gives a value for a name; `nil` for a field that stays as it is.
    init(_ value: (Field) -> String?) {
        values = Dictionary(
            uniqueKeysWithValues: Field.allCases.compactMap { field in value(field).map { (field, $0) } }
        )
    }

    init(_ site: Site, _ policy: AttendancePolicy) {
        self.init { field in
            switch field {
            case .name: site.name
            case .timeZone: site.timeZone
            case .language: site.language.rawValue
            case .hours: site.shift.hours
            case .grace: String(site.shift.grace)
            case .uuid: site.broadcastUUID.description
            case .near: Self.text(policy.nearDistance)
            case .sightings: String(policy.sightings)
            case .window: String(policy.window.components.seconds)
            case .awayAfter: String(policy.awayAfter.components.seconds)
            }
        }
    }

    subscript(field: Field) -> String { values[field] ?? "" }

    /// What is wrong, at each field that is given.
    var problems: [Field: Problem] {
        var problems: [Field: Problem] = [:]
        for (field, value) in values { problems[field] = Self.problem(field, value) }
        return problems
    }

    /// The site's part; of no use where there are ``problems``.
    var site: SiteSetup {
        var setup = SiteSetup()
        setup.name = values[.name]
        setup.timeZone = values[.timeZone]
        setup.language = values[.language].flatMap { Language(offered: $0) }
        setup.hours = values[.hours]
        setup.grace = values[.grace].flatMap { Int($0) }
        setup.broadcastUUID = values[.uuid].flatMap { BeaconUUID($0) }
        return setup
    }

    /// The part of presence; of no use where there are ``problems``.
    var presence: PolicySetup {
        var setup = PolicySetup()
        setup.nearDistance = values[.near].flatMap { Self.number($0) }
        setup.sightings = values[.sightings].flatMap { Int($0) }
        setup.window = values[.window].flatMap { Int($0) }
        setup.awayAfter = values[.awayAfter].flatMap { Int($0) }
        return setup
    }

    private static func problem(_ field: Field, _ value: String) -> Problem? {
        switch field {
        case .name:
            if value.allSatisfy(\.isWhitespace) { return .empty }
            if value.count > longestName { return .tooLong(longestName) }
            let isShown = value.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
            return isShown ? nil : .controlCharacter
        case .timeZone: return (try? ZoneClock(value)) == nil ? .unknownTimeZone(value) : nil
        case .language: return Language(offered: value) == nil ? .unknownLanguage(value) : nil
        case .hours: return (try? Shift(value, grace: 0)) == nil ? .badHours(value) : nil
        case .uuid: return BeaconUUID(value) == nil ? .badUUID(value) : nil
        case .near, .grace, .sightings, .window, .awayAfter:
            guard let range = field.range else { return nil }
            let isWhole = field != .near
            let number = isWhole ? Int(value).map(Double.init) : Self.number(value)
            return number.map { range.contains($0) } == true ? nil : .badNumber(range, isWhole: isWhole)
        }
    }

    /// A number with a point or, as many write it, a comma.
    private static func number(_ text: String) -> Double? {
        let text = text.replacing(",", with: ".")
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }) else { return nil }
        return Double(text)
    }

    private static func text(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : number.description
    }
}

/// A part of the settings that is changed as a whole.
protocol SettingsPart {
    static var fields: [SettingsForm.Field] { get }
}

enum SitePart: SettingsPart {
    static let fields = SettingsForm.Field.site
}

enum PresencePart: SettingsPart {
    static let fields = SettingsForm.Field.presence
}

/// What a page or a program asks to be changed of one part of the settings. What is left out stays as it is.
struct SettingsRequest<Part: SettingsPart>: Decodable, Sendable {
    let form: SettingsForm

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: SettingsForm.Field.self)
        var values: [SettingsForm.Field: String] = [:]
        for field in Part.fields {
            values[field] =
                field.range == nil
                ? try container.decodeIfPresent(Clearable<String>.self, forKey: field).map { $0.value ?? "" }
                : try container.decodeIfPresent(Clearable<NumberText>.self, forKey: field).map { $0.value?.text ?? "" }
        }
        form = SettingsForm { values[$0] }
    }
}
