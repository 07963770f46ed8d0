import Attendance
import CPostgres

/// What a statement gave.
struct PostgresRows: Sendable {
    private let width: Int
    /// Row after row, as text.
    private let values: [[UInt8]?]
    /// How many rows there are.
    let count: Int
    /// How many rows were written.
    let affected: Int

    init(_ result: OpaquePointer) {
        count = Int(PQntuples(result))
        width = Int(PQnfields(result))
        affected = Int(String(cString: PQcmdTuples(result))) ?? 0
        var values: [[UInt8]?] = []
        values.reserveCapacity(count * width)
        for row in 0..<Int32(count) {
            for column in 0..<Int32(width) {
                guard PQgetisnull(result, row, column) == 0, let start = PQgetvalue(result, row, column) else {
                    values.append(nil)
                    continue
                }
                let raw = UnsafeRawBufferPointer(start: start, count: Int(PQgetlength(result, row, column)))
                values.append(Array(raw))
            }
        }
        self.values = values
    }

    func text(_ row: Int, _ column: Int) throws -> String {
        guard let text = optionalText(row, column) else { throw UnexpectedValue() }
        return text
    }

    func optionalText(_ row: Int, _ column: Int) -> String? {
        values[row * width + column].map { String(decoding: $0, as: UTF8.self) }
    }

    func integer(_ row: Int, _ column: Int) throws -> Int64 {
        guard let integer = try optionalInteger(row, column) else { throw UnexpectedValue() }
        return integer
    }

    func optionalInteger(_ row: Int, _ column: Int) throws -> Int64? {
        guard let text = optionalText(row, column) else { return nil }
        guard let integer = Int64(text) else { throw UnexpectedValue() }
        return integer
    }

    func boolean(_ row: Int, _ column: Int) throws -> Bool { try text(row, column) == "t" }

    func bytes(_ row: Int, _ column: Int) throws -> [UInt8] {
        guard let text = optionalText(row, column), text.hasPrefix("\\x"),
            let bytes = Hexadecimal.bytes(String(text.dropFirst(2)))
        else { throw UnexpectedValue() }
        return bytes
    }

    /// The database holds what this version never wrote.
    private struct UnexpectedValue: Error, CustomStringConvertible {
        let description = "The database holds a value that cannot be read. Check it: muster hub doctor"
    }
}
