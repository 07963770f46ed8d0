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
    let english: RadioWords
    let chinese: RadioWords

    /// - Parameters:
    ///   - english: with the places of ``Place``.
    ///   - chinese: the same in Chinese.
    init(
        _ code: String,
        symptom: String,
        hearing: Hearing = .deaf,
        exitCode: Int32 = 69,
        isFinal: Bool = false,
        english: RadioWords,
        chinese: RadioWords
    ) {
        self.code = code
        self.symptom = symptom
        self.hearing = hearing
        self.exitCode = exitCode
        self.isFinal = isFinal
        self.english = english
        self.chinese = chinese
    }

    /// What stands in a row's texts for what is different each time.
    enum Place: String, CaseIterable {
        /// The adapter's name, or the word for Bluetooth.
        case name = "{name}"
        /// The path of this program.
        case program = "{program}"
        /// What the condition itself says: a reason, a list, an error's number.
        case detail = "{detail}"
        /// The second thing that it says.
        case further = "{further}"
    }

    /// The row as `docs/radio-causes.md` has it.
    package var row: String {
        func cell(_ text: String) -> String {
            // The places' names are for who reads the code.
            text.replacing("{name}", with: "hci0").replacing("{program}", with: "/usr/bin/muster")
                .replacing("{detail}", with: "…").replacing("{further}", with: "…").replacing("|", with: "\\|")
        }
        let remedy = english.remedy.map(cell) ?? ""
        return "| `\(code)` | \(symptom) | \(cell(english.title)) | \(remedy) | \(exitCode) |"
    }
}
