/// A person's staff number, unique within a site.
package struct PersonNumber: RawRepresentable, Hashable, Sendable, Codable {
    /// 1 to 999,999,999.
    package let rawValue: Int

    /// The numbers that a person may have.
    package static let allowed = 1...999_999_999

    /// - Returns: `nil` outside ``allowed``.
    package init?(rawValue: Int) {
        guard Self.allowed.contains(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    /// The number as a beacon's minor, for a phone or laptop that broadcasts it; `nil` above 65535.
    package var broadcastMinor: UInt16? { UInt16(exactly: rawValue) }
}

extension PersonNumber: Comparable {
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension PersonNumber: CustomStringConvertible {
    package var description: String { String(rawValue) }
}
