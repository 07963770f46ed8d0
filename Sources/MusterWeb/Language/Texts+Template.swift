import Mustache

/// Templates name the tables within the table as Swift does; reflection would call them by their storage.
extension Texts: MustacheParent {
    package func child(named name: String) -> Any? {
        let children = Mirror(reflecting: self).children
        return (children.first { $0.label == name } ?? children.first { $0.label == "_" + name })?.value
    }
}
