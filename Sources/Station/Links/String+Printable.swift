extension String {
    /// The beginning of the text in one line, without control characters.
    package func printable(limit: Int) -> String {
        var text = ""
        for character in prefix(limit) {
            let isControl = character.unicodeScalars.contains {
                $0.properties.generalCategory == .control || $0.properties.generalCategory == .format
            }
            text.append(isControl ? " " : character)
        }
        return text.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
}
