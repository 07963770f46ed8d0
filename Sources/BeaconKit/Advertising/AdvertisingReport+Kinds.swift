extension AdvertisingReport {
    /// The kinds of address.
    public enum AddressKind: Hashable, Sendable {
        /// Given to the device by its maker.
        case `public`
        /// Chosen by the device, for good or for some minutes.
        case random
        /// A public identity, which the controller resolved from a private address.
        case publicIdentity
        /// A random identity, which the controller resolved from a private address.
        case randomIdentity
        /// An extended advertisement without an address.
        case anonymous
        /// A number that the specification keeps for later.
        case reserved(UInt8)

        init(code: UInt8) {
            self =
                switch code {
                case 0x00: .public
                case 0x01: .random
                case 0x02: .publicIdentity
                case 0x03: .randomIdentity
                case 0xFF: .anonymous
                default: .reserved(code)
                }
        }

        var code: UInt8 {
            switch self {
            case .public: 0x00
            case .random: 0x01
            case .publicIdentity: 0x02
            case .randomIdentity: 0x03
            case .anonymous: 0xFF
            case .reserved(let code): code
            }
        }
    }

    /// What became of the data of an advertisement.
    public enum DataStatus: UInt8, Hashable, Sendable {
        /// All of them are here.
        case complete = 0
        /// More will come in a further report.
        case partial = 1
        /// The controller lost the rest.
        case truncated = 2
        /// A number that the specification keeps for later.
        case reserved = 3
    }

    /// The kind of an advertisement, in the bits of the extended report's event type.
    ///
    /// Source: Bluetooth Core Specification 5.4, volume 4, part E, section 7.7.65.13.
    public struct Properties: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt8

        /// Makes properties from their bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The sender accepts connections.
        public static let connectable = Properties(rawValue: 1 << 0)
        /// The sender has more data for a receiver that asks.
        public static let scannable = Properties(rawValue: 1 << 1)
        /// The advertisement is meant for one receiver.
        public static let directed = Properties(rawValue: 1 << 2)
        /// This is the answer to such a question.
        public static let scanResponse = Properties(rawValue: 1 << 3)
        /// It was sent in the format from before Bluetooth 5.
        public static let legacy = Properties(rawValue: 1 << 4)

        /// The properties of a legacy report's event type. A number that the specification keeps for later tells
        /// nothing but that it is legacy.
        init(legacyEventType code: UInt8) {
            self =
                switch code {
                case 0: [.legacy, .connectable, .scannable]
                case 1: [.legacy, .connectable, .directed]
                case 2: [.legacy, .scannable]
                case 4: [.legacy, .scanResponse]
                default: .legacy
                }
        }
    }
}
