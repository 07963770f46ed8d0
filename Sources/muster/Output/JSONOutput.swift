import Foundation

/// JSON for programs, on standard output.
enum JSONOutput {
    static func print(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        Swift.print(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    /// Prints a value on one line, at once: whoever reads may wait for it.
    static func print(line value: some Encodable) throws {
        try print(lines: [value])
    }

    /// Prints each value on one line.
    static func print(lines values: [some Encodable]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var text = Data()
        for value in values { text += try encoder.encode(value) + Data("\n".utf8) }
        try FileHandle.standardOutput.write(contentsOf: text)
    }
}
