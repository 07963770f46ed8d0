import ArgumentParser
import Foundation
import Station

/// How a gateway or a broker is reached.
struct GatewayOptions: ParsableArguments {
    @Argument(help: "esphome://HOST for a proxy; mqtt://HOST or mqtts://HOST for a broker. HOST:PORT for another port.")
    var address: String
    @Option(help: "The broker user.") var user: String?
    @Option(help: "A file with the broker's password, or with the proxy's encryption key.") var secretFile: String?
    @Option(help: "A file with the broker's CA certificate in PEM format.") var authorityFile: String?

    func request() throws -> GatewayRequest {
        GatewayRequest(
            address: address,
            user: user,
            secret: try secretFile.map { try Self.text(of: $0) },
            authority: try authorityFile.map { try Self.text(of: $0) }
        )
    }

    private static func text(of path: String) throws -> String {
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw ValidationError("The file \(path) cannot be read.")
        }
        return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
