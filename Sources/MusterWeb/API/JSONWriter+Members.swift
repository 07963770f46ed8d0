import Attendance
import BeaconKit

/// Members that stand in several documents.
extension JSONWriter {
    /// Who somebody is.
    mutating func members(of number: PersonNumber, _ details: PersonDetails) {
        key("number")
        integer(number.rawValue)
        key("name")
        string(details.name)
        key("department")
        string(details.department)
        key("position")
        string(details.position)
    }

    /// Which beacon it is.
    mutating func members(of identity: BeaconIdentity) {
        key("uuid")
        string(identity.uuid.description)
        key("major")
        integer(Int(identity.major))
        key("minor")
        integer(Int(identity.minor))
    }
}
