import Attendance
package import BeaconKit
package import MusterRadio
package import Station

extension SimulatedOffice {
    /// The office's receivers as the station knows them.
    package var places: [ReceiverPlace] {
        receivers.map { ReceiverPlace(id: $0.id, name: $0.name, room: $0.room) }
    }

    /// The office's people as the roster takes them. Visitors are unknown to it.
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

    /// Adds the items that the station is to watch, with their owners.
    package func addItems(to store: any JournalStore, at now: Instant) throws {
        let commands = ItemCommands(store: store, actor: "demo", source: .system)
        let roster = try store.state().roster
        for item in cast.items where item.isWatched {
            let owner = PersonNumber(rawValue: Int(item.owner)).flatMap { roster.person(number: $0) }
            let tag = try Tag(identity: item.badge.identity, owner: owner?.id)
            try commands.add(ItemSetup(name: item.name, tag: tag), at: now)
        }
    }
}
