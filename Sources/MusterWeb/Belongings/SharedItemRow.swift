import Attendance
import BeaconKit
import Station

/// A line of the list of other stations' items. There is nothing to press: they are changed at their stations.
struct SharedItemRow: Sendable {
    let id: String
    let name: String
    let initials: String
    let hue: Int
    let photo: String?
    let owner: String?
    /// Which station watches it.
    let station: String
    /// Where it may rest; `nil` where that was not said.
    let rooms: String?
    /// What its station told of it last, or that it told nothing.
    let told: String
    let place: String?
    /// `away` for what went astray: a class of the style sheet.
    let kind: String

    init(_ shared: SharedItem, roster: Roster, clock: SiteClock, day: LocalDay) {
        let texts = clock.texts.items
        let item = shared.item
        // Two stations could name an item alike.
        id = "\(shared.station.text.prefix(8))-\(item.id.rawValue)"
        name = item.name
        initials = Initials.of(item.name)
        hue = ItemRow.hue(of: item)
        photo = item.photo.map { PhotoRoute.address($0) }
        owner = item.tag.owner.flatMap { roster.anyone($0)?.details.name }.map { texts.ownerOf($0) }
        station = texts.watchedBy(shared.stationLabel)
        rooms =
            item.tag.homeRooms.isEmpty
            ? nil : texts.restsIn(item.tag.homeRooms.joined(separator: clock.texts.listSeparator))
        guard let last = shared.told else {
            (told, place, kind) = (texts.nothingTold, nil, "unknown")
            return
        }
        let title = texts.title(last.alert, item: item.name, name: item.name)
        told = "\(title) \(texts.told(clock.time(last.instant, on: day), last.alert.repetition))"
        place = last.alert.lastSeen.map { texts.lastPlace(last.alert.room ?? "", clock.time($0, on: day)) }
        kind = last.alert.kind.isLeaving ? "away" : "unknown"
    }
}

/// Other stations' items, as a part of the page.
struct SharedItemsView: Sendable {
    let t: ItemTexts
    let rows: [SharedItemRow]
    let isEmpty: Bool
}
