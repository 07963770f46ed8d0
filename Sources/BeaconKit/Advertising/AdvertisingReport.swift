/// What a controller says of one advertisement that it heard, apart from the advertisement's data.
public struct AdvertisingReport: Hashable, Sendable {
    /// Where the advertisement came from; 0 if ``addressKind-swift.property`` is anonymous.
    public let address: BluetoothAddress
    /// What kind of address that is.
    public let addressKind: AddressKind
    /// The signal strength, in dBm. 127 means that the controller had none to give.
    public let rssi: Int8
    /// Whether the controller reported in the extended format, of Bluetooth 5. A legacy advertisement may come in
    /// either: see ``Properties-swift.struct/legacy``.
    public let isExtended: Bool
    /// What kind of advertisement it was.
    public let properties: Properties
    /// Whether the report has all of the advertisement's data.
    public let dataStatus: DataStatus
    /// The power with which the advertisement was sent, in dBm. 127 means that it doesn't say, as legacy ones never do.
    public let transmitPower: Int8

    /// Makes a report from its parts.
    public init(
        address: BluetoothAddress,
        addressKind: AddressKind,
        rssi: Int8,
        isExtended: Bool,
        properties: Properties,
        dataStatus: DataStatus = .complete,
        transmitPower: Int8 = 127
    ) {
        self.address = address
        self.addressKind = addressKind
        self.rssi = rssi
        self.isExtended = isExtended
        self.properties = properties
        self.dataStatus = dataStatus
        self.transmitPower = transmitPower
    }

    /// Whether the report has all of the advertisement's data.
    ///
    /// One without still counts for what it holds, and a beacon usually fits into the first piece. But its last AD
    /// structure may be cut, so an ``AdvertisingError`` of incomplete data says nothing against the sender.
    public var isComplete: Bool { dataStatus == .complete }

    /// Whether the sender accepts connections.
    public var isConnectable: Bool { properties.contains(.connectable) }
}
