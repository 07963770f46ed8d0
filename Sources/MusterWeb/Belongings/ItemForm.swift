import Attendance
import BeaconKit
import Station

/// What stands in the form of an item.
struct ItemForm: Sendable {
    enum Field: String, CaseIterable, Sendable {
        case name, uuid, major, minor, owner, exitTime
        case rooms = "homeRooms"
        case quiet = "quietHours"
    }

    private(set) var values: [Field: String]
    var rooms: [String]
    var days: Set<Int>

    init(rooms: [String] = [], days: Set<Int> = Set(1...7), _ value: (Field) -> String) {
        values = Dictionary(uniqueKeysWithValues: Field.allCases.map { ($0, value($0)) })
        self.rooms = rooms
        self.days = days
    }

    init(_ form: Form) {
        let days = form.all("quietDays").compactMap { Int($0) }
        self.init(rooms: form.all("homeRooms"), days: Set(days)) { form.trimmed($0.rawValue) }
    }

    init(_ item: Item, in roster: Roster) {
        let tag = item.tag
        self.init(rooms: tag.homeRooms, days: tag.quiet?.days ?? Set(1...7)) { field in
            switch field {
            case .name: item.name
            case .uuid: tag.identity.uuid.description
            case .major: String(tag.identity.major)
            case .minor: String(tag.identity.minor)
            case .owner: tag.owner.flatMap { roster.anyone($0)?.number.description } ?? ""
            case .exitTime: String(tag.exitTime)
            case .rooms: ""
            case .quiet: tag.quiet?.hours ?? ""
            }
        }
    }

    /// A new item.
    static var empty: ItemForm { ItemForm { $0 == .exitTime ? String(Tag.usualExitTime) : "" } }

    subscript(field: Field) -> String {
        get { values[field] ?? "" }
        set { values[field] = newValue }
    }

    /// The fields as a browser sends them, to make the same item again.
    func fields(photo: Commitment?) -> [Undo.Field] {
        Field.allCases.filter { $0 != .rooms }.map { Undo.Field(name: $0.rawValue, value: self[$0]) }
            + rooms.map { Undo.Field(name: Field.rooms.rawValue, value: $0) }
            + days.sorted().map { Undo.Field(name: "quietDays", value: "\($0)") }
            + (photo.map { [Undo.Field(name: "photo", value: $0.rawValue)] } ?? [])
    }

    /// Takes the beacon that somebody picked.
    mutating func adopt(_ identity: BeaconIdentity) {
        self[.uuid] = identity.uuid.description
        self[.major] = String(identity.major)
        self[.minor] = String(identity.minor)
    }
}

extension ItemError {
    /// The field that it is about.
    var field: ItemForm.Field? {
        switch self {
        case .emptyName, .nameTooLong, .controlCharacter: .name
        case .badUUID, .isBadge, .isItem, .isCheckin: .uuid
        case .badMajor: .major
        case .badMinor: .minor
        case .badExitTime: .exitTime
        case .badHours, .noDays: .quiet
        case .badRoom, .tooManyRooms: .rooms
        case .noSuchOwner: .owner
        case .noSuchItem, .noSuchAlert, .ambiguous, .badSnooze, .changedMeanwhile: nil
        }
    }
}
