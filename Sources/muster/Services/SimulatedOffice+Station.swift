import Attendance
import BeaconKit
package import MusterRadio
package import Station

extension SimulatedOffice {
    /// The office's receivers as the station knows them.
    package var places: [ReceiverPlace] {
        receivers.map { ReceiverPlace(id: $0.id, name: $0.name, room: $0.room) }
    }

    /// The office's people as the roster takes them. Visitors and items are unknown to it.
    package func people() throws -> [NewPerson] {
        try cast.members.map { member in
            guard let number = PersonNumber(rawValue: Int(member.number)) else {
                throw RosterError.numberOutOfRange("\(member.number)")
            }
            return NewPerson(
                number: number,
                details: try PersonDetails(
                    name: member.name,
                    department: member.department,
                    position: member.position
                ),
                photo: Photo(drawing: member.portrait.bytes),
                badge: member.badge.identity
            )
        }
    }
}
