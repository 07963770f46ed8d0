/// An item is watched no more.
package struct ItemRemoved: FactContent {
    package static let kind = "item-removed"
    package static let changes: Fact.Subjects = .items
    package static let retention: RetentionKind? = nil

    package let item: ItemID

    package init(item: ItemID) {
        self.item = item
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .itemRemoved(self) }
}
