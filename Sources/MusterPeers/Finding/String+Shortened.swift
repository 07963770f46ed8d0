extension String {
    /// As many whole characters from the beginning as fit into so many bytes of UTF-8.
    func shortened(toBytes limit: Int) -> String {
        var shortened = self
        while shortened.utf8.count > limit { shortened.removeLast() }
        return shortened
    }
}
