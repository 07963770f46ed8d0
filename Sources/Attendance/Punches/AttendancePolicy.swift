import Crypto

/// When a badge's presence becomes a punch.
package struct AttendancePolicy: Hashable, Sendable {
    /// How near a badge must be to a receiver to arrive, in m: ``nearRange``.
    package var nearDistance: Double = 8
    /// How many near sightings make an arrival: more than one, so that nobody passing outside is checked in.
    /// ``sightingsRange``.
    package var sightings: Int = 3
    /// The time in which those sightings must come, in whole seconds: ``windowRange``.
    package var window: Duration = .seconds(45)
    /// How long a badge must go unheard until its person is away, in whole seconds: ``awayRange``. The departure is the
    /// last sighting all the same.
    package var awayAfter: Duration = .seconds(300)

    /// In m.
    package static let nearRange = 0.5...100.0
    package static let sightingsRange = 1...20
    /// In s.
    package static let windowRange = 5...600
    /// In s.
    package static let awayRange = 15...86_400

    package init() {}

    /// Whether every value is within its range.
    package var isPossible: Bool {
        Self.nearRange.contains(nearDistance) && Self.sightingsRange.contains(sightings)
            && Self.windowRange.contains(Int(window.components.seconds))
            && Self.awayRange.contains(Int(awayAfter.components.seconds))
    }

    /// Stands for all values, so that a form notices a change made meanwhile.
    package var version: String {
        var fields = CanonicalBytes(tag: "muster presence 1")
        fields.append(nearDistance.description)
        fields.append(Int64(sightings))
        fields.append(window.components.seconds)
        fields.append(awayAfter.components.seconds)
        return Hexadecimal.text(SHA256.hash(data: fields.bytes).prefix(16))
    }
}
