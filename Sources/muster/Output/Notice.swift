import Foundation

/// Sentences for the person at the terminal, on standard error so that standard output is only what was asked for.
enum Notice {
    static func print(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
