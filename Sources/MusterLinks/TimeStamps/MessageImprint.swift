import SwiftASN1

/// What is stamped, by its hash.
struct MessageImprint {
    /// SHA-256; `nil` where another hash was used.
    let hash: [UInt8]?

    init(hash: [UInt8]) { self.hash = hash }

    init(_ nodes: inout ASN1NodeCollection.Iterator) throws {
        hash = try DER.sequence(in: &nodes) { nodes in
            let algorithm = try DER.sequence(in: &nodes) { nodes in
                let algorithm = try ASN1ObjectIdentifier(derEncoded: &nodes)
                // Parameters: NULL, or nothing.
                _ = nodes.next()
                return algorithm
            }
            let bytes = Array(try ASN1OctetString(derEncoded: &nodes).bytes)
            return algorithm == .sha256 && bytes.count == 32 ? bytes : nil
        }
    }

    func serialize(into serializer: inout DER.Serializer) throws {
        try serializer.appendConstructedNode(identifier: .sequence) { imprint in
            try imprint.appendConstructedNode(identifier: .sequence) { algorithm in
                try algorithm.serialize(ASN1ObjectIdentifier.sha256)
                try algorithm.serialize(ASN1Null())
            }
            try imprint.serialize(ASN1OctetString(contentBytes: (hash ?? [])[...]))
        }
    }
}
