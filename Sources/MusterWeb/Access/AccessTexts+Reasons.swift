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
        case .busy: busy
        case .tooManyAttempts(let seconds): tooManyAttempts(seconds)
        case .noSuchAccount: noSuchAccount
        case .lastAdministrator: lastAdministrator
        case .alreadySetUp: alreadySetUp
        case .wrongCode: wrongCode
        case .noSuchCredential: noSuchCredential
        }
    }

    /// What a permission allows.
    func name(_ permission: Permission) -> String {
        switch permission {
        case .viewBoard: viewBoard
        case .punchAtKiosk: punchAtKiosk
        case .viewOwnHistory: viewOwnHistory
        case .viewHistory: viewHistory
        case .followEvents: followEvents
        case .manageLinks: manageLinks
        case .requestCorrections: requestCorrections
        case .correctTimes: correctTimes
        case .planSchedules: planSchedules
        case .closePeriods: closePeriods
        case .viewRollCalls: viewRollCalls
        case .callRoll: callRoll
        case .inviteVisitors: inviteVisitors
        case .receiveVisitors: receiveVisitors
        case .viewPeople: viewPeople
        case .editPeople: editPeople
        case .viewRadio: viewRadio
        case .exchangeMessages: exchangeMessages
        case .operateRadio: operateRadio
        case .changeSettings: changeSettings
        case .manageAccess: manageAccess
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
