/// An item is watched from now on.
package struct ItemAdded: ValueContent {
    package static let kind = "item-added"
    package static let changes: Fact.Subjects = .items
    package static let retention: RetentionKind? = nil

    package let value: TaggedItem

    package init(_ value: TaggedItem) {
        self.value = value
    }

    package var personal: Fact.Personal? { value.personal }
    package var fact: Fact { .itemAdded(self) }
}
