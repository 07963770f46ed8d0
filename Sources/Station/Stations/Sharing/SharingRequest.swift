import Attendance
import Foundation

/// What a station asks another one about its chain: what comes after what is held.
struct SharingRequest: Hashable, Codable {
    static let version = 1

    var version = Self.version
    /// The last entry that was gone through under the mark, and its hash in hexadecimal.
    let after: Int64
    let hash: String
    let mark: String
    /// The last entry that is held at all, and its hash.
    let head: Int64
    let headHash: String

    init(_ held: HeldChain) {
        after = held.position.sequence
        hash = Hexadecimal.text(held.position.hash)
        mark = held.mark
        head = held.head.sequence
        headHash = Hexadecimal.text(held.head.hash)
    }

    func bytes() throws -> [UInt8] { Array(try JSONEncoder().encode(self)) }

    /// - Throws: ``SharingError``.
    init(reading bytes: [UInt8]) throws {
        guard let request = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else {
            throw SharingError.unreadable
        }
        guard request.version == Self.version else { throw SharingError.newer }
        // No chain is longer; counting on from here cannot overflow.
        guard request.after >= 0, request.head >= request.after, Plausible.sequences.contains(request.head) else {
            throw SharingError.unreadable
        }
        self = request
    }
}
