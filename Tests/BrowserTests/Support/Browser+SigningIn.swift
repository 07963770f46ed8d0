import Attendance
import MusterWeb

extension Browser {
    /// Becomes somebody at a station, by the pages for that; signed out from whoever it was before.
    func become(_ who: Who, at station: DemoStation) async throws {
        try await open(station.address + "/sign-in")
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
            return try await wait(forPath: "/kiosk")
        case .role(let role):
            try await open(station.address + "/sign-in")
            try await signIn(as: StationAccounts.name(of: role))
        }
        try await wait(forPath: "/")
    }

    /// Fills in the page to sign in, where the browser is.
    func signIn(as name: String, password: String = StationAccounts.password) async throws {
        let texts = settings.language.texts.access
        try await fill(texts.name, with: name)
        try await fill(texts.password, with: password)
        try await click(named: texts.signIn, role: "button")
    }
}
