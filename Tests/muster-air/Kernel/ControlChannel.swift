import BeaconKit

/// The kernel's management of controllers, in the little that scenarios need.
///
/// Source: BlueZ 5.66, `doc/mgmt-api.txt`.
final class ControlChannel: Pollable {
    enum Command: UInt16 {
        case readIndexList = 0x0003
        case readInfo = 0x0004
        case setPowered = 0x0005
        case startDiscovery = 0x0023
        case stopDiscovery = 0x0024
    }

    /// An answer to a command: a status, 0 for success, and what follows it.
    struct Answer {
        let status: UInt8
        let values: [UInt8]
    }

    /// What the kernel says of a controller.
    struct Info {
        let address: BluetoothAddress
        let isPowered: Bool
        let canLowEnergy: Bool
    }

    private(set) var descriptor: Descriptor?
    private var answers: [UInt16: Answer] = [:]
    private let world: World

    private enum Event {
        static let complete: UInt16 = 0x0001
        static let status: UInt16 = 0x0002
    }

    init(in world: World) throws(SystemError) {
        self.world = world
        descriptor = try HCISocket.open(.control)
        world.attend(to: self)
    }

    /// Sends a command and waits for the answer.
    func execute(
        _ command: Command,
        _ parameters: [UInt8] = [],
        on device: UInt16 = HCISocket.noDevice
    ) throws -> Answer {
        answers[command.rawValue] = nil
        let words = [command.rawValue, device, UInt16(parameters.count)]
        let packet = words.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] } + parameters
        try descriptor?.write(packet.span)
        try world.wait("the kernel answers \(command)") { answers[command.rawValue] != nil }
        guard let answer = answers[command.rawValue] else { throw ScenarioFailure("the kernel's answer is gone") }
        return answer
    }

    /// The numbers of the controllers that the kernel has made ready.
    func controllers() throws -> [UInt16] {
        let values = try execute(.readIndexList).values
        return stride(from: 2, to: values.count - 1, by: 2).map { UInt16(values[$0]) | UInt16(values[$0 + 1]) << 8 }
    }

    func info(of device: UInt16) throws -> Info {
        let answer = try execute(.readInfo, on: device)
        guard answer.status == 0, answer.values.count >= 17 else {
            throw ScenarioFailure("the kernel tells nothing of hci\(device): status \(answer.status)")
        }
        // Address, version, manufacturer, what it can, how it is set.
        let address = (0..<6).reduce(UInt64(0)) { $0 | UInt64(answer.values[$1]) << UInt64(8 * $1) }
        return Info(
            address: BluetoothAddress(rawValue: address),
            isPowered: answer.values[13] & 0x01 != 0,
            canLowEnergy: answer.values[10] & 0x02 != 0
        )
    }

    /// Waits until the kernel has made a controller ready, and switches it on.
    func powerUp(_ device: VirtualDevice) throws -> UInt16 {
        guard let index = device.index else { throw ScenarioFailure("the kernel gave the controller no number") }
        // Asked anew each time: reading the list lets time pass.
        let end = SteadyClock.now.adding(.seconds(5))
        while try !controllers().contains(index) {
            guard SteadyClock.now < end else { throw ScenarioFailure("the kernel does not make \(device.name) ready") }
            try world.pass(.milliseconds(20))
        }
        let answer = try execute(.setPowered, [1], on: index)
        guard answer.status == 0 else {
            throw ScenarioFailure("the kernel does not power \(device.name) up: status \(answer.status)")
        }
        return index
    }

    func readable(in world: World) throws {
        withUnsafeTemporaryAllocation(byteCount: 2048, alignment: 1) { buffer in
            while let count = descriptor?.read(into: buffer) {
                guard count > 0 else {
                    descriptor = nil
                    return
                }
                let packet = Array(buffer[..<count])
                note(packet)
            }
        }
    }

    private func note(_ packet: [UInt8]) {
        // Event, device, length; then command, status, values.
        guard packet.count >= 9 else { return }
        let event = UInt16(packet[0]) | UInt16(packet[1]) << 8
        guard event == Event.complete || event == Event.status else { return }
        let command = UInt16(packet[6]) | UInt16(packet[7]) << 8
        answers[command] = Answer(status: packet[8], values: Array(packet[9...]))
    }
}
