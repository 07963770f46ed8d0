/// What the pages of signing in, accounts and kiosks say.
package struct AccessTexts: Sendable {
    package let signIn: String
    package let signOut: String
    package let signedInAs: @Sendable (_ name: String) -> String
    package let name: String
    package let password: String
    package let signInToContinue: String
    package let formWaits: String
    package let continueTitle: String
    package let continueHint: String
    package let continueButton: String
    package let foreign: String
    package let notAllowed: String
    package let forbiddenTitle: String
    package let forbiddenHint: String

    package let setUpTitle: String
    package let setUpHint: String
    package let code: String
    package let codeHint: String
    package let firstAdministrator: String
    package let siteName: String
    package let timeZone: String
    package let language: String
    package let languageHint: String
    package let shift: String
    package let shiftHint: String
    package let grace: String
    package let moreStations: String
    package let moreStationsHint: String
    package let finishSetUp: String

    package let account: String
    package let accounts: String
    package let accountsHint: String
    package let addAccount: String
    package let role: String
    package let person: String
    package let personHint: String
    package let nobody: String
    package let save: String
    package let remove: String
    package let removeAccount: @Sendable (_ name: String) -> String
    package let removeAccountHint: String
    package let setPassword: String
    package let newPassword: String
    package let oldPassword: String
    package let passwordHint: String
    package let changePassword: String
    package let passwordChanged: String
    package let saved: String
    package let removed: String
    package let cancel: String

    package let sessions: String
    package let thisSession: String
    package let lastUsed: @Sendable (_ time: String) -> String
    package let signOutEverywhere: String
    package let signOutEverywhereHint: String

    package let kiosks: String
    package let kiosksHint: String
    package let noKiosks: String
    package let addKiosk: String
    package let kioskName: String
    package let kioskCode: String
    package let kioskCodeHint: @Sendable (_ address: String) -> String
    package let kioskQR: String
    package let revoke: String
    package let enrolTitle: String
    package let enrolHint: String
    package let enrol: String

    package let tokens: String
    package let tokensHint: String
    package let noTokens: String
    package let addToken: String
    package let tokenName: String
    package let scopes: String
    package let tokenOnce: String
    // What one may do, as the permissions are called.
    package let viewBoard: String
    package let punchAtKiosk: String
    package let viewOwnHistory: String
    package let viewHistory: String
    package let followEvents: String
    package let manageLinks: String
    package let requestCorrections: String
    package let correctTimes: String
    package let planSchedules: String
    package let closePeriods: String
    package let viewRollCalls: String
    package let callRoll: String
    package let viewPeople: String
    package let editPeople: String
    package let viewRadio: String
    package let exchangeMessages: String
    package let operateRadio: String
    package let changeSettings: String
    package let manageAccess: String

    package let staff: String
    package let supervisor: String
    package let warden: String
    package let admin: String
    package let auditor: String

    // Why something was refused.
    package let badName: String
    package let nameTaken: @Sendable (_ name: String) -> String
    package let tooShort: @Sendable (_ characters: Int) -> String
    package let tooLong: @Sendable (_ characters: Int) -> String
    package let tooSimple: String
    package let containsName: String
    package let wrongPassword: String
    package let busy: String
    package let tooManyAttempts: @Sendable (_ seconds: Int) -> String
    package let noSuchAccount: String
    package let badSite: String
    package let noSuchPerson: String
    package let lastAdministrator: String
    package let alreadySetUp: String
    package let wrongCode: String
    package let noSuchCredential: String
}
