import Station

/// A page in the bar across the top of every page.
struct Place: Sendable {
    let address: String
    let label: String
    let isCurrent: Bool

    /// Where a visitor may go. Who sees only the board needs no bar.
    static func all(for visitor: Visitor, at path: String, texts: Texts) -> [Place] {
        let known: [(address: String, label: String, permission: Permission)] = [
            ("/", texts.board, .viewBoard),
            ("/kiosk", texts.kiosk.kiosk, .punchAtKiosk),
            ("/people", texts.people.people, .viewPeople),
            ("/accounts", texts.access.accounts, .manageAccess),
            ("/kiosks", texts.access.kiosks, .manageAccess),
            ("/tokens", texts.access.tokens, .manageAccess),
        ]
        var shown = known.filter { visitor.may($0.permission) }
        if let person = visitor.account?.person, visitor.may(.viewOwnHistory) {
            shown.append((HistoryPages.address(person), texts.history.own, .viewOwnHistory))
        }
        // A kiosk stays a kiosk.
        if case .kiosk = visitor { shown = [] }
        let places = shown.map { place in
            let isCurrent =
                place.address == "/" ? path == "/" : path == place.address || path.hasPrefix(place.address + "/")
            return Place(address: place.address, label: place.label, isCurrent: isCurrent)
        }
        return places.count > 1 ? places : []
    }
}
