/// Another station that is to be paired, as a page or a program asks for it.
package struct PairingRequest: Decodable, Sendable {
    /// Its name or address, with the port if it is not the usual one.
    package let address: String
}

/// What is typed of the other station's screen.
package struct PairingConfirmation: Decodable, Sendable {
    package let code: String
}
