import Foundation
import Synchronization
import TestSupport

/// How far a run has come, in memory that is a file: so it is known, too, of a process that has trapped.
final class FuzzProgress: Sendable {
    enum Field: Int {
        /// The case that is under way.
        case current
        /// How many cases came to an end.
        case done
        /// How many of them had something that was taken as valid.
        case accepted
    }

    private static let length = 24

    let path: String
    // Unsafe for the compiler only: one process writes, with one thread, and another reads when that one has ended.
    private nonisolated(unsafe) let fields: UnsafeMutablePointer<UInt64>

    /// Opens a file of progress, or makes it.
    init(path: String) throws {
        self.path = path
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw FuzzFailure("\(path) cannot be opened") }
        defer { close(descriptor) }
        guard ftruncate(descriptor, off_t(Self.length)) == 0,
            let memory = mmap(nil, Self.length, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), memory != MAP_FAILED
        else { throw FuzzFailure("\(path) cannot be mapped") }
        fields = memory.bindMemory(to: UInt64.self, capacity: Self.length / 8)
    }

    deinit { munmap(fields, Self.length) }

    subscript(_ field: Field) -> UInt64 {
        get { fields[field.rawValue] }
        set { fields[field.rawValue] = newValue }
    }
}
