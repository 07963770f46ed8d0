package import Station

/// What happens to a connection with a broker.
package enum MQTTEvent: Hashable, Sendable {
    case connected
    /// It ended, or could not be made.
    case ended(SendOutcome)
    /// What is retained was there before; what isn't is said now, also by oneself.
    case message(topic: String, payload: [UInt8], isRetained: Bool)
}
