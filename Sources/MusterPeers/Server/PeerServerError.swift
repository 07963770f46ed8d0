import Foundation

/// Why the server for other stations cannot listen. The description is one line and says what to do.
package struct PeerServerError: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    init(address: String, port: Int, errno: Int32) {
        let reason = String(cString: strerror(errno))
        description =
            "Port \(port) of \(address) cannot be used for other stations (\(reason)). Choose another with --peer-port."
    }
}
