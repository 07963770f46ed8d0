#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// How signals at 2.4 GHz travel in the simulated office.
///
/// The numbers are those of an ordinary office: exponent, shadowing and wall losses within the ranges of Recommendation
/// ITU-R P.1238, a person's body between 8 and 15 dB, and between the three advertising channels up to some 18 dB at one
/// and the same place, as recordings show.
package struct RadioModel: Sendable {
    /// By how many times 10 dB the level falls with each tenfold distance.
    package var pathLossExponent = 2.2
    /// How high receivers hang above badges, in m. Nothing comes nearer to one than this.
    package var receiverHeight = 1.2
    /// The standard deviation of what furniture and reflections add at a place, in dB.
    package var shadowing = 3.0
    /// The distance over which shadowing changes, in m.
    package var shadowingDistance = 2.5
    /// The part of the power that comes to a receiver straight and doesn't fade with the channel, 0…1.
    package var steadyPart = 0.02
    /// The distance after which a channel's fading at one place tells nothing of the next, in m.
    package var fadingDistance = 0.5
    /// The standard deviation between one packet and the next of a carrier that doesn't move, in dB.
    package var flutter = 1.2
    /// The same for one that walks.
    package var walkingFlutter = 2.5
    /// The level at which a receiver loses half of the packets, in dBm.
    package var sensitivity = -94.0
    /// How soft the edge of reception is, in dB: this much above, 27 % are lost, three times as much above, 5 %.
    package var sensitivitySlope = 1.3
    /// The part of strong packets that is lost all the same, because the receiver is changing channels or somebody
    /// else is talking.
    package var loss = 0.08
    /// How long a receiver listens on one of the three advertising channels before it goes on, in microseconds.
    package var scanInterval: Int64 = 100_000

    package init() {}

    /// The mean level change over a distance on the floor in the open, in dB; 0 at 1 m, negative beyond.
    package func pathGain(floorDistance: Double) -> Double {
        let distance = (floorDistance * floorDistance + receiverHeight * receiverHeight).squareRoot()
        return -10 * pathLossExponent * log10(distance)
    }

    /// How probably a packet at this level is received, 0…1.
    package func receptionProbability(level: Double) -> Double {
        (1 - loss) / (1 + exp((sensitivity - level) / sensitivitySlope))
    }
}
