import Attendance
import MusterWeb

extension Browser {
    /// Becomes somebody at a station; signed out from whoever it was before.
    ///
    /// Accounts are signed in without the page for that, which has tests of its own.
    func become(_ who: Who, at station: DemoStation) async throws {
        // A page on which cookies can be set, and nothing more.
        try await open(station.address + "/healthz")
        try await removeCookie("muster")
        switch who {
        case .anonymous:
            return
        case .kiosk:
            let texts = settings.language.texts.access
            try await open(station.address + "/kiosk/enrol")
            // As it comes from a tablet's keyboard. WebKit's driver makes capitals small in this field itself.
            try await fill(texts.code, with: try await station.people.kioskCode().lowercased())
            try await click(named: texts.enrol, role: "button")
            try await wait(forPath: "/kiosk")
        case .role(let role):
            try await setCookie("muster", to: try await station.people.session(of: role))
        }
    }

    /// Fills in the page to sign in, where the browser is.
    func signIn(as name: String, password: String = StationAccounts.password) async throws {
        let texts = settings.language.texts.access
        try await fill(texts.name, with: name)
        try await fill(texts.password, with: password)
        try await click(named: texts.signIn, role: "button")
    }

    /// Waits until somebody signed in, wherever they begin.
    func waitForStart() async throws {
        try await wait(until: "location.pathname !== '/sign-in' && document.querySelector('.sign-out') !== null")
    }
}
