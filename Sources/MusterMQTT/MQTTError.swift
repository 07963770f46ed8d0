/// Why a connection with a broker could not even be tried.
package struct MQTTError: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
