package import Attendance

/// How much of another station's chain is held.
package struct HeldChain: Hashable, Sendable {
    /// Its last entry that is known.
    package var head: Head
    /// Up to where it was gone through under ``mark``.
    package var position: Head
    /// What was shared then; empty before the first time.
    package var mark: String

    package init(head: Head, position: Head, mark: String) {
        self.head = head
        self.position = position
        self.mark = mark
    }

    package static let nothing = HeldChain(
        head: Head(sequence: 0, hash: Entry.noHash),
        position: Head(sequence: 0, hash: Entry.noHash),
        mark: ""
    )
}
