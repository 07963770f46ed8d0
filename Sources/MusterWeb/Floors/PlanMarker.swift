import Attendance
import Mustache
import Station

/// Somebody, or an item, in a room of the plan: in every room where they may be.
struct PlanMarker: Sendable {
    /// What stands for them on the page.
    let id: String
    let name: String
    let photo: Commitment?
    let isItem: Bool
    /// Empty where it is not known.
    let room: String
    /// How likely that room is; `nil` where it is sure.
    let percent: Int?
    /// Whether they are told to be elsewhere, and may be here: who is counted is counted there.
    let isGuess: Bool
    let isFrozen: Bool
    /// `nil` where no roll call goes on, or the viewer is not told.
    let mark: PlanMark?
    private let texts: Texts

    /// The places of somebody; none for those who are not here.
    static func all(of person: BoardPerson, isCalled: Bool, texts: Texts) -> [PlanMarker] {
        guard person.standing.isOnSite else { return [] }
        return all(among: person.chances, told: person.room) { room, percent, isGuess in
            PlanMarker(
                id: PersonRow.element(person.id),
                name: person.details.name,
                photo: person.photo,
                isItem: false,
                room: room,
                percent: percent,
                isGuess: isGuess,
                isFrozen: person.isFrozen,
                mark: isCalled ? PlanMark(person.mark) : nil,
                texts: texts
            )
        }
    }

    static func all(of item: BoardItem, texts: Texts) -> [PlanMarker] {
        all(among: item.chances, told: item.room) { room, percent, isGuess in
            PlanMarker(
                id: "item-" + item.id.rawValue,
                name: item.name,
                photo: nil,
                isItem: true,
                room: room,
                percent: percent,
                isGuess: isGuess,
                isFrozen: item.isFrozen,
                mark: nil,
                texts: texts
            )
        }
    }

    private static func all(
        among chances: [RoomChance],
        told: String?,
        _ marker: (_ room: String, _ percent: Int?, _ isGuess: Bool) -> PlanMarker
    ) -> [PlanMarker] {
        guard let likeliest = chances.first else { return [marker(told ?? "", nil, false)] }
        let own = chances.contains { $0.room == told } ? told : likeliest.room
        return chances.map { marker($0.room, $0.percent, $0.room != own) }
    }
}

/// Mustache would find the properties by reflection, in a hundred times the time, and a site may have thousands of these.
extension PlanMarker: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "id": id
        case "name": self.name
        case "room": room.isEmpty ? texts.floors.roomUnknown : room
        case "photo": photo.map { PhotoRoute.address($0) }
        case "initials": Initials.of(self.name)
        case "hue": Initials.hue(of: id)
        case "isItem": isItem
        case "isGuess": isGuess
        case "isFrozen": isFrozen
        case "note": percent.map { isGuess ? texts.floors.perhaps($0) : texts.floors.likely($0) }
        case "lastKnown": isFrozen ? texts.lastKnown : nil
        case "mark": mark?.rawValue
        case "markWords": mark.map { $0.words(texts.rollCall) }
        default: nil
        }
    }
}
