/// The whole state of an item after a change.
package struct ItemChanged: ValueContent {
    package static let kind = "item-changed"
    package static let changes: Fact.Subjects = .items
    package static let retention: RetentionKind? = nil

    package let value: TaggedItem

    package init(_ value: TaggedItem) {
        self.value = value
    }

    package var personal: Fact.Personal? { value.personal }
    package var fact: Fact { .itemChanged(self) }
}
