import Attendance
import Foundation

/// What people do with floors: the same from the pages, the API and the command line.
package struct FloorManager: Sendable {
    package let store: any FloorStore

    package init(store: any FloorStore) { self.store = store }

    /// All floors, in their order.
    package func floors() throws -> [Floor] { try store.floors() }

    /// - Throws: ``FloorError/noSuchFloor``, ``StoreError``.
    package func floor(_ id: String) throws -> Floor {
        guard let floor = try store.floors().first(where: { $0.id == id }) else { throw FloorError.noSuchFloor }
        return floor
    }

    /// - Throws: ``FloorError/noPicture``, ``StoreError``.
    package func picture(of id: String) throws -> FloorPicture {
        guard let picture = try store.floorPicture(id) else { throw FloorError.noPicture }
        return picture
    }

    /// Adds a floor, after all others where the request does not say.
    ///
    /// - Throws: ``FloorError``, ``StoreError``.
    @discardableResult
    package func add(_ request: FloorRequest) throws -> Floor {
        try store.changeFloor { floors in
            guard floors.count < Floor.most else { throw FloorError.tooManyFloors }
            let next = min((floors.last?.place ?? 0) + 1, Floor.places.upperBound)
            let new = Floor(id: UUID().uuidString.lowercased(), name: "", place: next)
            return try request.applied(to: new, among: floors)
        }
    }

    /// Changes a floor.
    ///
    /// - Throws: as ``add(_:)``; ``FloorError/changedMeanwhile`` where the request was made of another version.
    @discardableResult
    package func change(_ id: String, _ request: FloorRequest) throws -> Floor {
        try store.changeFloor { floors in
            guard let old = floors.first(where: { $0.id == id }) else { throw FloorError.noSuchFloor }
            let new = try request.applied(to: old, among: floors.filter { $0.id != id })
            // What changes nothing is no conflict either.
            if new != old, let seen = request.version, seen != old.version { throw FloorError.changedMeanwhile }
            return new
        }
    }

    /// Gives a floor a picture; no bytes remove it.
    ///
    /// - Throws: ``FloorError``, ``StoreError``.
    package func setPicture(_ bytes: [UInt8]?, of id: String) throws {
        try set(try bytes.map { try FloorPicture(bytes: $0) }, of: id)
    }

    /// Gives a floor a picture that the program drew.
    package func set(_ picture: FloorPicture?, of id: String) throws {
        guard try store.setPicture(picture, ofFloor: id) else { throw FloorError.noSuchFloor }
    }

    /// - Throws: ``FloorError/noSuchFloor``, ``StoreError``.
    package func remove(_ id: String) throws {
        guard try store.removeFloor(id) else { throw FloorError.noSuchFloor }
    }
}

extension FloorRequest {
    /// A floor as it is asked for.
    ///
    /// - Parameter others: all other floors. A room is on one of them alone: people are told by its name.
    fileprivate func applied(to old: Floor, among others: [Floor]) throws -> Floor {
        var new = old
        new.name = (name ?? old.name).trimmingCharacters(in: .whitespacesAndNewlines)
        do throws(ReceiverError) { try ReceiverPlacement.check(new.name, as: .name) } catch { throw FloorError.badName }
        new.place = place ?? old.place
        guard Floor.places.contains(new.place) else { throw FloorError.badPlace }
        if rooms != nil || receivers != nil {
            new.drawing = try FloorDrawing(
                rooms: rooms ?? old.drawing.rooms.map(\.line),
                receivers: receivers ?? old.drawing.receivers.map(\.line)
            )
        }
        guard !others.contains(where: { $0.name.lowercased() == new.name.lowercased() }) else {
            throw FloorError.nameTaken
        }
        let drawn = Set(others.flatMap(\.drawing.rooms).map(\.room))
        guard drawn.isDisjoint(with: new.drawing.rooms.map(\.room)) else { throw FloorError.roomTwice }
        let placed = Set(others.flatMap(\.drawing.receivers).map(\.receiver))
        guard placed.isDisjoint(with: new.drawing.receivers.map(\.receiver)) else { throw FloorError.receiverTwice }
        return new
    }
}
