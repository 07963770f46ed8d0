/// A text that is to be sent to another station, as a page or a program asks for it.
package struct MessageRequest: Decodable, Sendable {
    /// The other station's key or name.
    package let to: String
    package let text: Clearable<String>
    /// Whether it is shown on the other station's wall.
    package let wall: Bool?
}
