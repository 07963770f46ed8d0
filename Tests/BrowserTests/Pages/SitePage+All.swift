import Attendance

extension SitePage {
    /// Every page, each with a line: it is looked at in all browsers, languages and sizes, by axe, and for what sticks out
    /// of a narrow screen. A route without a line fails `PageListTests`.
    static let all: [SitePage] = [
        SitePage("board", "/", ready: "#people .person"),
        SitePage("board-wall", "/?view=wall", ready: "#people .person", at: [.wall]),
        SitePage("kiosk", "/kiosk", as: .kiosk, ready: "#people .person"),
        SitePage("kiosk-pad", "/kiosk", as: .kiosk, ready: "#people .prepared", prepare: openPad),
        SitePage("kiosk-signed", "/kiosk", as: .kiosk, ready: "#people .prepared", prepare: typeSignature),
        SitePage("kiosk-admin", "/kiosk", as: .role(.admin), ready: "#people .person", at: [.desktop]),
        SitePage("board-admin", "/", as: .role(.admin), ready: "#people .person"),
        SitePage("board-empty", "/", of: .fresh, ready: ".welcome"),

        SitePage("set-up", "/set-up", of: .fresh),
        SitePage("set-up-refused", "/set-up", of: .fresh, prepare: setUpWrongly),
        SitePage("sign-in-refused", "/sign-in", of: .fresh, prepare: signInWrongly),
        SitePage("sign-in", "/sign-in"),
        SitePage("kiosk-enrol", "/kiosk/enrol"),

        SitePage("people", "/people", as: .role(.admin), ready: "#results .person"),
        SitePage("people-reading", "/people", as: .role(.auditor), ready: "#results .person"),
        SitePage("people-nobody", "/people?q=nobody-has-this-name", as: .role(.admin)),
        SitePage("people-archived", "/people?archived=1", as: .role(.admin)),
        SitePage("person", "/people/:id", as: .role(.admin)),
        SitePage("person-reading", "/people/:id", as: .role(.auditor)),
        SitePage("person-new", "/people/new", as: .role(.admin)),
        SitePage("person-refused", "/people/new", as: .role(.admin), prepare: addWrongly),
        SitePage("history", "/people/:id/history", as: .role(.admin)),
        SitePage("badges", "/people/:id/badges", as: .role(.admin), ready: "#nearby .near"),
        SitePage("import", "/people/import", as: .role(.admin)),
        SitePage("import-preview", "/people/import", as: .role(.admin), prepare: checkList),
        SitePage("import-problems", "/people/import", as: .role(.admin), prepare: checkBrokenList),

        SitePage("beacons", "/beacons", as: .role(.admin), ready: ".beacons tbody tr"),
        SitePage(
            "beacon-bind",
            "/beacons/bind?identity=F7826DA6-4FA2-4E98-8024-BC5B71E0893E:1:42",
            as: .role(.admin)
        ),
        SitePage("receivers", "/receivers", as: .role(.admin)),
        SitePage("transmit", "/transmit", as: .role(.admin)),
        SitePage("items", "/items", as: .role(.admin), ready: "#items li"),
        SitePage("items-reading", "/items", as: .role(.auditor), ready: "#items li", at: [.phone]),
        SitePage("item-new", "/items/new", as: .role(.admin)),
        SitePage("item", "/items/:id", as: .role(.admin), prepare: openItem),
        SitePage("rules", "/rules", as: .role(.admin)),
        SitePage("rule-new", "/rules/new", as: .role(.admin)),
        SitePage("rule", "/rules/:id", as: .role(.admin), prepare: openRule),
        SitePage("links", "/links", as: .role(.admin)),
        SitePage("sharing", "/stations/sharing", as: .role(.admin)),
        SitePage("conflicts", "/conflicts", as: .role(.supervisor)),
        SitePage("link", "/links/:id", as: .role(.admin), prepare: addChannel),
        SitePage("settings", "/settings", as: .role(.admin)),
        SitePage("settings-open", "/settings", as: .role(.admin), prepare: openDetails),

        SitePage("account", "/account", as: .role(.staff)),
        SitePage("accounts", "/accounts", as: .role(.admin)),
        SitePage("accounts-open", "/accounts", as: .role(.admin), prepare: openDetails),
        SitePage("kiosks", "/kiosks", as: .role(.admin)),
        SitePage("kiosks-code", "/kiosks", as: .role(.admin), prepare: addKiosk),
        SitePage("tokens", "/tokens", as: .role(.admin)),

        SitePage("not-found", "/nowhere"),
        SitePage("forbidden", "/accounts", as: .role(.staff)),
    ]
}
