import Attendance
import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What the pages of signing in, accounts and kiosks say.
package struct AccessTexts: Sendable, Decodable {
    let texts: TextTable

    package let onlyThisMachine, revokeNow, revokeTokenNow: String
    package let signIn, signOut, name, password, signInToContinue, formWaits, continueTitle, continueHint: String
    package let continueButton, foreign, notAllowed, forbiddenTitle, forbiddenHint, setUpTitle, setUpHint: String
    package let code, codeHint, firstAdministrator, siteName, timeZone, language, languageHint, shift: String
    package let shiftHint, grace, moreStations, moreStationsHint, finishSetUp, account, accounts, accountsHint: String
    package let addAccount, role, person, personHint, nobody, save, remove, removeAccountHint, setPassword: String
    package let newPassword, oldPassword, passwordHint, changePassword, passwordChanged, saved, removed: String
    package let cancel, sessions, thisSession, signOutEverywhere, signOutEverywhereHint, kiosks, kiosksHint: String
    package let noKiosks, addKiosk, kioskName, kioskCode, kioskQR, revoke, enrolTitle, enrolHint, enrol: String
    package let tokens, tokensHint, noTokens, addToken, tokenName, scopes, tokenOnce, viewBoard, punchAtKiosk: String
    package let viewOwnHistory, viewHistory, followEvents, manageLinks, requestCorrections, correctTimes: String
    package let planSchedules, closePeriods, viewRollCalls, callRoll, inviteVisitors, receiveVisitors, viewPeople,
        editPeople, viewRadio: String
    package let exchangeMessages, operateRadio, changeSettings, manageAccess, staff, supervisor, warden, admin: String
    package let auditor, badName, tooSimple, containsName, wrongPassword, busy, noSuchAccount, badSite: String
    package let neverUsed, noSuchPerson, noSuchSite, sites, sitesHint: String
    package let lastAdministrator, alreadySetUp, wrongCode, noSuchCredential: String

    package func signedInAs(_ name: String) -> String { texts["signedInAs", ["name": name]] }
    package func removeAccount(_ name: String) -> String { texts["removeAccount", ["name": name]] }
    package func lastUsed(_ time: String) -> String { texts["lastUsed", ["time": time]] }
    package func revokeKiosk(_ name: String) -> String { texts["revokeKiosk", ["name": name]] }
    package func revokeToken(_ name: String) -> String { texts["revokeToken", ["name": name]] }
    package func kioskCodeHint(_ address: String) -> String { texts["kioskCodeHint", ["address": address]] }
    package func nameTaken(_ name: String) -> String { texts["nameTaken", ["name": name]] }
    package func tooShort(_ characters: Int) -> String { texts["tooShort", ["characters": characters]] }
    package func tooLong(_ characters: Int) -> String { texts["tooLong", ["characters": characters]] }
    package func tooManyAttempts(_ seconds: Int) -> String { texts["tooManyAttempts", ["seconds": seconds]] }
}
