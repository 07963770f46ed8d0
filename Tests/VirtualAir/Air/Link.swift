/// The way from one that transmits to one that hears.
package struct Link: Hashable, Sendable {
    /// How strong it arrives, in dBm; `nil` if it doesn't.
    package var level: Int8?
    /// By how much a report's signal strength is off, in dB: each by a random amount up to this, up or down.
    package var spread: Int8
    /// The probability that an advertisement is not received, 0 to 1.
    package var loss: Double

    package init(level: Int8?, spread: Int8 = 0, loss: Double = 0) {
        self.level = level
        self.spread = spread
        self.loss = loss
    }
}
