/// Somebody whose attendance the station keeps.
package struct Person: Hashable, Sendable {
    package let id: PersonID
    package var number: PersonNumber
    package var details: PersonDetails
    /// The photo's commitment, which also names the version of the photo; `nil` without a photo.
    package var photo: Commitment?

    package init(id: PersonID, number: PersonNumber, details: PersonDetails, photo: Commitment? = nil) {
        self.id = id
        self.number = number
        self.details = details
        self.photo = photo
    }

    /// The order of lists, the same on all stations: by number, and by identifier where stations gave a number twice.
    package static func isListedBefore(_ left: Person, _ right: Person) -> Bool {
        (left.number, left.id.rawValue) < (right.number, right.id.rawValue)
    }
}
