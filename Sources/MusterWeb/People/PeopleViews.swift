import Attendance
import Foundation
import Mustache
import Station

struct PeopleView: Sendable {
    let t: PeopleTexts
    /// The folder of the assets' addresses.
    let assets: String
    let csrfToken: String
    let title: String
    let isArchived: Bool
    let canEdit: Bool
    /// What is searched for.
    let text: String
    let departments: [DepartmentChoice]
    /// `nil` if nobody is archived.
    let archivedLink: String?
    let results: PeopleResultsView
    let notice: Notice?
}

struct DepartmentChoice: Sendable {
    let name: String
    let isChosen: Bool
}

/// A page of the list.
struct PeopleResultsView: Sendable {
    let t: PeopleTexts
    let count: String
    let rows: [PeopleRow]
    /// Says why there is nobody.
    let nobody: String?
    let previous: String?
    let next: String?
    /// `nil` if there is one page only.
    let place: String?
    let departments: [String]
    let archived: Int

    init(
        _ list: PeopleList,
        _ part: ListPage.Part<PeopleList.Line>,
        query: PeopleQuery,
        mayEdit: Bool,
        texts: Texts
    ) {
        t = texts.people
        count = t.count(list.lines.count)
        let shared = Shared(wrappedValue: texts)
        rows = part.elements.map { PeopleRow($0, mayEdit: mayEdit, texts: shared) }
        let isNarrowed = !query.text.isEmpty || query.department != nil
        nobody =
            rows.isEmpty ? (isNarrowed ? t.nobodyFound : query.isArchived ? t.nobodyArchived : t.nobodyYet) : nil
        func address(_ cursor: String) -> String {
            var items: [(String, String)] = []
            if !cursor.isEmpty { items.append(("cursor", cursor)) }
            if !query.text.isEmpty { items.append(("q", query.text)) }
            if let department = query.department { items.append(("department", department)) }
            if query.isArchived { items.append(("archived", "1")) }
            return "/people?" + items.map { "\($0)=\(Self.escaped($1))" }.joined(separator: "&")
        }
        previous = part.previous.map(address)
        next = part.next.map(address)
        place = part.count > 1 ? t.pageOf(part.number, part.count) : nil
        departments = list.departments
        archived = list.archived
    }

    private static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }
}

/// A person in the list.
struct PeopleRow: Sendable {
    private let line: PeopleList.Line
    private let mayEdit: Bool
    @Shared private var texts: Texts

    init(_ line: PeopleList.Line, mayEdit: Bool, texts: Shared<Texts>) {
        self.line = line
        self.mayEdit = mayEdit
        _texts = texts
    }
}

/// As for ``PersonRow``: by reflection a page of a hundred would take long.
extension PeopleRow: MustacheParent {
    func child(named name: String) -> Any? {
        let person = line.person
        switch name {
        case "id": return person.id.rawValue
        case "select": return mayEdit ? texts.people.select(person.details.name) : nil
        case "number": return person.number.rawValue
        case "numberLabel": return texts.number
        case "name": return person.details.name
        case "work":
            let parts = [person.details.position, person.details.department].filter { !$0.isEmpty }
            return parts.isEmpty ? nil : parts.joined(separator: " · ")
        case "photo": return person.photo.map { PhotoRoute.address($0) }
        case "initials": return Initials.of(person.details.name)
        case "hue": return Initials.hue(of: person.id.rawValue)
        case "badges": return texts.people.badgeCount(line.badges)
        default: return nil
        }
    }
}
