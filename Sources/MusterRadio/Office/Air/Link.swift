/// What lies between a transmitter at one place and one receiver. It holds until the transmitter moves.
struct Link: Sendable {
    /// Distance, walls and shadowing together, in dB.
    var gain = 0.0
    /// The direction from the transmitter to the receiver, of length 1 or, straight below it, shorter.
    var east = 0.0
    var north = 0.0
    /// What each advertising channel adds, in dB.
    var fades: InlineArray<3, Double> = [0, 0, 0]

    /// The best of the fades, in dB.
    var bestFade: Double { max(fades[0], fades[1], fades[2]) }
}
