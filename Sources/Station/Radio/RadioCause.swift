import Foundation

/// A row of the table of causes: what a radio's condition means, what to do about it, and how a command ends that can't do
/// without the radio.
///
/// This is the only place that says so: the board, the log, the API and every command read it. `docs/radio-causes.md` is
/// made of it.
package struct RadioCause: Hashable, Sendable {
    /// What can be heard meanwhile.
    package enum Hearing: Hashable, Sendable {
        /// All is as it should be.
        case whole
        /// Something is wrong, and something is heard all the same.
        case impaired
        /// Nothing, until it changes.
        case deaf
    }

    /// The name for programs, in JSON and in the journal. A name is never changed or reused.
    package let code: String
    /// By what it is found out.
    package let symptom: String
    package let hearing: Hearing
    /// What a command ends with that can't do without the radio: EX_UNAVAILABLE or EX_NOPERM of `sysexits.h`.
    package let exitCode: Int32
    /// Whether it can't get better while a command runs that was just started.
    package let isFinal: Bool
    /// What its texts are called in the catalogues, after `radio.`.
    private let texts: String
    /// Whether there is anything to do about it.
    private let hasRemedy: Bool

    init(
        _ code: String,
        texts: String,
        symptom: String,
        hearing: Hearing = .deaf,
        exitCode: Int32 = 69,
        isFinal: Bool = false,
        hasRemedy: Bool = true
    ) {
        self.code = code
        self.symptom = symptom
        self.hearing = hearing
        self.exitCode = exitCode
        self.isFinal = isFinal
        self.texts = texts
        self.hasRemedy = hasRemedy
    }

    /// The row in a language.
    ///
    /// - Parameter values: `name`, the adapter's or the word for Bluetooth; `program`, the path of this program; `detail`
    ///   and `further`, what the condition itself says: a reason, a list, an error's number.
    func words(in catalogue: Catalogue, _ values: KeyValuePairs<String, any Sendable>) -> RadioWords {
        RadioWords(
            catalogue["radio.\(texts).title", values],
            remedy: hasRemedy ? catalogue["radio.\(texts).remedy", values] : nil
        )
    }

    /// The row as `docs/radio-causes.md` has it.
    package var row: String {
        let words = words(
            in: .english,
            ["name": "hci0", "program": "/usr/bin/muster", "detail": "…", "further": "…"]
        )
        func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
        let remedy = words.remedy.map(cell) ?? ""
        return "| `\(code)` | \(symptom) | \(cell(words.title)) | \(remedy) | \(exitCode) |"
    }
}
