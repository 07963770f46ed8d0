/// How long and how many answers are on the air.
package struct AnswerPolicy: Hashable, Sendable {
    /// How long a number must go unheard until its next call is a new one.
    package var callEnds: Duration = .seconds(10)
    /// How long an answer goes on after its number was last heard.
    package var linger: Duration = .seconds(3)
    /// How long one answer is on the air at most, however long its number is heard.
    package var longest: Duration = .seconds(30)
    /// How long a known number is heard without an arrival until it is told to come nearer.
    package var patience: Duration = .seconds(5)
    /// How many beacons of answers are on the air at once at most. A proof is one, too.
    package var most: Int = 16
    /// How many of those may tell that a number is unknown.
    package var mostUnknown: Int = 2
    /// How many calls of unknown numbers are remembered at once: a flood of numbers costs no more.
    package var mostUnknownCalls: Int = 64

    package init() {}
}
