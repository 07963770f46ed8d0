/// Where the web gets the items from as they are now.
package protocol ItemSource: Sendable {
    func items() async -> ItemList
}
