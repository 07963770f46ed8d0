/// A name and what it is.
struct Figure: Sendable {
    let label: String
    let value: String
    let note: String?

    init(_ label: String, _ value: String, note: String? = nil) {
        self.label = label
        self.value = value
        self.note = note
    }
}
