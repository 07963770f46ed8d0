import Attendance
import Station

/// The part of a month's page on which its record is confirmed and countersigned.
struct SheetSigningView: Sendable {
    struct Line: Sendable {
        let words: String
        /// The picture of the signature; `nil` where it was erased.
        let picture: String?
        let pictureName: String
    }

    let t: SigningTexts
    let kiosk: KioskTexts
    let notice: Notice?
    let state: String
    /// A class of the style sheet.
    let kind: String
    let lines: [Line]
    /// The month as pages to print.
    let document: String
    /// Where the form goes; `nil` for who has nothing to sign.
    let action: String?
    let statement: String
    let button: String
    let csrfToken: String
    let digest: String
    let typed: String
    let assets: String

    init(
        _ standing: SheetStanding,
        month: Month,
        may: (confirm: Bool, countersign: Bool),
        typed: String,
        csrfToken: String,
        clock: SiteClock,
        actors: Actors,
        assets: String,
        notice: Notice?
    ) {
        let t = clock.texts.signing
        self.t = t
        kiosk = clock.texts.kiosk
        self.notice = notice
        self.typed = typed
        self.csrfToken = csrfToken
        self.assets = assets
        digest = standing.digest.text
        let address = TimesheetController.address(standing.person.id, month: month)
        document = "\(address)/sheet.pdf"
        switch standing.state {
        case .open: (state, kind) = (t.open, "quiet")
        case .confirmed: (state, kind) = (t.confirmed, "frozen")
        case .countersigned: (state, kind) = (t.countersigned, "good")
        case .changed: (state, kind) = (t.changed, "overdue")
        }
        func line(_ sheet: SignedSheet?, _ words: (String, String) -> String) -> [Line] {
            guard let sheet else { return [] }
            let by = actors.name(sheet.by)
            return [
                Line(
                    words: words(by, clock.moment(sheet.at)),
                    picture: SignatureRoute.address(sheet.signature.signature, of: standing.person.id),
                    pictureName: t.signatureOf(by)
                )
            ]
        }
        lines =
            line(standing.confirmed, t.confirmedBy) + line(standing.countersigned, t.countersignedBy)
        switch standing.state {
        case .open, .changed:
            action = may.confirm ? "\(address)/confirm" : nil
            (statement, button) = (t.statement, t.confirm)
        case .confirmed:
            action = may.countersign ? "\(address)/countersign" : nil
            (statement, button) = (t.counterStatement, t.countersign)
        case .countersigned:
            action = nil
            (statement, button) = ("", "")
        }
    }
}
