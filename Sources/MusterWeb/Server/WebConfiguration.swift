package import MusterHTTP

/// How the web server runs.
package struct WebConfiguration: Sendable {
    /// The address to listen on.
    package var host: String
    /// The port to listen on, 0 for any free one.
    package var port: Int
    /// The program's version, as `/healthz` tells it.
    package var version: String
    /// Changes of the board that come closer together than this are sent as one.
    package var updateInterval: Duration
    /// How many of the last changes are kept for browsers that come back.
    package var changesKept: Int
    /// How long open connections may take to end by themselves when the station stops.
    package var shutdownTimeout: Duration

    /// How many connections are kept open, and for how long.
    package var connections: ConnectionLimits

    /// Whether everybody who can reach the station may see the board without signing in.
    package var isOpenBoard: Bool
    /// Whether browsers reach it through a proxy only, which says for whom it asks and which names are right.
    package var isBehindProxy = false
    /// Whether only the pages of a hub's sites are served, and not those of a station.
    package var isForSitesOnly = false
    /// With what the station serves by HTTPS; without it by plain HTTP.
    package var certificate: ServerCertificate?

    package init(
        host: String = "127.0.0.1",
        port: Int = 8080,
        version: String,
        updateInterval: Duration = .milliseconds(200),
        changesKept: Int = 512,
        shutdownTimeout: Duration = .seconds(3),
        connections: ConnectionLimits = ConnectionLimits(),
        isOpenBoard: Bool = false,
        certificate: ServerCertificate? = nil
    ) {
        self.host = host
        self.port = port
        self.version = version
        self.updateInterval = updateInterval
        self.changesKept = changesKept
        self.shutdownTimeout = shutdownTimeout
        self.connections = connections
        self.isOpenBoard = isOpenBoard
        self.certificate = certificate
    }

    /// Whether browsers reach the station by HTTPS only.
    package var isSecure: Bool { certificate != nil }

    /// Whether only this machine can reach the server.
    var isLoopback: Bool { LoopbackHost.isLoopback(host) && !isBehindProxy }
}
