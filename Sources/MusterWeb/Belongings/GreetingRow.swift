import Attendance

/// A greeting on the board.
struct GreetingRow: Sendable {
    let text: String
    let isFarewell: Bool

    init(_ greeting: Greeting, texts: ItemTexts) {
        text = texts.text(greeting)
        isFarewell = greeting.isFarewell
    }
}
