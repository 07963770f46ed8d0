package import BeaconKit

/// What a warden says of somebody during a roll call.
package struct RollCallMark: Hashable, Sendable {
    package enum State: String, Hashable, Sendable, Codable, CaseIterable {
        /// Seen and safe.
        case safe
        /// Nobody knows where.
        case missing
        /// Is known to be elsewhere, as at home.
        case notOnSite = "not-on-site"
    }

    /// Whom the mark is about.
    package enum Subject: Hashable, Sendable {
        case person(PersonID)
        /// Somebody who is on no list, as a visitor, under a new identifier. What they are called is a personal value
        /// of it, which can be erased.
        case unlisted(PersonID, name: Commitment)
    }

    package let subject: Subject
    package let state: State
    package let at: Instant
    /// Who marked it.
    package let warden: String

    package init(_ subject: Subject, _ state: State, at: Instant, by warden: String) {
        self.subject = subject
        self.state = state
        self.at = at
        self.warden = warden
    }
}

extension RollCallMark.Subject {
    /// Two marks of the same key are about the same.
    var key: String {
        switch self {
        case .person(let id): "person " + id.rawValue
        case .unlisted(let id, _): "unlisted " + id.rawValue
        }
    }
}
