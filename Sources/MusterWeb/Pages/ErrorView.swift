import Hummingbird

/// What an error's page says.
struct ErrorView: Sendable {
    let code: Int
    let title: String
    let hint: String
    let toBoard: String

    init(status: HTTPResponse.Status, texts: Texts) {
        code = status.code
        toBoard = texts.toBoard
        switch status.code {
        case 404:
            title = texts.notFoundTitle
            hint = texts.notFoundHint
        case 400..<500:
            title = texts.badRequestTitle
            hint = texts.badRequestHint
        default:
            title = texts.failureTitle
            hint = texts.failureHint
        }
    }
}
