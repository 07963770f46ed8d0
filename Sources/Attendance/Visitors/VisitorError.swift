/// Why something about a visitor is refused. The description says what to do.
package enum VisitorError: Error, Hashable, Sendable {
    case needed(VisitorField)
    case tooLong(VisitorField, limit: Int)
    case controlCharacter(VisitorField)
    case agreementTooLong(limit: Int)
    /// The site has a text that visitors agree to.
    case notAgreed
    case noSuchHost(String)
    /// Several people have the name.
    case severalHosts(String)
    case noSuchVisitor
    /// Several visitors who are here have the name.
    case severalVisitors(String)
    case alreadyHere
    case notHere
    /// What was signed out or removed stays so.
    case over
    /// The code was never given out, or is no longer valid.
    case badPass
    /// Visitors are expected today or within a year.
    case badDay
}

extension VisitorError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .needed(let field): "The \(field.rawValue) is missing. Enter it."
        case .tooLong(let field, let limit): "The \(field.rawValue) is too long. Use at most \(limit) characters."
        case .controlCharacter(let field):
            "The \(field.rawValue) contains a line break or another control character. Remove it."
        case .agreementTooLong(let limit): "The agreement is too long. Use at most \(limit) characters."
        case .notAgreed: "The visitor must agree to the site's text. Read it and agree."
        case .noSuchHost(let text): "Nobody here is called “\(text)”. Choose a name from the list."
        case .severalHosts(let text): "Several people are called “\(text)”. Choose one from the list."
        case .noSuchVisitor: "There is no such visitor. List the visitors to find the right one."
        case .severalVisitors(let name): "Several visitors are called “\(name)”. Use the code on the badge."
        case .alreadyHere: "The visitor is already signed in."
        case .notHere: "No visitor of this name is signed in. Check the name."
        case .over: "The visit is over. Sign the visitor in again as a new visit."
        case .badPass: "The code is not valid, or no longer. Sign in with your name instead."
        case .badDay: "The date must be today or within a year. Choose another."
        }
    }
}
