import Foundation

/// A line about a room or a receiver of a floor: a name, a colon, and places. The same in forms, the API, commands and the store.
enum FloorLine {
    /// The longest line that is looked at, in bytes: a name and the most corners take less.
    private static let longest = 2048

    /// - Parameter error: what is wrong with a line that is none.
    static func parts(of line: String, orThrow error: FloorError) throws(FloorError) -> (name: String, places: String) {
        // Names may have colons, as addresses of adapters; places have none.
        guard line.utf8.count <= longest, let colon = line.lastIndex(of: ":") else { throw error }
        let name = line[..<colon].trimmingCharacters(in: .whitespaces)
        return (name, line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
    }
}
