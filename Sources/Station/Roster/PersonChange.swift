package import Attendance

/// What changes about a person; `nil` leaves it as it is.
package struct PersonChange: Hashable, Sendable {
    package var number: PersonNumber?
    package var name: String?
    package var department: String?
    package var position: String?
    package var photo: Photo?

    package init(
        number: PersonNumber? = nil,
        name: String? = nil,
        department: String? = nil,
        position: String? = nil,
        photo: Photo? = nil
    ) {
        self.number = number
        self.name = name
        self.department = department
        self.position = position
        self.photo = photo
    }
}
