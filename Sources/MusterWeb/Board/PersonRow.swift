package import Attendance
package import Station
import BeaconKit
import Mustache

/// A person's line, as the template writes it.
package struct PersonRow: Sendable {
    package let person: BoardPerson
    package let section: Section
    private let clock: SiteClock
    private let since: String?
    private let onBreak: String?
    private let noPunchOut: String?
    private let age: Age?
    private let icons: String

    package init(_ person: BoardPerson, board: Board, clock: SiteClock, icons: String) {
        self.person = person
        self.icons = icons
        section = Section(person.standing.status)
        self.clock = clock
        age = person.lastSeen.map { Age($0, now: board.now, texts: clock.texts.heard) }
        onBreak = person.breakSince.map { clock.texts.onBreak(clock.time($0, on: board.day)) }
        noPunchOut = person.standing.mayBeInsideSince.map { clock.texts.noPunchOut(clock.time($0, on: board.day)) }
        let time = person.standing.since.map { clock.time($0, on: board.day) }
        since =
            switch person.standing.status {
            case .onSite, .late, .expected: time.map(clock.texts.arrived)
            case .away, .gone: time.map(clock.texts.left)
            // Everybody sees the board: that somebody is ill is not for it.
            case .onLeave: clock.texts.onLeave
            case .free: clock.texts.freeToday
            }
    }

    /// The identifier of the line's element.
    package static func element(_ id: PersonID) -> String { "person-" + id.rawValue }
}

/// Mustache would find the properties by reflection, in a hundred times the time, and a board may have thousands of these.
extension PersonRow: MustacheParent {
    package func child(named name: String) -> Any? {
        switch name {
        case "element": Self.element(person.id)
        case "section": section.rawValue
        case "status": section.title(clock.texts)
        case "number": person.number.rawValue
        case "next": person.next.rawValue
        case "department": person.details.department.isEmpty ? nil : person.details.department
        case "reading": NameReading.text(of: person.details.name)
        case "numberLabel": clock.texts.number
        case "name": person.details.name
        case "work": work
        case "photo": person.photo.map { PhotoRoute.address($0) }
        case "initials": Initials.of(person.details.name)
        case "hue": Initials.hue(of: person.id.rawValue)
        case "icons": icons
        case "since": since
        case "onBreak": onBreak
        case "late": person.standing.minutesLate.map(clock.texts.minutesLate)
        case "overdue": person.standing.isOverdue ? clock.texts.overdue : nil
        case "noPunchOut": noPunchOut
        case "noPunchOutHint": clock.texts.noPunchOutHint
        case "lastKnown": person.isFrozen ? clock.texts.lastKnown : nil
        case "lastKnownHint": clock.texts.lastKnownHint
        case "room": isHere ? clock.texts.whereabouts(person.room, person.chances) : nil
        case "age": age
        case "neverHeard": clock.texts.neverHeard
        default: nil
        }
    }

    /// Where somebody was last heard says where they are only while they are here.
    private var isHere: Bool { section == .onSite || section == .late }

    private var work: String? {
        let parts = [person.details.position, person.details.department].filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }
}
