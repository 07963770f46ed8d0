package import Station

/// What an adapter can transmit.
package struct TransmitterAbilities: Hashable, Sendable {
    /// What a legacy adapter sends non-connectable advertisements with, whatever is asked for.
    ///
    /// Source: Linux 6.1, net/bluetooth/hci_sync.c, `hci_enable_advertising_sync`; measured.
    package static let fixedInterval: ClosedRange<Duration> = .milliseconds(100) ... .milliseconds(150)
    /// What the specification allows where there is a choice.
    package static let chosenInterval: ClosedRange<Duration> = .milliseconds(20) ... .milliseconds(10_240)

    package let adapter: Adapter
    /// Whether each transmission has the interval that it asks for. Otherwise the kernel sends all with
    /// ``fixedInterval``.
    package let choosesInterval: Bool
    /// How many transmissions there can be before they take turns. Where the interval can't be chosen, the kernel sends
    /// even two of them in turns of a second.
    package let atOnce: Int

    package init(adapter: Adapter, features: AdvertisingFeatures) {
        self.adapter = adapter
        choosesInterval = features.isExtended
        atOnce = features.maximum
    }
}
