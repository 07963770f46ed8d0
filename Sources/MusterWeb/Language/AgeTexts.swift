/// How a language says how long ago something was. The page carries these to the browser, so that the age which ticks
/// there reads as the one that the server wrote.
package struct AgeTexts: Sendable, Decodable {
    package let now: String
    /// The texts below hold `{n}` where the number goes.
    package let seconds: String
    package let minutes: String
    package let hours: String
    package let days: String

    /// Below this many seconds it was just now: what changes all the time should not flicker.
    package static let nowLimit: Int64 = 10

    /// - Parameter age: in seconds; negative counts as now.
    package func text(age: Int64) -> String {
        switch age {
        case ..<Self.nowLimit: now
        case ..<60: Self.fill(seconds, age)
        case ..<3600: Self.fill(minutes, age / 60)
        case ..<86_400: Self.fill(hours, age / 3600)
        default: Self.fill(days, age / 86_400)
        }
    }

    private static func fill(_ text: String, _ number: Int64) -> String {
        text.replacing("{n}", with: String(number))
    }
}
