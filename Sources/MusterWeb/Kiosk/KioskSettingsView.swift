import Attendance

/// The form of how kiosks work.
struct KioskSettingsView: Sendable {
    struct Choice: Sendable {
        let value: String
        let label: String
        let isChosen: Bool
    }

    let t: KioskTexts
    let csrfToken: String
    let version: String
    let confirmations: [Choice]
    let sound: Bool
    let largeType: Bool
    let readyAfter: String
    let readyHint: String
    let save: String

    /// - Parameter typed: what was typed and refused, in place of what counts.
    init(_ settings: KioskSettings, typed: Form?, _ incoming: IncomingRequest) {
        t = incoming.texts.kiosk
        csrfToken = incoming.csrfToken
        version = settings.version
        let chosen = typed.map { $0["confirmation"] } ?? settings.confirmation.rawValue
        confirmations = KioskSettings.Confirmation.allCases.map { [t] each in
            Choice(value: each.rawValue, label: t.name(each), isChosen: each.rawValue == chosen)
        }
        sound = typed.map { !$0["sound"].isEmpty } ?? settings.sound
        largeType = typed.map { !$0["largeType"].isEmpty } ?? settings.largeType
        readyAfter = typed.map { $0.trimmed("readyAfter") } ?? String(settings.readyAfter)
        let range = KioskSettings.readyRange
        readyHint = t.seconds(range.lowerBound, range.upperBound)
        save = incoming.texts.settings.save
    }
}
