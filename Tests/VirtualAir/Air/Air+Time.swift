package import BeaconKit

/// What happens by itself, and with hosts.
extension Air {
    /// Gives a controller a packet of its host. Time comes up to that moment.
    package mutating func deliver(_ packet: Span<UInt8>, to id: NodeID, at instant: Instant) {
        advance(to: instant)
        guard let index = plugged.firstIndex(where: { $0.id == id }) else { return }
        plugged[index].execute(packet, at: now)
    }

    /// Takes what a controller has for its host.
    package mutating func takePackets(of id: NodeID, _ body: (Span<UInt8>) -> Void) {
        guard let index = plugged.firstIndex(where: { $0.id == id }) else { return }
        plugged[index].packets.forEach(body)
        plugged[index].packets.removeAll()
    }

    /// When something happens next by itself; `nil` if nothing will.
    package var nextDue: Instant? {
        var earliest = Int64.max
        for entry in plugged { earliest = min(earliest, entry.controller.nextDue ?? .max) }
        for entry in placed { earliest = min(earliest, entry.next) }
        return earliest == .max ? nil : Instant(microseconds: earliest)
    }

    /// Lets time come to a moment, and everything happen that is due until then.
    package mutating func advance(to instant: Instant) {
        while let due = nextDue, due <= instant {
            now = max(now, due)
            for index in placed.indices where placed[index].next <= due.microseconds { send(placed: index) }
            for index in plugged.indices { send(plugged: index, at: due.microseconds) }
        }
        now = max(now, instant)
    }

    private mutating func send(placed index: Int) {
        let advertisement = placed[index].send()
        var random = placed[index].random
        spread(advertisement, from: placed[index].id, random: &random)
        placed[index].random = random
    }

    private mutating func send(plugged index: Int, at time: Int64) {
        guard let due = plugged[index].controller.nextDue, due <= time else { return }
        let advertisements = plugged[index].send(at: time)
        var random = plugged[index].random
        for advertisement in advertisements { spread(advertisement, from: plugged[index].id, random: &random) }
        plugged[index].random = random
    }

    /// Lets everybody else hear an advertisement.
    private mutating func spread(_ advertisement: Advertisement, from id: NodeID, random: inout SeededGenerator) {
        for index in plugged.indices where plugged[index].id != id {
            let way = Way(from: id, to: plugged[index].id)
            let link = links[way] ?? defaultLink
            guard let level = link.level, !random.happens(link.loss) else { continue }
            let error = link.spread == 0 ? 0 : Int.random(in: -Int(link.spread)...Int(link.spread), using: &random)
            // From −127 to +20 dBm are what HCI can say.
            let rssi = Int8(min(20, max(-127, Int(level) + error)))
            if plugged[index].hear(advertisement, rssi: rssi) {
                reports[way, default: 0] += 1
            }
        }
    }
}
