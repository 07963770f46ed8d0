import Synchronization

/// How a name with Chinese characters is read, for those who search a board that they see: pages are searched where they
/// are, as thousands may look at one.
package enum NameReading {
    /// Characters are read alike for ever, and slowly.
    private static let reader = Mutex(PinyinReader())

    /// The name's words and syllables, apart by spaces; what may be read in several ways has `/` between. As `lin xiao
    /// mei`, or `zeng/ceng li`.
    ///
    /// - Returns: `nil` for a name without Chinese characters, which is read as it is written.
    package static func text(of name: String) -> String? {
        guard name.unicodeScalars.contains(where: \.properties.isIdeographic) else { return nil }
        let units = reader.withLock { SearchName(name, reader: &$0).units }
        return units.map { $0.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/") }
            .joined(separator: " ")
    }
}
