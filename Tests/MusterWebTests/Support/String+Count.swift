extension String {
    /// How often a text occurs.
    func count(of text: String) -> Int {
        split(separator: text, omittingEmptySubsequences: false).count - 1
    }
}
