/// One of the two streams of lines that a program writes.
final class ProgramOutput: Pollable {
    private(set) var descriptor: Descriptor?
    /// The whole lines so far, and at the end the rest.
    private(set) var lines: [String] = []
    private var rest: [UInt8] = []

    init(_ descriptor: Descriptor?) {
        self.descriptor = descriptor
    }

    /// All that was written so far.
    var text: String { lines.joined(separator: "\n") }

    /// Whether a line has a text in it.
    func contains(_ text: String) -> Bool {
        lines.contains { $0.contains(text) }
    }

    func readable(in world: World) throws {
        withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 1) { buffer in
            while let count = descriptor?.read(into: buffer) {
                guard count > 0 else {
                    if !rest.isEmpty { finishLine() }
                    descriptor = nil
                    return
                }
                for byte in buffer[..<count] {
                    if byte == UInt8(ascii: "\n") { finishLine() } else { rest.append(byte) }
                }
            }
        }
    }

    private func finishLine() {
        // A terminal ends lines with two characters.
        if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
        lines.append(String(decoding: rest, as: UTF8.self))
        rest.removeAll(keepingCapacity: true)
    }
}
