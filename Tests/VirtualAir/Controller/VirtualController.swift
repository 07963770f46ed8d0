package import BeaconKit

/// A Bluetooth Low Energy controller as a state machine: commands in, events out.
///
/// It knows what advertising and scanning need, and refuses the rest as an unknown command. It reads no clock; what it
/// sends and hears goes through an ``Air``.
package struct VirtualController: Sendable {
    /// The two families of advertising and scanning commands. A host may use only one between two resets.
    enum CommandFamily: Sendable {
        case legacy, extended
    }

    package let configuration: ControllerConfiguration
    /// Whether it answers commands but reports nothing, as real ones do now and then until they are reset.
    package var isSilent = false

    /// With what it refuses to begin a scan; `nil` where it doesn't. Survives a reset.
    package var scanRefusal: Refusal?
    /// Whether it answers and reports nothing at all, as one that hangs. Survives a reset.
    package var isMute: Bool

    var family: CommandFamily?
    var randomAddress: BluetoothAddress?
    var scan = Scan()
    var sets: [AdvertisingSet] = []
    /// The events that the host wants of those of Low Energy.
    var eventMask = Self.defaultEventMask

    private static let defaultEventMask: UInt64 = 0x1F

    package init(_ configuration: ControllerConfiguration) {
        self.configuration = configuration
        isMute = configuration.isMute
    }

    /// Whether the host let it scan.
    package var isScanning: Bool { scan.isEnabled }
    /// The number of advertising sets that send.
    package var activeSets: Int { sets.count { $0.activity != nil } }

    /// Does what a command asks.
    ///
    /// - Parameters:
    ///   - packet: An H4 packet from the host. Only commands matter, for there are no connections.
    ///   - instant: When that is.
    ///   - events: Gets the answer.
    package mutating func execute(_ packet: Span<UInt8>, at instant: Instant, into events: inout PacketBuffer) {
        guard !isMute, let header = CommandHeader(of: packet) else { return }
        let opcode = header.opcode
        do throws(Refusal) {
            let values = try answer(opcode, packet.extracting(header.parameters), at: instant)
            events.appendEvent(.commandComplete) { bytes in
                bytes.append(1)
                bytes.append(littleEndian: opcode.rawValue)
                bytes.append(0)
                bytes.append(contentsOf: values)
            }
        } catch .unknownCommand {
            events.appendEvent(.commandStatus) { bytes in
                bytes.append(Refusal.unknownCommand.rawValue)
                bytes.append(1)
                bytes.append(littleEndian: opcode.rawValue)
            }
        } catch {
            events.appendEvent(.commandComplete) { bytes in
                bytes.append(1)
                bytes.append(littleEndian: opcode.rawValue)
                bytes.append(error.rawValue)
                // Linux wants this answer in full length even where it is no.
                if opcode == .setExtendedAdvertisingParameters { bytes.append(0) }
            }
        }
    }

    /// Makes it as it was when it got power.
    mutating func reset() {
        var new = VirtualController(configuration)
        new.scanRefusal = scanRefusal
        new.isMute = isMute
        self = new
    }

    /// What follows a status of 0 in the answer to a command.
    private mutating func answer(
        _ opcode: Opcode,
        _ parameters: Span<UInt8>,
        at instant: Instant
    ) throws(Refusal) -> [UInt8] {
        if configuration.isClassic, let values = classicAnswer(opcode) { return values }
        if let values = try information(opcode, parameters) { return values }
        if configuration.isClassic { throw .unknownCommand }
        if let values = try legacyAnswer(opcode, parameters, at: instant) { return values }
        if configuration.isExtended, let values = try extendedAnswer(opcode, parameters, at: instant) { return values }
        throw .unknownCommand
    }

    /// Refuses a command of one family after one of the other.
    mutating func enter(_ family: CommandFamily) throws(Refusal) {
        guard self.family == nil || self.family == family else { throw .commandDisallowed }
        self.family = family
    }

    /// Whether the host wants an event.
    func wants(_ subevent: EventCode.Subevent) -> Bool {
        eventMask & subevent.mask != 0
    }
}
