import Attendance
import BeaconKit
import Foundation
import Station

/// The page of settings.
struct SettingsView: Sendable {
    struct FieldRow: Sendable {
        let name: String
        let label: String
        let value: String
        let hint: String?
        let problem: String?
        let theirs: String?
        let describedBy: String
        let isNumeric: Bool
        let isZone: Bool
        /// What there is to choose from, for a field that is not typed.
        let choices: [LanguageChoice]
        let isChoice: Bool
        let generate: String?

        init(
            _ field: SettingsForm.Field,
            form: SettingsForm,
            problems: [SettingsForm.Field: SettingsForm.Problem],
            theirs: SettingsForm?,
            texts: SettingsTexts
        ) {
            name = field.rawValue
            label = texts.label(field)
            value = form[field]
            hint = texts.hint(field)
            problem = problems[field].map { texts.reason($0) }
            self.theirs = theirs.flatMap { $0[field] == form[field] ? nil : texts.theirs($0[field]) }
            describedBy = "\(name)-hint \(name)-problem"
            isNumeric = field.range != nil
            isZone = field == .timeZone
            isChoice = field == .language
            choices = field == .language ? LanguageChoice.all(chosen: form[field]) : []
            generate = field == .uuid ? texts.generate : nil
        }
    }

    /// One form with its button.
    struct Section: Sendable {
        let action: String
        let title: String
        let hint: String?
        let csrfToken: String
        let version: String
        let fields: [FieldRow]
        /// Somebody else saved meanwhile.
        let conflict: String?
        let save: String
    }

    struct Link: Sendable {
        let address: String
        let label: String
    }

    let t: SettingsTexts
    let assets: String
    let csrfToken: String
    let notice: Notice?
    let sections: [Section]
    let zones: [String]
    let isOpenBoard: Bool
    /// Whether this station talks to others.
    let stations: String
    /// Whether the principal may see the page of stations, which says how that is changed.
    let stationsLink: Bool
    let findings: [ReceiverCard.Finding]
    let size: String
    let free: String
    let entries: String
    let lastBackup: String
    let hasBackup: Bool
    let verified: String
    let findingsOfStore: [String]
    let links: [Link]
}
