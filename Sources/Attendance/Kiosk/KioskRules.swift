package import BeaconKit

/// How kiosks work now, and since when people must sign there.
package struct KioskRules: Hashable, Sendable {
    package private(set) var settings = KioskSettings.usual
    /// `nil` where people need not sign.
    private var signedSince: Instant? = Instant(microseconds: .min)

    /// How long a kiosk that is cut off may not know that people must sign, in µs: it works through a day without the
    /// station, and what it brings then is evidence all the same.
    private static let cutOff: Int64 = 86_400_000_000

    /// - Parameter settings: each that was recorded, with when, in that order.
    package init(_ settings: some Sequence<(settings: KioskSettings, recorded: Instant)>) {
        for (new, recorded) in settings {
            signedSince = new.confirmation == .signature ? signedSince ?? recorded : nil
            self.settings = new
        }
    }

    /// Whether a punch that is made at a kiosk must be signed.
    ///
    /// - Parameter isOffline: it comes from a device that was cut off.
    package func needsSignature(at happened: Instant, isOffline: Bool) -> Bool {
        guard let signedSince else { return false }
        return !isOffline || happened >= signedSince.adding(microseconds: Self.cutOff)
    }
}
