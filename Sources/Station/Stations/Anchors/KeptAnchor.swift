package import Attendance
package import BeaconKit

/// An anchor that is kept beside the journal: of this station's chain, or one that this station gave to another.
package struct KeptAnchor: Hashable, Sendable {
    package let anchor: Anchor
    /// When it was kept, by this station's clock.
    package let kept: Instant

    package init(_ anchor: Anchor, kept: Instant) {
        self.anchor = anchor
        self.kept = kept
    }
}
