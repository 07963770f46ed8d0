package import BeaconKit

/// Something that makes a day differ from habit. People are named by their numbers.
package enum StoryEvent: Sendable {
    /// Somebody comes at another time than usual.
    case arrives(UInt16, at: TimeOfDay)
    /// Somebody leaves at another time than usual.
    case leaves(UInt16, at: TimeOfDay)
    /// Somebody doesn't come at all.
    case isOnLeave(UInt16)
    /// Somebody walks along the pavement without coming in, for 40 s, outside the time at work.
    case passesBy(UInt16, at: TimeOfDay)
    /// These people are in a room together.
    case meets([UInt16], room: String, from: TimeOfDay, until: TimeOfDay)
    /// A visitor, named by the place in the cast, is in a room, having waited at the reception.
    case visits(visitor: Int, room: String, from: TimeOfDay, until: TimeOfDay)
    /// An item, named by the place in the cast, stays when its owner goes home.
    case leavesBehind(item: Int)
    /// A receiver hears nothing.
    case deaf(ReceiverID, from: TimeOfDay, until: TimeOfDay)
}

extension [StoryEvent] {
    /// The demo's first day, on which all happens that Muster must get right.
    package static let demo: Self = [
        // Jogs past before the office opens, and comes to work an hour later.
        .passesBy(1009, at: TimeOfDay(7, 46, 20)),
        .isOnLeave(1015),
        .arrives(1018, at: TimeOfDay(9, 41, 30)),
        // The workshop's: those inside are heard by others, or by none.
        .deaf(ReceiverID(rawValue: 4), from: TimeOfDay(10, 20), until: TimeOfDay(10, 21)),
        .meets(
            [1003, 1005, 1008, 1010, 1016],
            room: "Meeting room",
            from: TimeOfDay(10, 30),
            until: TimeOfDay(11, 15)
        ),
        .visits(visitor: 0, room: "Workshop", from: TimeOfDay(9, 20), until: TimeOfDay(9, 50)),
        .leaves(1014, at: TimeOfDay(15, 10)),
        .leavesBehind(item: 0),
        .leaves(1008, at: TimeOfDay(19, 5)),
    ]
}
