import MusterWeb

/// Reads a language's table, so that a test sees texts that come to be later too.
enum TextsReading {
    /// Every text that needs no number, with its name.
    static func strings(of texts: Texts) -> [(String, String)] {
        Mirror(reflecting: texts).children.flatMap { child -> [(String, String)] in
            let name = child.label ?? "?"
            if let text = child.value as? String { return [(name, text)] }
            guard child.value is AgeTexts else { return [] }
            return Mirror(reflecting: child.value).children.compactMap { part in
                (part.value as? String).map { ("\(name).\(part.label ?? "?")", $0) }
            }
        }
    }
}
