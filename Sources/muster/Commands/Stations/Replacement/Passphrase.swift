import ArgumentParser
import Foundation
import Station

/// The passphrase of an exported station: from a file, typed at a terminal without being shown, or from standard input.
/// Never from a flag, where others could read it in the list of processes.
enum Passphrase {
    /// - Parameters:
    ///   - file: a file whose first line it is.
    ///   - isNew: it is chosen now, so it is typed twice and must be good.
    static func read(_ file: String?, isNew: Bool) throws -> String {
        let passphrase: String
        if let file {
            guard let bytes = FileManager.default.contents(atPath: file) else {
                throw ValidationError("The file \(file) cannot be read.")
            }
            passphrase = firstLine(String(decoding: bytes, as: UTF8.self))
        } else if isatty(STDIN_FILENO) == 1 {
            passphrase = type("Passphrase: ")
            if isNew, type("Repeat it: ") != passphrase {
                throw ValidationError("The two passphrases are not the same. Try again.")
            }
        } else {
            passphrase = firstLine(readLine() ?? "")
        }
        if isNew, let rule = PasswordRule.broken(by: passphrase, name: "") {
            throw ValidationError("Choose another passphrase. \(rule)")
        }
        return passphrase
    }

    private static func firstLine(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    }

    private static func type(_ prompt: String) -> String {
        guard let typed = getpass(prompt) else { return "" }
        defer { memset(typed, 0, strlen(typed)) }
        return String(cString: typed)
    }
}
