package import BeaconKit
package import Station

/// The receivers of one recording of packets: one for the file, or one for each adapter in it.
///
/// A receiver gets its number when its first event comes, so that a recording without events names none.
package struct AdapterReceivers {
    private let naming: ReceiverNaming
    private var numbers: [UInt16?: ReceiverID] = [:]

    package init(naming: ReceiverNaming) {
        self.naming = naming
    }

    /// The number of an adapter, or of the only receiver; `nil` when the numbers are used up.
    package mutating func number(ofAdapter adapter: UInt16?, in sink: inout some RecordingSink) -> ReceiverID? {
        if let known = numbers[adapter] { return known }
        let number = sink.receiver(named: naming.name(ofAdapter: adapter))
        numbers[adapter] = number
        return number
    }
}
