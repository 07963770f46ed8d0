import Attendance
import BeaconKit
import Station

/// The page of a person, or of somebody who is to be added.
struct PersonView: Sendable {
    let t: PeopleTexts
    let assets: String
    let csrfToken: String
    let title: String
    /// Where the form goes.
    let action: String
    let version: String
    let fields: [FieldView]
    let departments: [String]
    let canEdit: Bool
    let canErase: Bool
    let save: String
    let notice: Notice?
    /// Where what was saved meanwhile can be seen alone, while two versions are shown.
    let takeTheirs: String?
    /// What only somebody has who is there.
    let present: PresentPersonView?
    /// Where the person's punches are, for who may see them.
    let history: HistoryLink?
    /// The person's hours, for who may see them.
    let hours: MonthSummaryView?
    let pin: PINView?
    let quietHours: QuietHoursView?
}

/// What a person has besides the fields.
struct PresentPersonView: Sendable {
    let id: String
    let name: String
    let number: Int
    let photo: String?
    let initials: String
    let hue: Int
    let isArchived: Bool
    let badges: [BadgeRow]
    let removeQuestion: String
    let eraseQuestion: String

    init(_ person: Person, roster: Roster, texts: Texts) {
        id = person.id.rawValue
        name = person.details.name
        number = person.number.rawValue
        photo = person.photo.map { PhotoRoute.address($0) }
        initials = Initials.of(name)
        hue = Initials.hue(of: id)
        isArchived = roster.archived[person.id] != nil
        badges = roster.badges(of: person.id).map { BadgeRow($0, texts: texts.people) }
        eraseQuestion = texts.people.eraseQuestion(name)
        removeQuestion = texts.people.removeQuestion(name)
    }
}

/// A field of the form, with what is wrong with it.
struct FieldView: Sendable {
    let name: String
    let label: String
    let value: String
    let hint: String?
    let problem: String?
    /// What somebody else saved there meanwhile.
    let theirs: String?
    let isNumeric: Bool
    let isRequired: Bool
    let hasList: Bool
    /// The elements that describe it.
    let describedBy: String

    init(
        _ field: PersonForm.Field,
        form: PersonForm,
        problem: RosterError?,
        theirs other: PersonForm?,
        texts: PeopleTexts
    ) {
        name = field.rawValue
        label = texts.label(name)
        value = form[field]
        hint = field == .number ? texts.numberHint : nil
        self.problem = problem.map { texts.reason($0) }
        theirs = other.flatMap { other in
            let saved = other[field]
            return saved == form[field] ? nil : texts.savedMeanwhile(saved.isEmpty ? texts.emptyValue : saved)
        }
        isNumeric = field == .number
        isRequired = field == .name || field == .number
        hasList = field == .department
        describedBy =
            [hint == nil ? nil : "\(name)-hint", "\(name)-problem", theirs == nil ? nil : "\(name)-theirs"]
            .compactMap { $0 }.joined(separator: " ")
    }
}
