/// What another station answered.
package struct PeerReply: Hashable, Sendable {
    /// As in HTTP.
    package let status: Int
    package let body: [UInt8]

    package init(status: Int, body: [UInt8]) {
        self.status = status
        self.body = body
    }
}
