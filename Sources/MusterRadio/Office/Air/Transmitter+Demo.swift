extension Transmitter {
    /// Everything that advertises in an office: badges, items, some phones in people's pockets and a device in each room.
    static func all(in script: OfficeScript) -> [Transmitter] {
        var transmitters: [Transmitter] = []
        var key: UInt64 { SeededHash.mix(script.seed ^ 0x7472_616E_73, UInt64(transmitters.count)) }
        // A body takes between 8 and 15 dB; one person always as much.
        var bodyLoss: Double { 8 + 7 * SeededHash.unit(SeededHash.mix(key, 0x626F_6479)) }
        // In bags and pockets there is something in the way as well, but not on one side only.
        let cloth = 3.0

        for (index, member) in script.cast.members.enumerated() {
            transmitters.append(Transmitter(member.badge, carrier: .member(index), bodyLoss: bodyLoss, key: key))
        }
        for (index, visitor) in script.cast.visitors.enumerated() {
            transmitters.append(Transmitter(visitor.badge, carrier: .visitor(index), bodyLoss: bodyLoss, key: key))
        }
        for (index, item) in script.cast.items.enumerated() {
            transmitters.append(Transmitter(item.badge, carrier: .item(index), bodyLoss: cloth, key: key))
        }
        let pockets: [Chatter] = [.phone, .phoneInBackground, .watch, .finder, .phone]
        for (index, chatter) in zip(script.cast.members.indices, pockets) {
            transmitters.append(Transmitter(chatter, carrier: .member(index), bodyLoss: cloth, key: key))
        }
        let furniture: [Chatter] = [.tablet, .printer, .television, .thermometer, .loudspeaker]
        for (index, room) in script.plan.rooms.enumerated() {
            let place = room.origin.toward(room.limit, fraction: 0.8)
            transmitters.append(
                Transmitter(furniture[index % furniture.count], carrier: .fixed(place), bodyLoss: 0, key: key)
            )
        }
        return transmitters
    }

    /// Reckons the links anew if the transmitter has moved, or its carrier sits otherwise: some centimetres make other
    /// fades.
    mutating func move(to point: Point, at time: Int64, in air: Air, receivers: Int) {
        let posture = posture(at: time)
        guard point != linkPoint || posture != linkPosture else { return }
        linkPoint = point
        linkPosture = posture
        if links.count != receivers { links = Array(repeating: Link(), count: receivers) }
        let fadeKey = SeededHash.mix(key, posture)
        for receiver in 0..<receivers {
            links[receiver] = air.link(fadeKey: fadeKey, from: point, toReceiver: receiver)
        }
    }
}
