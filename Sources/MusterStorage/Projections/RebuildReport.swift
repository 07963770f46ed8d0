/// What a rebuild of the projections did.
package struct RebuildReport: Sendable, Encodable {
    package let entries: Int64
    package let before: [ProjectionDigest]
    package let after: [ProjectionDigest]

    /// Nothing changed: the projections were what the entries give, to the byte.
    package var isIdentical: Bool { before == after }
}
