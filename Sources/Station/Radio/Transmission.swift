package import BeaconKit

/// An iBeacon on the air: what is sent, and how often.
package struct Transmission: Hashable, Sendable {
    package let frame: BeaconFrame
    /// From one advertisement to the next, 20 ms to 10.24 s; the controller adds up to 10 ms at random.
    package let interval: Duration

    package init(frame: BeaconFrame, interval: Duration = .milliseconds(100)) {
        self.frame = frame
        self.interval = interval
    }
}
