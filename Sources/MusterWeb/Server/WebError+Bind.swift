import Foundation
import NIOCore

extension WebError {
    /// Puts an error of binding the listening socket into words.
    init(binding error: any Error, configuration: WebConfiguration) {
        let port = configuration.port
        // 8123 as in the help, unless that is the one that failed.
        let other = port == 8123 ? 8124 : 8123
        guard let error = error as? IOError else {
            self.init(.other, "The web server cannot start at \(configuration.host):\(port): \(error).")
            return
        }
        switch error.errnoCode {
        case EADDRINUSE:
            let advice = "Stop the other program or choose another port: `--port \(other)`."
            self.init(.portInUse, "Port \(port) is in use. \(advice)")
        case EACCES:
            let advice = "Ports below 1024 need extra permissions. Choose another: `--port \(other)`."
            self.init(.portNotAllowed, "Port \(port) cannot be opened. \(advice)")
        case EADDRNOTAVAIL:
            let advice = "Choose one of its own, such as 127.0.0.1."
            self.init(.addressNotAvailable, "This machine has no address \(configuration.host). \(advice)")
        default:
            let reason = String(cString: strerror(error.errnoCode))
            self.init(.other, "The web server cannot listen at \(configuration.host):\(port): \(reason).")
        }
    }
}
