/// A command of the kernel's Bluetooth management channel.
///
/// Source of all numbers and formats: BlueZ's doc/mgmt-api.txt, where each command has a section of its name.
package enum ManagementCommand: Hashable, Sendable {
    case readIndexList
    case readInfo
    case setPowered(Bool)
    case setLowEnergy(Bool)
    case readAdvertisingFeatures
    /// Puts an instance on the air, or changes it, with the interval that the kernel chooses.
    case addAdvertising(AdvertisingInstance)
    case removeAdvertising(instance: UInt8)
    case readSystemConfiguration
    case setSystemConfiguration([SystemParameter])
    case readMonitorFeatures
    /// Has the kernel scan passively and without end for advertisements with these patterns, none held back.
    case addMonitor([AdvertisementPattern])
    case removeMonitor(handle: UInt16)
    /// Prepares an instance with its interval. What it says comes with ``addAdvertisingData(_:)``.
    case addAdvertisingParameters(AdvertisingInstance)
    case addAdvertisingData(AdvertisingInstance)

    /// The command's number.
    package var code: UInt16 {
        switch self {
        case .readIndexList: 0x0003
        case .readInfo: 0x0004
        case .setPowered: 0x0005
        case .setLowEnergy: 0x000D
        case .readAdvertisingFeatures: 0x003D
        case .addAdvertising: 0x003E
        case .removeAdvertising: 0x003F
        case .readSystemConfiguration: 0x004B
        case .setSystemConfiguration: 0x004C
        case .readMonitorFeatures: 0x0051
        case .addMonitor: 0x0052
        case .removeMonitor: 0x0053
        case .addAdvertisingParameters: 0x0054
        case .addAdvertisingData: 0x0055
        }
    }

    /// The command's name, for messages.
    package var name: String {
        switch self {
        case .readIndexList: "list the adapters"
        case .readInfo: "read the adapter's information"
        case .setPowered(true): "switch the adapter on"
        case .setPowered(false): "switch the adapter off"
        case .setLowEnergy: "enable Low Energy"
        case .readAdvertisingFeatures: "read what can be transmitted"
        case .addAdvertising, .addAdvertisingParameters, .addAdvertisingData: "transmit"
        case .removeAdvertising: "stop transmitting"
        case .readSystemConfiguration: "read the scan interval"
        case .setSystemConfiguration: "set the scan interval"
        case .readMonitorFeatures: "read what can be monitored"
        case .addMonitor: "start the scan"
        case .removeMonitor: "stop the scan"
        }
    }

    /// The command as a packet: code, adapter, length of the parameters, parameters.
    ///
    /// - Parameter adapter: the adapter's number; `nil` for commands that are about none.
    package func packet(for adapter: UInt16?) -> [UInt8] {
        let parameters = parameters
        var packet: [UInt8] = []
        packet.append(littleEndian: code)
        packet.append(littleEndian: adapter ?? ManagementPacket.noAdapter)
        packet.append(littleEndian: UInt16(parameters.count))
        return packet + parameters
    }

    private var parameters: [UInt8] {
        switch self {
        case .readIndexList, .readInfo, .readAdvertisingFeatures, .readSystemConfiguration, .readMonitorFeatures: []
        case .setPowered(let isOn), .setLowEnergy(let isOn): [isOn ? 1 : 0]
        case .addAdvertising(let instance): instance.simpleParameters
        case .removeAdvertising(let instance): [instance]
        case .setSystemConfiguration(let parameters): parameters.flatMap(\.bytes)
        case .addMonitor(let patterns): [UInt8(clamping: patterns.count)] + patterns.flatMap(\.bytes)
        case .removeMonitor(let handle): [UInt8(truncatingIfNeeded: handle), UInt8(truncatingIfNeeded: handle >> 8)]
        case .addAdvertisingParameters(let instance): instance.extendedParameters
        case .addAdvertisingData(let instance): instance.extendedData
        }
    }
}
