package import BeaconKit

/// What the kiosk and the wall show for some seconds, as a rule says.
package struct Greeting: Hashable, Sendable {
    package let id: AlertID
    /// Whether it says good-bye, where the rule has no text of its own.
    package let isFarewell: Bool
    /// The rule's text; empty for the usual welcome or farewell.
    package let text: String
    /// Who or what it is about; `nil` for a beacon that is nobody's.
    package let name: String?
    package let at: Instant

    package init(id: AlertID, isFarewell: Bool, text: String, name: String?, at: Instant) {
        self.id = id
        self.isFarewell = isFarewell
        self.text = text
        self.name = name
        self.at = at
    }

    /// A rule's text with who it is about in the place of `{name}`.
    package static func fill(_ text: String, name: String?) -> String {
        text.replacing("{name}", with: name ?? "")
    }
}
