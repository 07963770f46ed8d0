/// What carries messages to the outside.
package protocol ChannelSender: Sendable {
    /// Sends a message once. It never takes longer than half a minute.
    ///
    /// - Throws: `CancellationError` only: then it is not known whether the message arrived.
    func send(_ message: OutgoingMessage, to channel: Channel) async throws -> SendOutcome
    /// How a channel's lasting connection is; `nil` for a channel that has none, or none yet.
    func connection(of channel: Channel) async -> ChannelConnection?
}
