import Attendance
import Station

extension AccessTexts {
    /// Why something was refused, in this language.
    func reason(_ error: AccessError) -> String {
        switch error {
        case .badName: badName
        case .nameTaken(let name): nameTaken(name)
        case .weakPassword(.tooShort): tooShort(PasswordRule.length.lowerBound)
        case .weakPassword(.tooLong): tooLong(PasswordRule.length.upperBound)
        case .weakPassword(.tooSimple): tooSimple
        case .weakPassword(.containsName): containsName
        case .wrongPassword: wrongPassword
        case .tooManyAttempts(let seconds): tooManyAttempts(seconds)
        case .noSuchAccount: noSuchAccount
        case .lastAdministrator: lastAdministrator
        case .alreadySetUp: alreadySetUp
        case .wrongCode: wrongCode
        case .noSuchCredential: noSuchCredential
        }
    }

    /// A role's name.
    func name(_ role: Role) -> String {
        switch role {
        case .staff: staff
        case .supervisor: supervisor
        case .warden: warden
        case .admin: admin
        case .auditor: auditor
        }
    }
}
