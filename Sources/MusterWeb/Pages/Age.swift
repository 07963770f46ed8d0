package import BeaconKit
import Mustache

/// How long ago something was: the text now, and the instant from which the browser goes on counting.
package struct Age: Sendable, MustacheParent {
    /// Milliseconds since the epoch.
    package let instant: Int64
    package let text: String

    package init(_ instant: Instant, now: Instant, texts: AgeTexts) {
        self.instant = instant.microseconds / 1000
        self.text = texts.text(age: now.microseconds(since: instant) / 1_000_000)
    }

    package func child(named name: String) -> Any? {
        switch name {
        case "instant": instant
        case "text": text
        default: nil
        }
    }
}
