import Attendance

/// What was typed about a receiver.
struct ReceiverForm: Sendable {
    let id: String
    let name: String
    let room: String
    /// The ``ReceiverPlacement/version`` that was seen; empty where it does not matter.
    let version: String

    /// Reads the fields with a function that gives a value for a name.
    init(id: String, _ value: (String) -> String) {
        self.id = id
        name = value("name")
        room = value("room")
        version = value("version")
    }
}
