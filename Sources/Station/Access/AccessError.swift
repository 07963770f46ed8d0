/// Why somebody may not, or what they gave cannot be used.
package enum AccessError: Error, Hashable, Sendable {
    /// A name for an account that isn't one.
    case badName
    case nameTaken(String)
    /// A password that is too short, too long, or too easy to guess.
    case weakPassword(PasswordRule)
    /// The name or the password is wrong. Which of them isn't said.
    case wrongPassword
    /// Too many wrong passwords; the next attempt counts after so many seconds.
    case tooManyAttempts(seconds: Int)
    /// So many passwords wait to be checked that this one was not.
    case busy
    case noSuchAccount
    /// The last administrator can't be removed or made something else: nobody could let anybody in again.
    case lastAdministrator
    /// The station has an administrator already; the set-up code is no longer of use.
    case alreadySetUp
    /// The code is wrong, used or too old.
    case wrongCode
    case noSuchCredential
}

extension AccessError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .badName: "The account name must have 1 to 64 characters without spaces at either end."
        case .nameTaken(let name): "There is already an account “\(name)”. Choose another name."
        case .weakPassword(let rule): rule.description
        case .wrongPassword: "Wrong name or password. Try again."
        case .tooManyAttempts(let seconds): "Too many wrong passwords. Try again in \(seconds) s."
        case .busy: "Too many people are signing in right now. Try again in a few seconds."
        case .noSuchAccount: "There is no such account. Reload the list of accounts."
        case .lastAdministrator: "This is the last administrator. Add another one first."
        case .alreadySetUp: "The station is already set up. Sign in."
        case .wrongCode: "The code is wrong, already used or expired. Ask for a new one."
        case .noSuchCredential: "It no longer exists. Reload the list."
        }
    }
}
