import Attendance
import Station

/// A page in the bar across the top of every page.
struct Place: Sendable {
    /// A menu that opens; without a name its places stand in the bar themselves.
    struct Group: Sendable {
        let name: String?
        let places: [Place]
        /// Whether one of them is the page that is shown.
        let isCurrent: Bool
    }

    let address: String
    let label: String
    let isCurrent: Bool

    /// Where a principal may go. Who sees only the board needs no bar.
    static func all(for principal: Principal, at path: String, texts: Texts) -> [Group] {
        // A kiosk stays a kiosk.
        if case .kiosk = principal { return [] }
        typealias Known = (address: String, label: String, permission: Permission)
        let own = principal.account?.person.map { person -> [Known] in
            [
                ("/people/\(person.rawValue)/months/present", texts.attendance.own, .viewOwnHistory),
                ("/people/\(person.rawValue)/plan/present", texts.attendance.ownPlan, .viewOwnHistory),
            ]
        }
        let known: [(name: String?, places: [Known])] = [
            (
                nil,
                [
                    ("/", texts.board, .viewBoard),
                    ("/kiosk", texts.kiosk.kiosk, .punchAtKiosk),
                    ("/people", texts.people.people, .viewPeople),
                    ("/items", texts.items.items, .viewPeople),
                    ("/roll-call", texts.attendance.rollCalls, .viewRollCalls),
                    ("/messages", texts.messages.messages, .exchangeMessages),
                ] + (own ?? [])
            ),
            (
                texts.attendance.menu,
                [
                    ("/exceptions", texts.attendance.inbox, .viewHistory),
                    ("/corrections", texts.attendance.corrections, .viewHistory),
                    ("/timesheets", texts.attendance.timesheets, .viewHistory),
                    ("/plan", texts.attendance.plan, .viewHistory),
                    ("/pay", texts.pay.title, .viewHistory),
                    ("/periods", texts.attendance.periods, .viewHistory),
                    ("/what-if", texts.attendance.policy, .viewHistory),
                ]
            ),
            (
                texts.radioMenu,
                [
                    ("/beacons", texts.signals.beacons, .viewRadio),
                    ("/receivers", texts.receivers, .viewRadio),
                    ("/transmit", texts.transmit.transmit, .operateRadio),
                ]
            ),
            (
                texts.stationMenu,
                [
                    ("/rules", texts.items.rules, .changeSettings),
                    ("/settings", texts.settings.settings, .changeSettings),
                    ("/retention", texts.retention.retention, .changeSettings),
                    ("/links", texts.links.links, .manageLinks),
                    ("/stations", texts.stations.stations, .manageAccess),
                    ("/stations/sharing", texts.sharing.sharing, .changeSettings),
                    ("/conflicts", texts.sharing.conflicts, .editPeople),
                    ("/accounts", texts.access.accounts, .manageAccess),
                    ("/kiosks", texts.access.kiosks, .manageAccess),
                    ("/tokens", texts.access.tokens, .manageAccess),
                ]
            ),
        ]
        let groups = known.compactMap { group -> Group? in
            let places = group.places.filter { principal.may($0.permission) }.map { place in
                let isCurrent =
                    place.address == "/" ? path == "/" : path == place.address || path.hasPrefix(place.address + "/")
                return Place(address: place.address, label: place.label, isCurrent: isCurrent)
            }
            guard !places.isEmpty else { return nil }
            return Group(name: group.name, places: places, isCurrent: places.contains(where: \.isCurrent))
        }
        return groups.reduce(0) { $0 + $1.places.count } > 1 ? groups : []
    }
}
