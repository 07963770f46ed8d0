import Attendance

/// What was typed about a receiver.
struct ReceiverForm: Sendable {
    let id: String
    let name: String
    let room: String

    /// Reads the fields with a function that gives a value for a name.
    init(id: String, _ value: (String) -> String) {
        self.id = id
        name = value("name")
        room = value("room")
    }
}
