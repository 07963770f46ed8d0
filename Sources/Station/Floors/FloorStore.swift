/// Where floors are kept: beside the chain, as gateways are. Every call throws ``StoreError``.
package protocol FloorStore: Sendable {
    /// All floors, in their order.
    func floors() throws -> [Floor]
    /// Adds or changes a floor, all but its picture, in one transaction.
    ///
    /// - Parameter decide: is given all floors as they are then, and says what the floor is to be; what it throws refuses it.
    func changeFloor(_ decide: ([Floor]) throws -> Floor) throws -> Floor
    /// Gives a floor a picture in place of an earlier one; `nil` removes it.
    ///
    /// - Returns: whether there is such a floor.
    func setPicture(_ picture: FloorPicture?, ofFloor id: String) throws -> Bool
    /// - Returns: whether there was such a floor.
    func removeFloor(_ id: String) throws -> Bool
    /// `nil` where the floor has none, or is not there.
    func floorPicture(_ id: String) throws -> FloorPicture?
}
