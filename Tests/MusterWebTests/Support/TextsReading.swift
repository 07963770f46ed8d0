import MusterWeb
import Station

/// Reads a language's table, so that a test sees texts that come to be later too.
enum TextsReading {
    /// Every text that needs no number, with its name.
    static func strings(of texts: Texts) -> [(String, String)] { strings(in: texts, name: "") }

    private static func strings(in table: Any, name: String) -> [(String, String)] {
        Mirror(reflecting: table).children.flatMap { child -> [(String, String)] in
            let name = name + (child.label ?? "?")
            if let text = child.value as? String { return [(name, text)] }
            if child.value is TextTable { return [] }
            // A table within the table, as that of ages.
            return Mirror(reflecting: child.value).displayStyle == .struct
                ? strings(in: child.value, name: name + ".") : []
        }
    }
}
