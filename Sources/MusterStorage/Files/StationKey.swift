package import Crypto
import Foundation
package import Station

/// The station's Ed25519 key: whoever holds it can seal a journal as this station does.
package struct StationKey: Sendable {
    package let privateKey: Curve25519.Signing.PrivateKey

    package init() {
        privateKey = Curve25519.Signing.PrivateKey()
    }

    /// - Throws: ``StoreError`` if the bytes are no key.
    package init(bytes: [UInt8], path: String) throws(StoreError) {
        do {
            privateKey = try Curve25519.Signing.PrivateKey(rawRepresentation: bytes)
        } catch {
            throw .damaged(path, "it is not an Ed25519 private key of 32 bytes")
        }
    }

    /// Reads the key of a data folder; `nil` if there is none.
    package init?(folder: String) throws(StoreError) {
        let path = Self.path(in: folder)
        guard DurableFile.exists(path) else { return nil }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw StoreError(.notWritable, "\(path) cannot be read. Run muster as the user who owns the data folder.")
        }
        try self.init(bytes: Array(data), path: path)
    }

    /// Keeps the key in a data folder, readable by this user only, durable before it is used.
    package func save(in folder: String) throws(StoreError) {
        try DurableFile.write(Array(privateKey.rawRepresentation), to: Self.path(in: folder))
    }

    package static func path(in folder: String) -> String { folder + "/station.key" }

    package var publicKey: [UInt8] { Array(privateKey.publicKey.rawRepresentation) }
}
