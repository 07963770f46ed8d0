package import Hummingbird
package import NIOCore

/// What belongs to a request besides its head and body: who sent it from where.
package struct StationContext: RequestContext, RemoteAddressRequestContext {
    package var coreContext: CoreRequestContextStorage
    package let remoteAddress: SocketAddress?

    package init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        remoteAddress = source.channel.remoteAddress
    }

    /// The sender's address without its port, for slowing down guesses.
    var address: String { remoteAddress?.ipAddress ?? "local" }
}
