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
    let photo: Bool
    let photoHint: String
    /// Whether it opens without the station.
    let offlineHint: String
    let readyAfter: String
    let readyHint: String
    let save: String

    /// - Parameters:
    ///   - typed: what was typed and refused, in place of what counts.
    ///   - photoDays: for how many days photos are kept.
    ///   - mayUseCamera: browsers give the station's pages a camera.
    init(
        _ settings: KioskSettings,
        typed: Form?,
        photoDays: Int,
        mayUseCamera: Bool,
        _ incoming: IncomingRequest
    ) {
        t = incoming.texts.kiosk
        csrfToken = incoming.csrfToken
        version = settings.version
        let chosen = typed.map { $0["confirmation"] } ?? settings.confirmation.rawValue
        confirmations = KioskSettings.Confirmation.allCases.map { [t] each in
            Choice(value: each.rawValue, label: t.name(each), isChosen: each.rawValue == chosen)
        }
        sound = typed.map { !$0["sound"].isEmpty } ?? settings.sound
        largeType = typed.map { !$0["largeType"].isEmpty } ?? settings.largeType
        photo = typed.map { !$0["photo"].isEmpty } ?? settings.photo
        photoHint = [t.photoHint(photoDays), mayUseCamera ? "" : t.photoNeedsHTTPS].filter { !$0.isEmpty }
            .joined(separator: " ")
        offlineHint = mayUseCamera ? t.worksOffline : t.offlineNeedsHTTPS
        readyAfter = typed.map { $0.trimmed("readyAfter") } ?? String(settings.readyAfter)
        let range = KioskSettings.readyRange
        readyHint = t.seconds(range.lowerBound, range.upperBound)
        save = incoming.texts.settings.save
    }
}
