import Attendance
import BeaconKit
import Station

/// A line of the list of items.
struct ItemRow: Sendable {
    let id: String
    let name: String
    let initials: String
    let hue: Int
    let photo: String?
    let owner: String?
    /// `unknown`, `immediate`, `near`, `far` or `away`: a class of the style sheet.
    let kind: String
    let word: String
    let distance: String?
    let room: String?
    let seen: String

    init(_ state: ItemState, texts: ItemTexts, clock: SiteClock, day: LocalDay) {
        id = state.item.id.rawValue
        name = state.item.name
        initials = Initials.of(state.item.name)
        hue = Self.hue(of: state.item)
        photo = state.item.photo.map { PhotoRoute.address($0) }
        owner = state.owner.map { texts.ownerOf($0) }
        word = texts.word(state)
        room = state.room
        kind = state.code
        distance = state.distance.meters.map { texts.meters(Self.rounded($0)) }
        if case .here = state.whereabouts {
            seen = ""
        } else {
            seen = state.lastSeen.map { texts.seenAt(clock.time($0, on: day)) } ?? texts.neverSeen
        }
    }

    /// One of eight colours, always the same for an item.
    static func hue(of item: Item) -> Int {
        Int(item.id.rawValue.utf8.reduce(UInt32(0)) { $0 &* 31 &+ UInt32($1) } % 8)
    }

    /// Half metres up to three, and whole ones beyond: more would only flicker.
    static func rounded(_ meters: Double) -> String {
        guard meters < 3 else { return String(Int(meters.rounded())) }
        let halves = max(1, Int((meters * 2).rounded()))
        return halves.isMultiple(of: 2) ? String(halves / 2) : "\(halves / 2).5"
    }
}
