import Glibc
import SystemPackage

/// Standard output for commands that write until they are stopped: they learn when nobody reads any more.
package enum StandardOutput {
    /// Whether a person looks at it, rather than a file or a program.
    package static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Makes writing fail when the reader has gone, instead of ending the program before it has put things in order.
    package static func surviveLosingReader() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// Writes a text at once.
    ///
    /// - Returns: whether it could be written.
    package static func write(_ text: String) -> Bool {
        do {
            try FileDescriptor.standardOutput.writeAll(text.utf8)
            return true
        } catch {
            return false
        }
    }
}
