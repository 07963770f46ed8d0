import Attendance
import Foundation

/// How another system writes its punches: in lines that somebody writes once for each kind of terminal.
///
///     dates: day month year
///     number: Personalnummer
///     time: Zeitpunkt
///     in: 0, Kommen
///     out: 1, Gehen
///     badges: 4711=7, 4712=7
///
/// Nothing of it is guessed, and nothing is required: what it does not say is as in a list without a profile.
package struct PunchProfile: Hashable, Sendable {
    /// Bytes of the longest profile, with the badges of some ten thousand people.
    package static let limit = 256 * 1024

    let dates: ForeignTime.DateOrder
    /// The names of columns, in lower case. Others are passed over if there are any.
    let columns: [String: PunchSheet.Column]
    /// What words mean, in lower case.
    let directions: [String: Punch.Direction]
    /// Whose badges they are. Somebody may have several.
    let badges: [String: PersonNumber]

    /// What one looks like, for those who write the first.
    package static let example = """
        dates: day month year
        badge: Card No
        time: Clock
        direction: State
        in: 0, C/In
        out: 1, C/Out
        badges: 4711=7, 4712=7
        """

    /// Lists as this station describes them.
    package static let own = PunchProfile()

    private init() {
        dates = .yearMonthDay
        columns = [:]
        directions = [:]
        badges = [:]
    }

    /// - Throws: ``PunchProfileError``.
    package init(_ text: String) throws(PunchProfileError) {
        guard text.utf8.count <= Self.limit else { throw .tooLong }
        var dates = ForeignTime.DateOrder.yearMonthDay
        var columns: [String: PunchSheet.Column] = [:]
        var directions: [String: Punch.Direction] = [:]
        var badges: [String: PersonNumber] = [:]
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let line = line.trimmingCharacters(in: .whitespaces)
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, !parts[1].isEmpty else { throw .badLine(index + 1) }
            let (name, value) = (parts[0].lowercased(), parts[1])
            if name == "dates" {
                guard let order = ForeignTime.DateOrder(rawValue: value.lowercased()) else { throw .badLine(index + 1) }
                dates = order
            } else if let column = PunchSheet.Column(rawValue: name) {
                guard columns.updateValue(column, forKey: value.lowercased()) == nil else { throw .badLine(index + 1) }
            } else if let direction = Punch.Direction(rawValue: name) {
                for word in Self.words(value) {
                    guard directions.updateValue(direction, forKey: word.lowercased()) == nil else {
                        throw .badLine(index + 1)
                    }
                }
            } else if name == "badges" {
                for word in Self.words(value) {
                    let pair = word.split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
                    guard pair.count == 2, let number = try? PersonNumber(typed: pair[1]),
                        badges.updateValue(number, forKey: pair[0]) ?? number == number
                    else { throw .badLine(index + 1) }
                }
            } else {
                throw .badLine(index + 1)
            }
        }
        self.dates = dates
        self.columns = columns
        self.directions = directions
        self.badges = badges
    }

    private static func words(_ value: String) -> [String] {
        value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}

/// Why a profile cannot be read. The description says what to do.
package enum PunchProfileError: Error, Hashable, Sendable {
    /// A line without a name that there is, without a value, or that says something twice.
    case badLine(Int)
    case tooLong
}

extension PunchProfileError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .badLine(let line):
            "Line \(line) of the profile cannot be read. Write a name, a colon and a value, such as “dates: day month year”, "
                + "“number: EmpNo”, “in: 0, I” or “badges: 4711=7”."
        case .tooLong: "The profile is longer than \(PunchProfile.limit / 1024) KiB. Shorten it."
        }
    }
}
