import Attendance
import Hummingbird
import Station

/// Finds a person, a page or a day by one search, each only for whoever may open it.
struct SearchPages: Sendable {
    /// Characters of a search; what is beyond is not looked at.
    static let longest = 64
    /// Words of a search.
    private static let mostWords = 6
    private static let mostPeople = 8
    private static let mostPages = 6

    let services: WebServices
    let pages: Pages
    let directory: PeopleDirectory

    var routes: [Route] {
        [
            .get("/search", .session) { incoming in
                let view = try await view(incoming)
                return pages.page(view.t.title, content: pages.templates.render(view, .search), for: incoming)
            },
            .get("/search/results", .session) { incoming in
                PeopleController.fragment(pages.templates.render(try await view(incoming), .searchResults))
            },
        ]
    }

    private func view(_ incoming: IncomingRequest) async throws -> SearchView {
        let text = String((incoming.decodedQuery("q") ?? "").prefix(Self.longest))
        let rows = try await rows(text, incoming)
        let t = incoming.texts.search
        let told = text.isEmpty ? "" : rows.isEmpty ? t.nothing : t.found(rows.count)
        return SearchView(t: t, text: text, told: told, rows: rows)
    }

    private func rows(_ text: String, _ incoming: IncomingRequest) async throws -> [SearchView.Row] {
        let words = text.split(whereSeparator: \.isWhitespace).prefix(Self.mostWords).map(String.init)
        guard !words.isEmpty else { return [] }
        let today = await services.board.board().day
        let day = words.lazy.compactMap { TypedDay.day($0, today: today) }.first
        let name = words.filter { TypedDay.day($0, today: today) == nil }.joined(separator: " ")
        let people = name.isEmpty ? [] : try await people(name, incoming)
        guard let day else {
            return people.map { person in
                let details = [person.details.department, "#\(person.number)"].filter { !$0.isEmpty }
                return SearchView.Row(
                    label: person.details.name,
                    detail: details.joined(separator: " · "),
                    address: incoming.principal.may(.viewPeople)
                        ? PeopleController.address(person.id)
                        : TimesheetController.address(person.id, month: Month(of: today))
                )
            } + places(name, incoming)
        }
        return days(day, of: people, isNamed: !name.isEmpty, incoming)
    }

    /// Those whom a principal may find: everybody, or themselves.
    private func people(_ name: String, _ incoming: IncomingRequest) async throws -> [Person] {
        let principal = incoming.principal
        guard principal.may(.viewPeople) || principal.account?.person != nil else { return [] }
        let found = try await directory.list(PeopleQuery(text: name)).lines.lazy.map(\.person)
        let visible = found.filter { principal.may(.viewPeople) || $0.id == principal.account?.person }
        return Array(visible.prefix(Self.mostPeople))
    }

    /// The pages of the navigation, which has none that the principal may not open.
    private func places(_ name: String, _ incoming: IncomingRequest) -> [SearchView.Row] {
        let words = name.lowercased().split(separator: " ")
        let groups = Place.all(for: incoming.principal, at: "", texts: incoming.texts)
        let account = [(nil as String?, incoming.texts.access.account, "/account")]
        let all = groups.flatMap { group in group.places.map { (group.name, $0.label, $0.address) } } + account
        let found = all.filter { place in
            let label = "\(place.1) \(place.0 ?? "")".lowercased()
            return words.allSatisfy { label.contains($0) }
        }
        return found.prefix(Self.mostPages).map { SearchView.Row(label: $0.1, detail: $0.0, address: $0.2) }
    }

    /// A day: of those who were named, or of everybody.
    private func days(_ day: LocalDay, of people: [Person], isNamed: Bool, _ incoming: IncomingRequest) -> [SearchView
        .Row]
    {
        let t = incoming.texts.search
        let words = incoming.texts.day(day, CivilTime.weekday(of: day))
        guard !isNamed else {
            return people.filter { incoming.principal.maySeeHistory(of: $0.id) }.map {
                SearchView.Row(
                    label: t.day($0.details.name, words),
                    detail: "\(day)",
                    address: TimesheetController.address($0.id, on: day)
                )
            }
        }
        var rows: [SearchView.Row] = []
        func add(_ label: String, _ address: String) {
            rows.append(SearchView.Row(label: label, detail: "\(day)", address: address))
        }
        if let own = incoming.principal.account?.person, incoming.principal.maySeeHistory(of: own) {
            add(t.ownDay(words), TimesheetController.address(own, on: day))
        }
        if incoming.principal.may(.viewHistory) {
            add(t.timesheets(words), "/timesheets?span=day&on=\(day)")
            add(t.reviewOf(words), "/exceptions?severity=notice&from=\(day)&to=\(day)")
        }
        return rows
    }
}
