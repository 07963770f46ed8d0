package import Station

/// What the pages about channels say.
package struct LinkTexts: Sendable {
    package let links: String
    package let linksHint: String
    package let none: String
    package let add: String
    package let open: @Sendable (_ name: String) -> String
    package let back: String
    // A channel.
    package let name: String
    package let kind: String
    package let address: String
    package let addressHint: String
    package let secret: String
    package let secretHint: String
    package let secretKept: String
    package let user: String
    package let userHint: String
    package let authority: String
    package let authorityHint: String
    package let allowedHost: String
    package let allowedHostHint: String
    package let language: String
    package let webhook: String
    package let ntfy: String
    package let gotify: String
    package let mqtt: String
    package let isOn: String
    package let isOffByHand: String
    package let isGone: String
    package let waiting: @Sendable (_ count: Int) -> String
    package let connected: String
    package let notConnected: @Sendable (_ reason: String) -> String
    package let settings: String
    package let save: String
    package let saved: String
    package let turnOff: String
    package let turnOn: String
    package let remove: String
    package let removeQuestion: @Sendable (_ name: String) -> String
    package let removeHint: String
    package let removed: String
    package let test: String
    package let testHint: String
    package let answer: @Sendable (_ reason: String, _ status: Int?) -> String
    // Secrets of a webhook.
    package let secrets: String
    package let secretsHint: String
    package let newSecret: String
    package let endRotation: String
    package let secretOnce: String
    package let secretCount: @Sendable (_ count: Int) -> String
    // Who is told what.
    package let told: String
    package let toldHint: String
    package let toldNothing: String
    package let events: String
    package let allEvents: String
    package let person: String
    package let personHint: String
    package let everybody: String
    package let tell: String
    package let tellNoMore: String
    package let tellNoMoreLabel: @Sendable (_ what: String) -> String
    package let personNeeded: String
    package let noSuchPerson: @Sendable (_ number: String) -> String
    // The log.
    package let log: String
    package let logHint: String
    package let logEmpty: String
    package let entry: @Sendable (_ sequence: Int64) -> String
    package let stateWaiting: String
    package let stateDelivered: String
    package let stateFailed: String
    package let attempts: @Sendable (_ count: Int) -> String
    package let tried: @Sendable (_ time: String) -> String
    package let next: @Sendable (_ time: String) -> String
    package let replay: String
    package let replayLabel: @Sendable (_ event: String) -> String
    package let replayed: String
    package let notThere: String
    /// What came of an attempt.
    package let reason: @Sendable (SendOutcome.Reason) -> String
    /// What is wrong with a field.
    package let problem: @Sendable (ChannelRequest.Problem) -> String
    /// What an event tells.
    package let event: @Sendable (EventType) -> String
}
