import Crypto
import EndToEndSupport
import Foundation

/// A file of random bytes, and its SHA-256.
struct RandomFile {
    let path: String
    let hash: String

    /// - Parameter megabytes: its size in MiB.
    init(_ megabytes: Int, in folder: TemporaryFolder) throws {
        path = folder["file \(megabytes).bin"]
        try Data().write(to: URL(filePath: path))
        let handle = try FileHandle(forWritingTo: URL(filePath: path))
        var generator = SystemRandomNumberGenerator()
        var sha = SHA256()
        for _ in 0..<megabytes {
            let words = (0..<131_072).map { _ in generator.next() }
            let bytes = words.withUnsafeBytes { Data($0) }
            sha.update(data: bytes)
            try handle.write(contentsOf: bytes)
        }
        try handle.close()
        hash = sha.finalize().map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
