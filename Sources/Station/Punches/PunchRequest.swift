package import Attendance

/// A punch that somebody makes by hand: at a kiosk, through the web or through a program.
package struct PunchRequest: Hashable, Sendable {
    /// Whose it is: asked for once, by ``PunchRecorder/person(number:)``, so that a PIN is the same person's.
    package var person: PersonID
    /// `nil` for what was said just before, once more, and otherwise for the one that fits what holds.
    package var direction: Punch.Direction?
    /// Names the punch, so that sending it again makes no second one; 1 to 200 characters.
    package var key: String
    /// How long ago it was made, in µs of real time.
    package var age: Int64
    /// The clock that told when was wrong, or may have been.
    package var isClockDoubtful: Bool
    /// It was made while the station could not be reached.
    package var isOffline: Bool
    package var signature: Signature?
    /// It was made at a kiosk, where people sign if the site wants it. A program may have another proof.
    package var isAtKiosk: Bool
    package var source: Source
    /// Who sends it, as the journal names them.
    package var actor: String

    /// The oldest punch that is taken, in µs: 31 days.
    package static let longestAge: Int64 = 31 * 86_400_000_000
    /// How far from the future a punch may come, in µs: clocks differ.
    package static let tolerance: Int64 = 120_000_000

    package init(
        person: PersonID,
        direction: Punch.Direction? = nil,
        key: String,
        age: Int64 = 0,
        isClockDoubtful: Bool = false,
        isOffline: Bool = false,
        signature: Signature? = nil,
        isAtKiosk: Bool = false,
        source: Source,
        actor: String
    ) {
        self.person = person
        self.direction = direction
        self.key = key
        self.age = age
        self.isClockDoubtful = isClockDoubtful
        self.isOffline = isOffline
        self.signature = signature
        self.isAtKiosk = isAtKiosk
        self.source = source
        self.actor = actor
    }

    /// Checks what needs no knowledge of the person.
    ///
    /// - Throws: ``PunchError/badKey``, ``PunchError/future`` or ``PunchError/tooOld``.
    func check() throws(PunchError) {
        guard (1...200).contains(key.count) else { throw .badKey }
        guard age >= -Self.tolerance else { throw .future }
        guard age <= Self.longestAge else { throw .tooOld }
    }
}
