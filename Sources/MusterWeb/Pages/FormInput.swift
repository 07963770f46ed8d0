import Attendance
import Station

/// The names of the forms of a page, and what is their own.
protocol PageForm: RawRepresentable<String>, Equatable, Sendable {
    /// What a form asks for, as the request has it that pages, programs and commands share.
    static func fields(of form: Form, named name: Self?) throws -> RequestFields
    /// Why what was typed cannot be read; `nil` for the usual words.
    static func words(for error: RequestError, in texts: Texts) -> String?
}

extension PageForm {
    static func fields(of form: Form, named name: Self?) throws -> RequestFields { RequestFields(form: form.fields) }
}

/// What was typed into one of the forms of a page. It goes back into the page when it is refused.
struct FormInput<Name: PageForm>: Sendable {
    private let form: Form
    private let texts: Texts?
    private let names: @Sendable (String) -> String
    /// Which of the forms; `nil` for none.
    let name: Name?

    /// Nothing typed yet.
    init() {
        form = Form()
        texts = nil
        names = { $0 }
        name = nil
    }

    init(_ incoming: IncomingRequest) {
        form = incoming.form
        texts = incoming.texts
        names = { incoming.identifier($0) }
        name = Name(rawValue: incoming.form["form"])
    }

    /// What was typed into a field of a form, or what stands there at first.
    func typed(_ field: String, in name: Name, at first: String = "") -> String {
        self.name == name ? form.trimmed(field) : first
    }

    func isTicked(_ field: String, in name: Name) -> Bool { self.name == name && form.isTicked(field) }

    /// All values of boxes that were ticked.
    func all(_ field: String, in name: Name) -> [String] { self.name == name ? form.all(field) : [] }

    /// What a form asks for.
    ///
    /// - Throws: ``FormProblem``, or what ``PageForm/fields(of:named:)`` throws.
    func request<Request: Decodable>(_ request: Request.Type) throws -> Request {
        do {
            return try RequestDecoder.decode(request, from: Name.fields(of: form, named: name))
        } catch let error as RequestError {
            throw problem(error)
        }
    }

    /// In the principal's words, why a request cannot be read.
    func problem(_ error: RequestError) -> FormProblem {
        guard let texts else { return FormProblem(words: error.description) }
        return FormProblem(words: Name.words(for: error, in: texts) ?? texts.reason(typed: error))
    }

    /// What a new thing is called: the same for a form that is sent again.
    func identifier(_ kind: String) -> String { names(kind) }
}

extension IncomingRequest {
    /// What a new thing of a form is called: the same for a form that is sent again.
    func identifier(_ kind: String) -> String {
        IdempotencyKey.identifier(for: kind, by: principal.actor, key: form["key"].isEmpty ? nil : form["key"])
    }
}
