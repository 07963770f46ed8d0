import SwiftASN1

/// What a time-stamp server is asked: the `TimeStampReq` of RFC 3161, with SHA-256, a nonce, and the wish that the answer has
/// the server's certificate.
package struct TimeStampRequest: Hashable, Sendable {
    /// The most bytes of a request that is read.
    package static let largest = 4096

    /// SHA-256 of what is to be stamped, 32 bytes.
    package let imprint: [UInt8]
    /// What the answer must repeat.
    package let nonce: UInt64

    package init(imprint: [UInt8], nonce: UInt64 = .random(in: 1 ... .max)) {
        self.imprint = imprint
        self.nonce = nonce
    }

    /// - Throws: ``TimeStampError/unreadable(_:)`` for what ``der`` did not write.
    package init(reading bytes: [UInt8]) throws(TimeStampError) {
        guard bytes.count <= Self.largest, let read = try? Self.read(bytes) else { throw .unreadable("a request") }
        self = read
    }

    package var der: [UInt8] {
        var serializer = DER.Serializer()
        // Numbers and bytes of these lengths can always be written.
        try? serializer.appendConstructedNode(identifier: .sequence) { request in
            try request.serialize(1)
            try MessageImprint(hash: imprint).serialize(into: &request)
            try request.serialize(nonce)
            try request.serialize(true)
        }
        return serializer.serializedBytes
    }

    private static func read(_ bytes: [UInt8]) throws -> TimeStampRequest? {
        try DER.sequence(try DER.parse(bytes), identifier: .sequence) { nodes in
            guard try Int(derEncoded: &nodes) == 1 else { throw TimeStampError.unreadable("a request") }
            let imprint = try MessageImprint(&nodes)
            let nonce = try UInt64(derEncoded: &nodes)
            guard try Bool(derEncoded: &nodes), let hash = imprint.hash else { return nil }
            return TimeStampRequest(imprint: hash, nonce: nonce)
        }
    }
}
