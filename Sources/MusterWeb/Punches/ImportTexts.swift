import Attendance
import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What the import of punches says. What it has in common with that of people is in ``PeopleTexts``.
package struct ImportTexts: Sendable, Decodable {
    let texts: TextTable

    package let importPunches, hint, columns, fileTooLarge, profile, profileHint, time, direction, key, empty: String
    package let future, badKey: String

    package func otherEncoding(_ encoding: String) -> String { texts["otherEncoding", ["encoding": encoding]] }
    package func wouldImport(_ count: Int) -> String { texts["wouldImport", ["count": count]] }
    package func importAll(_ count: Int) -> String { texts["importAll", ["count": count]] }
    package func imported(_ count: Int) -> String { texts["imported", ["count": count]] }
    package func known(_ count: Int) -> String { texts["known", ["count": count]] }
    package func repeated(_ count: Int) -> String { texts["repeated", ["count": count]] }

    /// - Parameter lines: of which the first ten are named.
    package func ambiguous(_ lines: [Int]) -> String {
        let named = lines.prefix(10).map(String.init).joined(separator: ", ") + (lines.count > 10 ? ", …" : "")
        return texts["ambiguous", ["count": lines.count, "lines": named]]
    }

    package func unknownColumn(_ name: String, _ allowed: String) -> String {
        texts["unknownColumn", ["name": name, "allowed": allowed]]
    }

    package func badDirection(_ word: String) -> String { texts["badDirection", ["word": word]] }
    package func badTime(_ text: String) -> String { texts["badTime", ["text": text]] }
    package func unknownBadge(_ badge: String) -> String { texts["unknownBadge", ["badge": badge]] }
    package func badProfileLine(_ line: Int) -> String { texts["badProfileLine", ["line": line]] }
    package var profileTooLong: String { texts["profileTooLong", ["limit": PunchProfile.limit / 1024]] }
    package func keyReused(_ key: String) -> String { texts["keyReused", ["key": key]] }
}

extension Texts {
    /// Why a list of punches was refused, or a line of it, with what to do.
    func reason(importing error: any Error) -> String {
        switch error {
        case SheetError.noColumn("time"): people.noColumn(imports.time)
        case is SheetError, is RosterError: people.reason(error)
        case PunchSheetError.empty: imports.empty
        case PunchSheetError.unknownColumn(let name):
            imports.unknownColumn(
                name,
                [people.number, imports.time, imports.direction, imports.key].joined(separator: " · ")
            )
        case PunchSheetError.badDirection(let word): imports.badDirection(word)
        case PunchSheetError.badTime(let text): imports.badTime(text)
        case PunchSheetError.unknownBadge(let badge): imports.unknownBadge(badge)
        case PunchProfileError.badLine(let line): imports.badProfileLine(line)
        case PunchProfileError.tooLong: imports.profileTooLong
        case PunchError.future: imports.future
        case PunchError.keyReused(let key): imports.keyReused(key)
        case PunchError.badKey: imports.badKey
        default: attendance.reason(error) ?? people.refused
        }
    }
}
