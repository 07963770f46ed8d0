package import Attendance

/// What is wanted of an item. To change one, give all of it as it is to be.
package struct ItemSetup: Hashable, Sendable {
    package var name: String
    package var tag: Tag

    package init(name: String, tag: Tag) {
        self.name = name
        self.tag = tag
    }
}
