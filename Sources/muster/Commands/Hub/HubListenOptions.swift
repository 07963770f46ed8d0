import ArgumentParser
import Configuration
import MusterHTTP
import MusterWeb
import Station

/// The flags of a process that serves a hub's pages.
struct HubListenOptions: ParsableArguments {
    @Option(help: "What stations call this hub. (MUSTER_SITE_NAME; default: Hub)")
    var name: String?

    @Option(help: "The address to listen on for browsers. (MUSTER_LISTEN; default: 127.0.0.1, this machine only)")
    var listen: String?

    @Option(help: "The port for browsers, 0 for any free one. (MUSTER_PORT; default: 8080)")
    var port: Int?

    @Option(help: ArgumentHelp("Use HTTPS with this certificate. (MUSTER_TLS_CERTIFICATE)", valueName: "file"))
    var tlsCertificate: String?

    @Option(help: ArgumentHelp("The certificate's private key. (MUSTER_TLS_KEY)", valueName: "file"))
    var tlsKey: String?

    @Flag(help: "Only a proxy reaches this process: believe the last address in its X-Forwarded-For.")
    var behindProxy = false

    @Option(help: "The hub's own time zone. (MUSTER_TIME_ZONE; default: this machine's)")
    var timeZone: String?

    @Option(help: "What is logged: trace, debug, info, notice, warning, error. (MUSTER_LOG_LEVEL; default: notice)")
    var logLevel: String?

    /// What the flags say.
    var flags: [Setting: ConfigValue] {
        let texts: [(Setting, String?)] = [
            (.siteName, name), (.listen, listen), (.tlsCertificate, tlsCertificate), (.tlsKey, tlsKey),
            (.timeZone, timeZone), (.logLevel, logLevel),
        ]
        var flags: [Setting: ConfigValue] = [:]
        for (setting, text) in texts {
            if let text { flags[setting] = ConfigValue(.string(text), isSecret: false) }
        }
        if let port { flags[.port] = ConfigValue(.int(port), isSecret: false) }
        return flags
    }

    /// How the pages are served.
    ///
    /// - Throws: ``WebError`` for a certificate that is of no use.
    func web(_ settings: Settings) throws -> WebConfiguration {
        var web = WebConfiguration(
            host: settings.listen,
            port: settings.port,
            version: Muster.version,
            certificate: try settings.tls.map {
                try ServerCertificate(path: $0.certificate, keyPath: $0.key, at: .present)
            }
        )
        web.isBehindProxy = behindProxy
        // All browsers come from the one address of the proxy.
        if behindProxy { web.connections.mostOfOneAddress = web.connections.most }
        return web
    }
}
