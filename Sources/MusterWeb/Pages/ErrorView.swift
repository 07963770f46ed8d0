import Hummingbird

/// What an error's page says.
struct ErrorView: Sendable {
    let code: Int
    let title: String
    let hint: String
    let toBoard: String

    /// - Parameter detail: what to do, in the reader's language, where more is known than the status says.
    init(status: HTTPResponse.Status, detail: String?, texts: Texts) {
        code = status.code
        toBoard = texts.toBoard
        switch status.code {
        case 404:
            title = texts.notFoundTitle
            hint = texts.notFoundHint
        case 403:
            title = texts.access.forbiddenTitle
            hint = detail ?? texts.access.forbiddenHint
        case 400..<500:
            title = texts.badRequestTitle
            hint = detail ?? texts.badRequestHint
        default:
            title = texts.failureTitle
            hint = texts.failureHint
        }
    }
}
