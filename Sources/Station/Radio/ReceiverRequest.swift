/// What is to change about a receiver, as a page or a program asks for it. What is left out stays as it is.
package struct ReceiverRequest: Decodable, Sendable {
    package let name: Clearable<String>?
    package let room: Clearable<String>?
    /// The ``ReceiverPlacement/version`` that was seen; none where it does not matter.
    package let version: String?
}
