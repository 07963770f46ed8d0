/// How the journal keeps what presence is decided by: the form is fixed for ever.
extension ReceiverPlacement {
    var payload: String {
        CanonicalJSON.object(["receiver": .string(receiver), "name": .string(name), "room": .string(room)])
    }

    init?(_ members: Fact.Members) {
        guard let receiver = members.receiver, let name = members.name, let room = members.room,
            let placement = try? ReceiverPlacement(receiver: receiver, name: name, room: room)
        else { return nil }
        self = placement
    }
}

extension AttendancePolicy {
    var payload: String {
        CanonicalJSON.object([
            "near": .number(nearDistance), "sightings": .integer(Int64(sightings)),
            "window": .integer(window.components.seconds), "awayAfter": .integer(awayAfter.components.seconds),
        ])
    }

    init?(_ members: Fact.Members) {
        guard let near = members.near, let sightings = members.sightings, let window = members.window,
            let away = members.awayAfter
        else { return nil }
        self.init()
        nearDistance = near
        self.sightings = sightings
        self.window = .seconds(window)
        awayAfter = .seconds(away)
        guard isPossible else { return nil }
    }
}
