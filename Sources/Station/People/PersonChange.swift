package import Attendance

/// What changes about a person; `nil` leaves it as it is.
package struct PersonChange: Hashable, Sendable {
    package enum Picture: Hashable, Sendable {
        case photo(Photo)
        /// No photo any more.
        case none
    }

    package var number: PersonNumber?
    package var name: String?
    package var department: String?
    package var position: String?
    package var picture: Picture?

    package init(
        number: PersonNumber? = nil,
        name: String? = nil,
        department: String? = nil,
        position: String? = nil,
        picture: Picture? = nil
    ) {
        self.number = number
        self.name = name
        self.department = department
        self.position = position
        self.picture = picture
    }
}
