import ArgumentParser
import Attendance
import Station

extension Language: ExpressibleByArgument {
    /// The codes of all languages, as help says them.
    static var choices: String { allValueStrings.joined(separator: ", ") }

    /// A language that there is a catalogue of, by its code.
    public init?(argument: String) { self.init(offered: argument) }

    /// The codes of all languages.
    public static var allValueStrings: [String] { all.map(\.rawValue) }
}
