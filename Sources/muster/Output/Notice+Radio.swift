import ArgumentParser
import Foundation
import Station

extension Notice {
    /// Says how a radio is doing, and what to do about it.
    static func print(_ condition: RadioCondition, of adapter: String?) {
        let words = condition.words(for: adapter, program: Self.program)
        print(words.remedy.map { "\(words.title). \($0)" } ?? "\(words.title).")
    }

    /// The path of this program, as the person has to write it to permit something to it.
    package static var program: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }
}

extension RadioCondition {
    /// The exit code of a command that can't do without the radio.
    var exitCode: ExitCode { ExitCode(cause().exitCode) }
}
