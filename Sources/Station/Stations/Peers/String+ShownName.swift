extension String {
    /// A name from another station, fit to be shown: without control characters, and not longer than 80 characters.
    var shownName: String {
        let kept = unicodeScalars.filter {
            $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
        }
        return String(String(String.UnicodeScalarView(kept)).prefix(80))
    }
}
