import Attendance
import BeaconKit
import Foundation
import Station

/// A line of the front desk's list.
struct VisitorRow: Sendable {
    let address: String
    let action: String
    let name: String
    let about: String?
    let host: String?
    let when: String
    let card: String?
    /// Signed in on another day, or too long ago.
    let warning: String?
    let photo: String?
    let isHere: Bool
    let isExpected: Bool
    let signInLabel: String
    let signOutLabel: String

    init(_ record: VisitorRecord, day: LocalDay, clock: SiteClock) {
        let t = clock.texts.visitors
        let visit = record.visit
        address = VisitorController.address(record.id)
        action = address
        name = record.name
        let words = [record.details?.company, record.details?.purpose].compactMap(\.self).filter { !$0.isEmpty }
        about = words.isEmpty ? nil : words.joined(separator: " · ")
        host = record.host.map { t.visits($0.details.name) }
        when =
            switch (visit.arrived, visit.left) {
            case (let arrived?, let left?): t.between(clock.time(arrived, on: day), clock.time(left, on: day))
            case (let arrived?, nil): t.since(clock.time(arrived, on: day))
            case (nil, _): visit.day.map { t.expectedAt(clock.day($0)) } ?? ""
            }
        card = record.details.flatMap { $0.card.isEmpty ? nil : t.lent($0.card) }
        warning = [.mayBeInside, .forgotten].contains(record.standing) ? t.standing(record.standing) : nil
        photo = visit.photo.map { PhotoRoute.address($0) }
        isHere = visit.arrived != nil && visit.left == nil
        isExpected = record.standing == .expected
        signInLabel = t.signInLabel(record.name)
        signOutLabel = t.signOutLabel(record.name)
    }
}

/// The fields in which a visitor is described.
struct VisitorFields: Sendable {
    let t: VisitorTexts
    let name: String
    let company: String
    let purpose: String
    let host: String
    let card: String
    let day: String
    let hosts: [String]
    /// Whoever deals with their own visitors is the host.
    let asksHost: Bool
    let asksCard: Bool
    let asksDay: Bool
    let needsCompany: Bool
    let needsPurpose: Bool
    let needsHost: Bool

    /// - Parameters:
    ///   - form: what was typed and refused.
    ///   - record: the visitor who is known; `nil` for a new one.
    init(
        _ form: Form?,
        over record: VisitorRecord?,
        day: LocalDay,
        in snapshot: Snapshot,
        asksHost: Bool,
        isKiosk: Bool = false,
        texts: VisitorTexts
    ) {
        func value(_ field: String, _ old: String?) -> String {
            guard let form, !form.fields.isEmpty else { return old ?? "" }
            return form.trimmed(field)
        }
        t = texts
        name = value("name", record?.details?.name)
        company = value("company", record?.details?.company)
        purpose = value("purpose", record?.details?.purpose)
        host = value("host", record?.host?.details.name)
        card = value("card", record?.details?.card)
        self.day = value("day", (record?.visit.day ?? day).description)
        hosts = asksHost ? snapshot.roster.hosts : []
        self.asksHost = asksHost
        asksCard = !isKiosk && asksHost
        asksDay = !isKiosk && record?.visit.arrived == nil
        let required = snapshot.visitors.rules.required
        needsCompany = required.contains(.company)
        needsPurpose = required.contains(.purpose)
        needsHost = required.contains(.host)
    }
}

/// The front desk: who is here, who is expected, who has left.
struct VisitorsView: Sendable {
    let t: VisitorTexts
    let hint: String
    let notice: Notice?
    let csrfToken: String
    let key: String
    let day: String
    let dayValue: String
    let here: [VisitorRow]
    let expected: [VisitorRow]
    let left: [VisitorRow]
    let mayReceive: Bool
    let isToday: Bool
    let fields: VisitorFields
}

/// One visitor.
struct VisitorView: Sendable {
    let t: VisitorTexts
    let notice: Notice?
    let csrfToken: String
    let row: VisitorRow
    let state: String
    /// The visitor's own page, as long as it is good.
    let link: String?
    let linkProblem: String?
    let qr: QRCode?
    let agreed: Bool
    let signature: String?
    let mayReceive: Bool
    let mayEdit: Bool
    let fields: VisitorFields
}

/// What is printed for a visitor, as large as a bank card.
struct VisitorBadgeView: Sendable {
    let t: VisitorTexts
    let site: String
    let name: String
    let company: String?
    let host: String?
    let day: String
    let photo: String?
    let qr: QRCode?
}

struct VisitorBadgePageView: Sendable {
    let t: VisitorTexts
    let assets: String
    let badge: VisitorBadgeView
    let back: String
}

/// What visitors are asked.
struct VisitorRulesView: Sendable {
    struct Choice: Sendable {
        let name: String
        let label: String
        let isChosen: Bool
    }

    let t: VisitorTexts
    let notice: Notice?
    let csrfToken: String
    let agreement: String
    let longest: Int
    let choices: [Choice]
}

/// Where visitors sign in and out themselves.
struct VisitorKioskView: Sendable {
    let t: VisitorTexts
    let kiosk: KioskTexts
    let assets: String
    let notice: Notice?
    let csrfToken: String
    let key: String
    let pass: String?
    let fields: VisitorFields
    /// The paragraphs of the site's text; empty for none.
    let agreement: [String]
    let hasAgreement: Bool
    let asksSignature: Bool
    let asksPhoto: Bool
}

/// What came of it.
struct VisitorDoneView: Sendable {
    let t: VisitorTexts
    let assets: String
    let words: String
    let badge: VisitorBadgeView?
    /// Where it goes on at a kiosk; `nil` on a phone of the visitor's own.
    let back: String?
}

/// A visitor's own page.
struct VisitorPassView: Sendable {
    let t: VisitorTexts
    let csrfToken: String
    let title: String
    let name: String
    let host: String?
    let when: String
    let hint: String
    let qr: QRCode?
    let agreement: [String]
    let hasAgreement: Bool
    let action: String
    let isHere: Bool
}

/// Who visits somebody today, on their own page.
struct OwnVisitorsView: Sendable {
    struct Row: Sendable {
        let words: String
        let address: String
        let isHere: Bool
    }

    let t: VisitorTexts
    let rows: [Row]

    /// - Returns: `nil` for nobody.
    init?(of person: PersonID, in snapshot: Snapshot, from store: any JournalStore, at now: Instant, clock: SiteClock)
        throws
    {
        let today = snapshot.today(at: now)
        let t = clock.texts.visitors
        self.t = t
        rows = try snapshot.visitors(from: store, at: now) { visit in
            visit.host == person && snapshot.isVisit(visit, on: today, at: now)
        }.map { record in
            let words =
                switch (record.visit.arrived, record.visit.left) {
                case (nil, _): t.expectedForYou(record.name)
                case (let arrived?, nil): t.hereForYou(record.name, clock.time(arrived, on: today))
                case (_, let left?): t.leftForYou(record.name, clock.time(left, on: today))
                }
            return Row(
                words: words,
                address: VisitorController.address(record.id),
                isHere: record.visit.arrived != nil && record.visit.left == nil
            )
        }
        if rows.isEmpty { return nil }
    }
}
