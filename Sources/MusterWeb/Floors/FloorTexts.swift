import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What the pages of floors say.
package struct FloorTexts: Sendable, Decodable {
    let texts: TextTable

    package let plan, none, noneHint, floors, floorsHint, elsewhere, nobody, roomUnknown, add, added: String
    package let name, place, placeHint, edit, save, saved, unsaved, remove, removed: String
    package let picture, pictureHint, pictureSending, pictureRemove, pictureFailed: String
    package let rooms, roomName, roomAdd, roomTaken, howTo, cornerAdd, cornerRemove: String
    package let receiverPlace, receiverRemove, noReceivers: String

    /// How likely the room is in which somebody is told to be.
    package func likely(_ percent: Int) -> String { texts["likely", ["percent": percent]] }
    /// How likely another room is.
    package func perhaps(_ percent: Int) -> String { texts["perhaps", ["percent": percent]] }

    package func called(_ accounted: Int, _ toFind: Int, _ missing: Int) -> String {
        texts["called", ["accounted": accounted, "toFind": toFind, "missing": missing]]
    }

    package func drawn(_ rooms: Int, _ receivers: Int) -> String {
        texts["drawn", ["rooms": rooms, "receivers": receivers]]
    }

    package func title(_ name: String) -> String { texts["title", ["name": name]] }
    package func editLabel(_ name: String) -> String { texts["editLabel", ["name": name]] }
    package func removeLabel(_ name: String) -> String { texts["removeLabel", ["name": name]] }
    package func standsIn(_ room: String) -> String { texts["standsIn", ["room": room]] }

    // Of these the browser fills in the places, which knows what is moved where.

    package func shapeLabel(_ room: String) -> String { texts["shapeLabel", ["room": room]] }
    package func cornerLabel(_ room: String, _ number: String) -> String {
        texts["cornerLabel", ["room": room, "number": number]]
    }

    package func spotLabel(_ name: String) -> String { texts["spotLabel", ["name": name]] }
    package func roomRemove(_ room: String) -> String { texts["roomRemove", ["room": room]] }
    package func movedTo(_ x: String, _ y: String) -> String { texts["movedTo", ["x": x, "y": y]] }
    package func otherRoom(_ drawn: String, _ room: String) -> String {
        texts["otherRoom", ["drawn": drawn, "room": room]]
    }
}
