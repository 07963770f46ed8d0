import Attendance
package import BeaconKit
import Station
import SwiftASN1

/// What a time-stamp token says. Reading it proves nothing: whether a server signed it, ``TimeStampVerifier`` finds out.
package struct TimeStamp: Hashable, Sendable {
    /// SHA-256 of what was stamped; `nil` where the server used another hash.
    package let imprint: [UInt8]?
    /// When, by the server's clock.
    package let time: Instant
    /// What was asked; `nil` where the token repeats none.
    let nonce: UInt64?

    /// Reads a token: a `ContentInfo` with `SignedData` over a `TSTInfo`, DER.
    ///
    /// - Throws: ``TimeStampError/unreadable(_:)``.
    package init(token: [UInt8]) throws(TimeStampError) {
        guard token.count <= Anchor.largestToken, let stamp = try? Self.read(token) else {
            throw .unreadable("a time stamp")
        }
        self = stamp
    }

    private init(imprint: [UInt8]?, time: Instant, nonce: UInt64?) {
        self.imprint = imprint
        self.time = time
        self.nonce = nonce
    }

    /// Takes a server's answer to a request.
    ///
    /// - Returns: the token.
    /// - Throws: ``TimeStampError``: also where the token is about something else, or answers another request.
    package static func token(in reply: [UInt8], to request: TimeStampRequest) throws(TimeStampError) -> [UInt8] {
        let answer: (status: Int, text: String, token: [UInt8]?)
        do {
            answer = try status(reply)
        } catch {
            throw .unreadable("an answer")
        }
        // Granted, or granted with changes that are of no matter here.
        guard answer.status == 0 || answer.status == 1 else {
            throw .refused(answer.text.isEmpty ? "status \(answer.status)" : answer.text.printable(limit: 200))
        }
        guard let token = answer.token else { throw .unreadable("an answer with a time stamp") }
        let stamp = try TimeStamp(token: token)
        guard stamp.imprint == request.imprint else { throw .otherImprint }
        guard stamp.nonce == request.nonce else { throw .otherNonce }
        return token
    }

    /// `TimeStampResp`: how it went, in words, and the token.
    private static func status(_ reply: [UInt8]) throws -> (status: Int, text: String, token: [UInt8]?) {
        guard reply.count <= 2 * Anchor.largestToken else { throw TimeStampError.unreadable("an answer") }
        return try DER.sequence(try DER.parse(reply), identifier: .sequence) { nodes in
            let (status, text) = try DER.sequence(in: &nodes) { nodes in
                let status = try Int(derEncoded: &nodes)
                var texts: [String] = []
                while let node = nodes.next() {
                    guard node.identifier == .sequence else { continue }
                    texts = try DER.sequence(of: ASN1UTF8String.self, identifier: .sequence, rootNode: node)
                        .map { String($0) }
                }
                return (status, texts.joined(separator: " "))
            }
            return (status, text, nodes.next().map { Array($0.encodedBytes) })
        }
    }

    private static func read(_ token: [UInt8]) throws -> TimeStamp {
        let content: [UInt8] = try DER.sequence(try DER.parse(token), identifier: .sequence) { nodes in
            guard try ASN1ObjectIdentifier(derEncoded: &nodes) == .signedData else {
                throw TimeStampError.unreadable("a time stamp")
            }
            return try DER.explicitlyTagged(&nodes, tagNumber: 0, tagClass: .contextSpecific) { node in
                try DER.sequence(node, identifier: .sequence) { nodes in
                    _ = try Int(derEncoded: &nodes)
                    // The digest algorithms.
                    _ = nodes.next()
                    let content = try Self.content(&nodes)
                    // Certificates and signatures are for the one who checks them.
                    while nodes.next() != nil {}
                    return content
                }
            }
        }
        return try DER.sequence(try DER.parse(content), identifier: .sequence) { nodes in
            _ = try Int(derEncoded: &nodes)
            // The server's policy.
            _ = try ASN1ObjectIdentifier(derEncoded: &nodes)
            let imprint = try MessageImprint(&nodes)
            // The serial number.
            _ = nodes.next()
            let time = Self.instant(try GeneralizedTime(derEncoded: &nodes))
            var nonce: UInt64?
            // Accuracy and order, the nonce, who the server is.
            while let node = nodes.next() {
                if node.identifier == .integer { nonce = try UInt64(derEncoded: node) }
            }
            return TimeStamp(imprint: imprint.hash, time: time, nonce: nonce)
        }
    }

    private static func content(_ nodes: inout ASN1NodeCollection.Iterator) throws -> [UInt8] {
        try DER.sequence(in: &nodes) { nodes in
            guard try ASN1ObjectIdentifier(derEncoded: &nodes) == .timeStampInfo else {
                throw TimeStampError.unreadable("a time stamp")
            }
            return try DER.explicitlyTagged(&nodes, tagNumber: 0, tagClass: .contextSpecific) { node in
                Array(try ASN1OctetString(derEncoded: node).bytes)
            }
        }
    }

    private static func instant(_ time: GeneralizedTime) -> Instant {
        let day = LocalDay(year: time.year, month: time.month, day: time.day)
        let seconds = Int64(day.ordinal) * 86_400 + Int64(time.hours * 3600 + time.minutes * 60 + time.seconds)
        return Instant(microseconds: seconds * 1_000_000)
    }
}
