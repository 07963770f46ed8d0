/// Where the web gets the items from as they are now.
package protocol ItemSource: Sendable {
    func items() async -> ItemList
    /// Wakes its reader when something may be new: at once when something was told, else some times a second. Wakings
    /// that are not waited for become one.
    func itemNews() async -> AsyncStream<Void>
}
