import Attendance
import Hummingbird
package import Station

/// Why no file for a payroll program is made, in every language.
extension PayrollError: AnsweringError {
    var status: HTTPResponse.Status { .unprocessableContent }

    package func reason(in texts: Texts) -> String {
        func said(_ key: String, _ values: KeyValuePairs<String, any Sendable> = [:]) -> String {
            texts.texts.catalogue["refusals.payroll.\(key)", values]
        }
        func words(_ rule: PayrollRule) -> String { said("rule.\(rule.rawValue)") }
        return switch self {
        case .unmapped(let codes): said("unmapped", ["codes": codes.joined(separator: texts.listSeparator)])
        case .unreadable(let fault): fault.reason(in: texts)
        case .unknownFormat(let name):
            said(
                "unknownFormat",
                ["name": name, "known": PayrollFormat.allCases.map(\.rawValue).joined(separator: ", ")]
            )
        case .formatOrTemplate: said("formatOrTemplate")
        case .missingSetting(let name, let rule): said("missingSetting", ["name": name, "rule": words(rule)])
        case .badSetting(let name, let value, let rule):
            said("badSetting", ["name": name, "value": value, "rule": words(rule)])
        case .badWageType(let code, let value, let rule):
            said("badWageType", ["code": code, "value": value, "rule": words(rule)])
        case .badKey(let code, let value, let rule):
            said("badKey", ["code": code, "value": value, "rule": words(rule)])
        case .badNumber(let person, let value, let rule):
            said("badNumber", ["person": person, "value": value, "rule": words(rule)])
        case .sharedNumber(let number, let first, let second):
            said("sharedNumber", ["number": number, "first": first, "second": second])
        case .noHours(let code): said("noHours", ["code": code])
        case .noDays(let code): said("noDays", ["code": code])
        case .unwritable(let character, let person, let charset):
            said("unwritable", ["character": String(character), "person": person, "charset": charset])
        case .unsafe(let person, let value): said("unsafe", ["person": person, "value": value])
        case .outOfRange(let person, let code, let value, let limit):
            said("outOfRange", ["person": person, "code": code, "value": value, "limit": limit])
        case .notAMonth: said("notAMonth")
        case .tooManyLines(let limit): said("tooManyLines", ["limit": limit])
        case .notOver(let day): said("notOver", ["day": day, "last": day.adding(-1)])
        case .empty: said("empty")
        case .tooLarge(let limit): said("tooLarge", ["limit": limit / 1024])
        }
    }
}

extension PayrollDocumentFault {
    fileprivate func reason(in texts: Texts) -> String {
        let catalogue = texts.texts.catalogue
        func said(_ key: String, _ values: KeyValuePairs<String, any Sendable> = [:]) -> String {
            catalogue["refusals.payroll.document.\(key)", values]
        }
        func name(_ document: Document) -> String { said("name.\(document.rawValue)") }
        func inside(_ place: String) -> String { place.isEmpty ? "" : said("place", ["place": place]) }
        return switch self {
        case .tooLarge(let document, let limit): said("tooLarge", ["document": name(document), "limit": limit])
        case .missing(let document, let key, let place):
            said("missing", ["document": name(document), "key": key, "place": inside(place)])
        case .wrongKind(let document, let place):
            said("wrongKind", ["document": name(document), "place": inside(place)])
        case .unknownValue(let document, let place):
            said("unknownValue", ["document": name(document), "place": inside(place)])
        case .notJSON(let document): said("notJSON", ["document": name(document)])
        case .badHoursPerDay(let code, let hours): said("badHoursPerDay", ["code": code, "hours": hours])
        case .badColumns(let count, let limit): said("badColumns", ["given": count, "limit": limit])
        case .badSeparator: said("badSeparator")
        case .badDecimal: said("badDecimal")
        case .badDayFormat: said("badDayFormat")
        }
    }
}
