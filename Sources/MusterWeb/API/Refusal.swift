import Attendance
import Hummingbird
import Station

/// Why a request is refused before the application is asked, to be said in the language that is asked for.
struct Refusal: AnsweringError {
    let status: HTTPResponse.Status
    /// The key of a text of the catalogues.
    private let text: String
    /// What stands in its places.
    private let values: KeyValuePairs<String, any Sendable>

    init(_ status: HTTPResponse.Status, _ text: String, _ values: KeyValuePairs<String, any Sendable> = [:]) {
        self.status = status
        self.text = text
        self.values = values
    }

    /// A refusal of what a request says.
    init(_ text: String, _ values: KeyValuePairs<String, any Sendable> = [:]) {
        self.init(.unprocessableContent, text, values)
    }

    func reason(in texts: Texts) -> String { texts.texts.catalogue[text, values] }
}
