/// The station’s clock moved against time that cannot jump.
package struct ClockJumped: FactContent {
    package static let kind = "clock-jumped"
    package static let changes: Fact.Subjects = [.doubts, .clock]
    package static let retention: RetentionKind? = nil

    /// By how much: positive if it now shows a later time.
    package let seconds: Double

    package init(seconds: Double) {
        self.seconds = seconds
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .clockJumped(self) }
}
