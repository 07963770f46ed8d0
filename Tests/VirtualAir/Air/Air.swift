package import BeaconKit

/// The air between controllers and plain transmitters: who hears whom, how strong, and when.
///
/// It reads no clock. Who owns it says how far time has come and takes the packets that each controller gave for its
/// host. The same seed and the same calls give the same packets.
package struct Air: Sendable {
    /// From one that sends to one that hears.
    struct Way: Hashable, Sendable {
        let from: NodeID
        let to: NodeID
    }

    /// How far time has come.
    package internal(set) var now: Instant
    /// How those hear each other for whom nothing else is set.
    package var defaultLink = Link(level: -60)

    private let seed: UInt64
    var plugged: [PluggedController] = []
    var placed: [PlacedTransmitter] = []
    var links: [Way: Link] = [:]
    var reports: [Way: Int] = [:]
    private var lastID = 0

    package init(seed: UInt64, now: Instant = Instant(microseconds: 0)) {
        self.seed = seed
        self.now = now
    }

    /// Plugs a controller in.
    package mutating func plug(_ configuration: ControllerConfiguration) -> NodeID {
        let id = newID()
        plugged.append(
            PluggedController(id: id, controller: VirtualController(configuration), random: generator(of: id))
        )
        return id
    }

    /// Pulls a controller out. It neither sends nor hears any more, and what its host did not take is lost.
    package mutating func unplug(_ id: NodeID) {
        plugged.removeAll { $0.id == id }
        forget(id)
    }

    /// A controller; `nil` if it is not plugged in.
    package func controller(_ id: NodeID) -> VirtualController? {
        plugged.first { $0.id == id }?.controller
    }

    /// Makes a controller answer commands but report nothing until its host resets it, or ends that.
    package mutating func silence(_ id: NodeID, _ isSilent: Bool = true) {
        guard let index = plugged.firstIndex(where: { $0.id == id }) else { return }
        plugged[index].controller.isSilent = isSilent
    }

    /// Makes a controller refuse to scan, or ends that with `nil`. A scan that is on goes on until the host ends it.
    package mutating func refuseScan(_ id: NodeID, with refusal: Refusal?) {
        guard let index = plugged.firstIndex(where: { $0.id == id }) else { return }
        plugged[index].controller.scanRefusal = refusal
    }

    /// Makes a controller answer and report nothing at all, or ends that.
    package mutating func mute(_ id: NodeID, _ isMute: Bool = true) {
        guard let index = plugged.firstIndex(where: { $0.id == id }) else { return }
        plugged[index].controller.isMute = isMute
    }

    /// Lets a plain transmitter begin, now.
    package mutating func place(_ transmitter: PlainTransmitter) -> NodeID {
        let id = newID()
        placed.append(
            PlacedTransmitter(id: id, transmitter: transmitter, random: generator(of: id), next: now.microseconds)
        )
        return id
    }

    /// Takes a plain transmitter away.
    package mutating func remove(_ id: NodeID) {
        placed.removeAll { $0.id == id }
        forget(id)
    }

    /// How many advertisements a plain transmitter has sent; 0 once it is away.
    package func sent(by id: NodeID) -> Int {
        placed.first { $0.id == id }?.count ?? 0
    }

    private mutating func newID() -> NodeID {
        lastID += 1
        return NodeID(rawValue: lastID)
    }

    /// Each has random numbers of its own, so that one more changes nothing for the others.
    private func generator(of id: NodeID) -> SeededGenerator {
        SeededGenerator(seed: SeededGenerator.scrambled(seed) ^ UInt64(id.rawValue))
    }

    private mutating func forget(_ id: NodeID) {
        links = links.filter { $0.key.from != id && $0.key.to != id }
    }
}
