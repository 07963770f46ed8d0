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
        /// How much waits in it; `nil` for nothing.
        let count: String?
    }

    let address: String
    let label: String
    let isCurrent: Bool
    /// What the part of its menu is called that begins with it; `nil` for what stands in the part before.
    let section: String?
    /// How much waits there; `nil` for nothing.
    let count: String?

    private static let review = "/exceptions"

    private struct Known {
        let address: String
        let label: String
        let permission: Permission
        var section: String?

        init(_ address: String, _ label: String, _ permission: Permission, section: String? = nil) {
            self.address = address
            self.label = label
            self.permission = permission
            self.section = section
        }

        func isCurrent(at path: String) -> Bool {
            address == "/" ? path == "/" : path == address || path.hasPrefix(address + "/")
        }
    }

    /// Where a principal may go, by what they want to do. Who sees only the board needs no bar.
    ///
    /// - Parameters:
    ///   - toReview: how much waits for review; `nil` where that is not to be told.
    ///   - hasSites: whether this is a hub.
    static func all(
        for principal: Principal,
        at path: String,
        texts: Texts,
        toReview: Int? = nil,
        hasSites: Bool = false
    ) -> [Group] {
        // A kiosk stays a kiosk.
        if case .kiosk = principal { return [] }
        let known = hasSites ? ofHub(texts) : ofStation(principal, texts)
        let groups = known.compactMap { group -> Group? in
            let allowed = group.places.filter { principal.may($0.permission) }
            guard !allowed.isEmpty else { return nil }
            // Of two addresses the longer one is where one is.
            let current = allowed.filter { $0.isCurrent(at: path) }.map(\.address).max { $0.count < $1.count }
            let places = allowed.enumerated().map { index, place in
                let isFirst = index == 0 || allowed[index - 1].section != place.section
                return Place(
                    address: place.address,
                    label: place.label,
                    isCurrent: place.address == current,
                    section: isFirst ? place.section : nil,
                    count: place.address == review ? toReview.flatMap { $0 > 0 ? "\($0)" : nil } : nil
                )
            }
            let count = places.lazy.compactMap(\.count).first
            return Group(name: group.name, places: places, isCurrent: current != nil, count: count)
        }
        return groups.reduce(0) { $0 + $1.places.count } > 1 ? groups : []
    }

    private static func ofStation(_ principal: Principal, _ texts: Texts) -> [(name: String?, places: [Known])] {
        [
            (nil, [Known("/", texts.board, .viewBoard)] + own(principal, texts)),
            (nil, [Known("/people", texts.people.people, .viewPeople)]),
            (texts.attendance.menu, time(texts)),
            (
                nil,
                [
                    // Everybody who has an account may see the board, and so the plan.
                    Known("/floors", texts.floors.plan, .viewOwnHistory),
                    Known("/items", texts.items.items, .viewPeople),
                    Known("/visitors", texts.visitors.visitors, .inviteVisitors),
                    Known("/roll-call", texts.attendance.rollCalls, .viewRollCalls),
                ]
            ),
            (texts.settings.settings, settings(texts)),
        ]
    }

    /// A hub hears nothing and has no people of its own: what it has are its sites, and its settings.
    private static func ofHub(_ texts: Texts) -> [(name: String?, places: [Known])] {
        let kept = ["/settings", "/accounts", "/retention", "/stations", "/messages", "/tokens"]
        return [
            (
                nil,
                [
                    Known("/sites", texts.hub.sites, .viewPeople),
                    Known("/sites/people", texts.hub.people, .viewPeople),
                ]
            ),
            (texts.settings.settings, settings(texts).filter { kept.contains($0.address) }),
        ]
    }

    /// Where a principal begins who asked for no page: with what they came for.
    static func start(of principal: Principal, hasSites: Bool) -> String {
        if hasSites { return principal.may(.viewPeople) ? "/sites" : "/account" }
        guard let account = principal.account else { return "/" }
        switch account.role {
        case .staff: return account.person.map { "/people/\($0.rawValue)/months/present" } ?? "/"
        case .warden: return "/roll-call"
        case .supervisor: return review
        case .admin, .auditor: return "/"
        }
    }

    private static func own(_ principal: Principal, _ texts: Texts) -> [Known] {
        guard let person = principal.account?.person else { return [] }
        return [
            Known("/people/\(person.rawValue)/months/present", texts.attendance.own, .viewOwnHistory),
            Known("/people/\(person.rawValue)/plan/present", texts.attendance.ownPlan, .viewOwnHistory),
        ]
    }

    private static func time(_ texts: Texts) -> [Known] {
        [
            Known(review, texts.attendance.inbox, .viewHistory),
            Known("/timesheets", texts.attendance.timesheets, .viewHistory),
            Known("/plan", texts.attendance.plan, .viewHistory),
            Known("/corrections", texts.attendance.corrections, .viewHistory),
            Known("/pay", texts.pay.title, .viewHistory),
            Known("/periods", texts.attendance.periods, .viewHistory),
        ]
    }

    private static func settings(_ texts: Texts) -> [Known] {
        [
            Known("/settings", texts.site, .changeSettings),
            Known("/what-if", texts.timeRules, .viewHistory),
            Known("/kiosks", texts.access.kiosks, .manageAccess, section: texts.kiosksAndPhones),
            Known("/kiosk", texts.openKiosk, .punchAtKiosk, section: texts.kiosksAndPhones),
            Known("/visitors/rules", texts.visitors.rules, .changeSettings, section: texts.kiosksAndPhones),
            Known("/settings/own-punching", texts.ownPunch.settings, .changeSettings, section: texts.kiosksAndPhones),
            Known("/receivers", texts.receivers, .viewRadio, section: texts.receiversAndBadges),
            Known("/gateways", texts.gateways.gateways, .manageLinks, section: texts.receiversAndBadges),
            Known("/floors/all", texts.floors.floors, .operateRadio, section: texts.receiversAndBadges),
            Known("/beacons", texts.signals.beacons, .viewRadio, section: texts.receiversAndBadges),
            Known("/calibrate", texts.calibrate.calibrate, .operateRadio, section: texts.receiversAndBadges),
            Known("/links", texts.links.links, .manageLinks, section: texts.notifications),
            Known("/rules", texts.items.rules, .changeSettings, section: texts.notifications),
            Known("/accounts", texts.access.accounts, .manageAccess, section: texts.accountsAndData),
            Known("/retention", texts.retention.retention, .changeSettings, section: texts.accountsAndData),
            Known("/stations", texts.stations.stations, .manageAccess, section: texts.otherStations),
            Known("/stations/sharing", texts.sharing.sharing, .changeSettings, section: texts.otherStations),
            Known("/conflicts", texts.sharing.conflicts, .editPeople, section: texts.otherStations),
            Known("/messages", texts.messages.messages, .exchangeMessages, section: texts.otherStations),
            Known("/transmit", texts.transmit.transmit, .operateRadio, section: texts.developer),
            Known("/tokens", texts.access.tokens, .manageAccess, section: texts.developer),
        ]
    }
}
