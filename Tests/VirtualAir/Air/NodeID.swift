/// One that takes part in an air: a controller or a plain transmitter. Numbers are never given twice.
package struct NodeID: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }
}
