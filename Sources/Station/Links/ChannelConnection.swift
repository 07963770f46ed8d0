/// How a channel's lasting connection is. Only brokers have one.
package enum ChannelConnection: Hashable, Sendable {
    case connected
    /// It is made again and again; what came of it last.
    case failing(SendOutcome)
}
