/// A Bluetooth adapter of this machine.
package struct Adapter: Hashable, Sendable {
    /// The number that the kernel gave it this time: the 0 of `hci0`.
    package let index: UInt16
    /// Its address, as `00:1A:7D:DA:71:13`: stays when the number changes.
    package let address: String

    package init(index: UInt16, address: String) {
        self.index = index
        self.address = address
    }

    /// The kernel's name, as `hci0`.
    package var name: String { "hci\(index)" }
}
