/// What the journal says of a message that arrived: not what it says.
package struct MessageReceipt: Hashable, Sendable {
    package let message: MessageID
    package let sender: PeerID
    package let form: MessageForm
    /// Bytes.
    package let size: Int64
    package let hash: ContentHash

    package init(message: MessageID, sender: PeerID, form: MessageForm, size: Int64, hash: ContentHash) {
        self.message = message
        self.sender = sender
        self.form = form
        self.size = size
        self.hash = hash
    }
}
