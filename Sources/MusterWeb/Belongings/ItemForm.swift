import Attendance
import BeaconKit
import Station

/// What was typed for an item, and what is wrong with it.
struct ItemForm: Sendable {
    enum Field: String, CaseIterable, Sendable {
        case name, uuid, major, minor, owner, exitTime, rooms, quiet
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
        let days = form.all("days").compactMap { Int($0) }
        self.init(rooms: form.all("rooms"), days: Set(days)) { $0 == .name ? form["name"] : form.trimmed($0.rawValue) }
    }

    init(_ item: Item) {
        let tag = item.tag
        self.init(rooms: tag.homeRooms, days: tag.quiet?.days ?? Set(1...7)) { field in
            switch field {
            case .name: item.name
            case .uuid: tag.identity.uuid.description
            case .major: String(tag.identity.major)
            case .minor: String(tag.identity.minor)
            case .owner: tag.owner?.rawValue ?? ""
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

    /// Takes the beacon that somebody picked.
    mutating func take(_ identity: BeaconIdentity) {
        self[.uuid] = identity.uuid.description
        self[.major] = String(identity.major)
        self[.minor] = String(identity.minor)
    }

    /// What is wanted, or what is wrong at which field.
    func setup() -> (setup: ItemSetup?, problems: [Field: ItemError]) {
        var problems: [Field: ItemError] = [:]
        func read<Value>(_ field: Field, _ reading: (String) throws(ItemError) -> Value) -> Value? {
            do throws(ItemError) {
                return try reading(self[field])
            } catch {
                problems[field] = error
                return nil
            }
        }
        let name: PersonalValue? = read(.name) { text throws(ItemError) in
            try PersonalValue.make(itemName: text, subject: PersonID(rawValue: ""))
        }
        let uuid: BeaconUUID? = read(.uuid) { text throws(ItemError) in try BeaconInput.uuid(text) }
        let major: UInt16? = read(.major) { text throws(ItemError) in try BeaconInput.major(text) }
        let minor: UInt16? = read(.minor) { text throws(ItemError) in try BeaconInput.minor(text) }
        let exitTime: Int? = read(.exitTime) { text throws(ItemError) in try BeaconInput.exitTime(text) }
        var quiet: WeeklyHours?
        if !self[.quiet].isEmpty {
            quiet = read(.quiet) { text throws(ItemError) in try WeeklyHours(days: days, hours: text) }
        }
        guard name != nil, let uuid, let major, let minor, let exitTime else { return (nil, problems) }
        let owner = self[.owner]
        do throws(ItemError) {
            let tag = try Tag(
                identity: BeaconIdentity(uuid: uuid, major: major, minor: minor),
                owner: owner.isEmpty ? nil : PersonID(rawValue: owner),
                exitTime: exitTime,
                homeRooms: rooms.filter { !$0.isEmpty },
                quiet: quiet
            )
            return (problems.isEmpty ? ItemSetup(name: self[.name], tag: tag) : nil, problems)
        } catch {
            problems[error.field ?? .rooms] = error
            return (nil, problems)
        }
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
        case .badHours: .quiet
        case .badRoom, .tooManyRooms: .rooms
        case .noSuchOwner: .owner
        case .noSuchItem, .ambiguous, .changedMeanwhile: nil
        }
    }
}
