package import Attendance
package import BeaconKit

/// A person who is to be added, perhaps with a badge.
package struct NewPerson: Hashable, Sendable {
    package var number: PersonNumber
    package var details: PersonDetails
    package var photo: Photo?
    package var badge: BeaconIdentity?

    package init(number: PersonNumber, details: PersonDetails, photo: Photo? = nil, badge: BeaconIdentity? = nil) {
        self.number = number
        self.details = details
        self.photo = photo
        self.badge = badge
    }
}
