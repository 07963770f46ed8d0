import Attendance
import Crypto

/// A floor of the site: its name, where it comes among the others, its picture, and what is drawn over it.
///
/// It changes nothing of what people are told: which room somebody is in follows from where receivers stand. So it is kept beside
/// the chain, as gateways are.
package struct Floor: Hashable, Sendable, Identifiable {
    /// How many floors a site may have.
    package static let most = 50
    /// Where a floor may come.
    package static let places = -100...100

    package let id: String
    package var name: String
    /// Floors are listed in its order, the lowest number first.
    package var place: Int
    package var drawing: FloorDrawing
    /// `nil` for a floor without one: its rooms are drawn on plain ground.
    package var picture: FloorPicture.Properties?

    package init(
        id: String,
        name: String,
        place: Int,
        drawing: FloorDrawing = FloorDrawing(),
        picture: FloorPicture.Properties? = nil
    ) {
        self.id = id
        self.name = name
        self.place = place
        self.drawing = drawing
        self.picture = picture
    }

    /// Stands for what can be changed, so that a form notices a change made meanwhile. The picture is changed by itself.
    package var version: String {
        let fields = [name, "\(place)"] + drawing.rooms.map(\.line) + [""] + drawing.receivers.map(\.line)
        // No name has a line break.
        return Hexadecimal.text(SHA256.hash(data: Array(fields.joined(separator: "\n").utf8)).prefix(16))
    }
}
