import Attendance
import BeaconKit
import Station

extension PeopleTexts {
    /// Why the roster, or a list of people, was refused, in this language.
    func reason(_ error: any Error) -> String {
        switch error {
        case let error as RosterError: reason(error)
        case let error as SheetError: reason(error)
        default: refused
        }
    }

    func reason(_ error: RosterError) -> String {
        switch error {
        case .emptyName: emptyName
        case .tooLong(let field, let limit): tooLong(label(field), limit)
        case .controlCharacter(let field): controlCharacter(label(field))
        case .numberOutOfRange(let typed): typed.isEmpty ? emptyNumber : numberOutOfRange(typed)
        case .numberTaken(let number, let holder): numberTaken(number.rawValue, holder)
        case .numberArchived(let number, let holder): numberArchived(number.rawValue, holder)
        case .noSuchPerson(let number): noSuchNumber(number.rawValue)
        case .personGone: personGone
        case .changedMeanwhile: changedMeanwhile
        case .archived(let name): archivedNoBadge(name)
        case .badgeTaken(let identity, let holder): badgeTaken(identity.description, holder)
        case .noSuchBadge(let identity): noSuchBadge(identity.description)
        case .notABeacon(let typed): notABeacon(typed)
        case .photoTooHeavy(let bytes, let limit): photoTooHeavy(bytes / 1024, limit / 1024)
        case .photoTooLarge(let width, let height, let limit): photoTooLarge(width, height, limit)
        case .notAPhoto: notAPhoto
        case .lastAdministrator: lastAdministrator
        // Settings of the site, which no page about people changes.
        case .badShift, .unknownTimeZone: refused
        }
    }

    func reason(_ error: SheetError) -> String {
        switch error {
        case .empty: emptyList
        case .noColumn(let column): noColumn(label(column))
        case .unknownColumn(let column):
            unknownColumn(column, [number, name, department, position, badge].joined(separator: " · "))
        case .columnTwice(let column): columnTwice(column)
        case .unclosedQuote(let line): unclosedQuote(line)
        case .textAfterQuote(let line): textAfterQuote(line)
        case .tooManyFields(let fields, let columns): tooManyFields(fields, columns)
        case .notUTF8: notUTF8
        }
    }

    /// What the field is called whose name errors bear.
    func label(_ field: String) -> String {
        switch field {
        case "name": name
        case "number": number
        case "department": department
        case "position": position
        default: field
        }
    }
}
