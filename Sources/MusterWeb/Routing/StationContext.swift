package import Hummingbird
package import NIOCore

/// What belongs to a request besides its head and body: who sent it from where.
package struct StationContext: RequestContext, RemoteAddressRequestContext {
    package var coreContext: CoreRequestContextStorage
    package let remoteAddress: SocketAddress?
    private let channel: any Channel

    package init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        remoteAddress = source.channel.remoteAddress
        channel = source.channel
    }

    /// The sender's address without its port, for slowing down guesses.
    var address: String { remoteAddress?.ipAddress ?? "local" }

    /// Ends the connection, whatever is being sent over it.
    func endConnection() { channel.close(promise: nil) }
}
