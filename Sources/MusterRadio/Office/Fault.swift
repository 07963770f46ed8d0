package import BeaconKit

/// Something that a test breaks in the simulated office.
package enum Fault: Hashable, Sendable {
    /// A receiver hears nothing in this span.
    case deaf(ReceiverID, Range<Instant>)
    /// A beacon's battery is empty from this moment on.
    case emptyBattery(BeaconIdentity, Instant)
}
