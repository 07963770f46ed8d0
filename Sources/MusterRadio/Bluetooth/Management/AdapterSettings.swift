/// An adapter's switches.
///
/// Source: BlueZ's doc/mgmt-api.txt, "Read Controller Information Command".
package struct AdapterSettings: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    package static let powered = Self(rawValue: 1 << 0)
    /// Others may connect. Then the kernel makes every advertisement connectable.
    package static let connectable = Self(rawValue: 1 << 1)
    package static let lowEnergy = Self(rawValue: 1 << 9)
}
