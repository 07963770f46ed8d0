package import Attendance
package import Foundation

extension Entry {
    /// The entry as a line of an exported journal, without the line's end.
    package func jsonLine() throws -> String {
        String(decoding: try ExportLine.entry(stored()).json(), as: UTF8.self)
    }
}

extension ExportLine {
    package func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}
