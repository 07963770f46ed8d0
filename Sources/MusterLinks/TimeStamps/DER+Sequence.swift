import SwiftASN1

extension DER {
    /// Reads the next of some nodes as a `SEQUENCE`, of which `read` takes everything.
    static func sequence<Value>(
        in nodes: inout ASN1NodeCollection.Iterator,
        _ read: (inout ASN1NodeCollection.Iterator) throws -> Value
    ) throws -> Value {
        guard let node = nodes.next() else { throw TimeStampError.unreadable("a structure") }
        return try sequence(node, identifier: .sequence, read)
    }
}
