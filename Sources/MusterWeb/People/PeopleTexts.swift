/// What the pages about people say.
package struct PeopleTexts: Sendable {
    // The list.
    package let people: String
    package let search: String
    package let searchHint: String
    package let department: String
    package let allDepartments: String
    package let find: String
    package let count: @Sendable (_ number: Int) -> String
    package let nobodyFound: String
    package let nobodyYet: String
    package let nobodyArchived: String
    package let addPerson: String
    package let importList: String
    package let archivedPeople: String
    package let archivedLink: @Sendable (_ number: Int) -> String
    package let archivedHint: String
    package let backToPeople: String
    package let pages: String
    package let previousPage: String
    package let nextPage: String
    package let pageOf: @Sendable (_ page: Int, _ pages: Int) -> String
    package let badgeCount: @Sendable (_ number: Int) -> String

    // A person.
    package let name: String
    package let number: String
    package let numberHint: String
    package let position: String
    package let optional: String
    package let save: String
    package let saved: String
    package let added: @Sendable (_ name: String) -> String
    package let addedMany: @Sendable (_ number: Int) -> String
    package let details: String
    package let photo: String
    package let takePhoto: String
    package let choosePhoto: String
    package let removePhoto: String
    package let photoHint: String
    package let photoNeedsScript: String
    package let photoSending: String
    package let photoSaved: String
    package let photoRemoved: String
    package let photoFailed: String
    package let photoUnreadable: String

    // Away and back.
    package let archive: String
    package let archiveHint: String
    package let archivedDone: @Sendable (_ name: String) -> String
    package let undo: String
    package let restore: String
    package let restored: @Sendable (_ name: String) -> String
    package let isArchived: String
    package let remove: String
    package let removeQuestion: @Sendable (_ name: String) -> String
    package let removeHint: String
    package let removeButton: String
    package let removedDone: String
    package let erase: String
    package let eraseQuestion: @Sendable (_ name: String) -> String
    package let eraseHint: String
    package let erased: String

    // Two supervisors at one person.
    package let changedTitle: String
    package let savedMeanwhile: @Sendable (_ value: String) -> String
    package let emptyValue: String
    package let saveMine: String
    package let takeTheirs: String
    package let goneTitle: String

    // Badges.
    package let badges: String
    package let badgesOf: @Sendable (_ name: String) -> String
    package let pairBadge: String
    package let noBadges: String
    package let broadcastBadge: String
    package let revoke: String
    package let revokeLabel: @Sendable (_ badge: String) -> String
    package let revokeHint: String
    package let revoked: String
    package let replace: String
    package let replaceLabel: @Sendable (_ badge: String) -> String
    package let replacing: @Sendable (_ badge: String) -> String
    package let cancel: String
    package let pairTitle: String
    package let pairHint: String
    package let nothingNear: String
    package let pairThis: String
    package let pairLabel: @Sendable (_ badge: String) -> String
    package let signal: String
    package let lookAgain: String
    package let stale: String
    package let typeTitle: String
    package let identity: String
    package let identityHint: String
    package let paired: String

    // A list of people from a spreadsheet.
    package let importTitle: String
    package let importHint: String
    package let importColumns: String
    package let chooseFile: String
    package let list: String
    package let listHint: String
    package let check: String
    package let checkAgain: String
    package let otherEncoding: @Sendable (_ encoding: String) -> String
    package let fileTooLarge: String
    package let problems: @Sendable (_ number: Int) -> String
    package let problemsHint: String
    package let line: @Sendable (_ line: Int) -> String
    package let more: @Sendable (_ number: Int) -> String
    package let wouldAdd: @Sendable (_ number: Int) -> String
    package let addAll: @Sendable (_ number: Int) -> String
    package let photosIgnored: String
    package let badge: String

    // Why something was refused.
    package let emptyName: String
    package let tooLong: @Sendable (_ field: String, _ limit: Int) -> String
    package let controlCharacter: @Sendable (_ field: String) -> String
    package let emptyNumber: String
    package let numberOutOfRange: @Sendable (_ typed: String) -> String
    package let numberTaken: @Sendable (_ number: Int, _ holder: String) -> String
    package let numberArchived: @Sendable (_ number: Int, _ holder: String) -> String
    package let noSuchNumber: @Sendable (_ number: Int) -> String
    package let personGone: String
    package let changedMeanwhile: String
    package let lastAdministrator: String
    package let archivedNoBadge: @Sendable (_ name: String) -> String
    package let badgeTaken: @Sendable (_ badge: String, _ holder: String) -> String
    package let noSuchBadge: @Sendable (_ badge: String) -> String
    package let notABeacon: @Sendable (_ typed: String) -> String
    package let photoTooHeavy: @Sendable (_ size: Int, _ limit: Int) -> String
    package let photoTooLarge: @Sendable (_ width: Int, _ height: Int, _ limit: Int) -> String
    package let notAPhoto: String
    package let refused: String
    package let emptyList: String
    package let noColumn: @Sendable (_ column: String) -> String
    package let unknownColumn: @Sendable (_ column: String, _ allowed: String) -> String
    package let columnTwice: @Sendable (_ column: String) -> String
    package let unclosedQuote: @Sendable (_ line: Int) -> String
    package let textAfterQuote: @Sendable (_ line: Int) -> String
    package let tooManyFields: @Sendable (_ fields: Int, _ columns: Int) -> String
    package let notUTF8: String
}
