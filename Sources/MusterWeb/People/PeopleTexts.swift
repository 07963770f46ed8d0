import Attendance
import BeaconKit
import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What the pages about people say.
package struct PeopleTexts: Sendable, Decodable {
    let texts: TextTable

    package let people, search, searchHint, department, allDepartments, find, nobodyFound, nobodyYet: String
    package let nobodyArchived, addPerson, importList, archivedPeople, archivedHint, backToPeople, pages: String
    package let previousPage, nextPage, name, number, numberHint, position, optional, save, saved, details: String
    package let noCamera, photo, shootPhoto, takePhoto, choosePhoto, removePhoto, photoHint: String
    package let photoNeedsScript, photoSending: String
    package let photoSaved, photoRemoved, photoFailed, photoUnreadable, archive, archiveHint, undo, restore: String
    package let isArchived, remove, removeHint, removeButton, removedDone, erase, eraseHint, erased: String
    package let changedTitle, emptyValue, saveMine, takeTheirs, goneTitle, badges, pairBadge, noBadges: String
    package let broadcastBadge, revoke, revokeHint, revoked, replace, cancel, pairTitle, pairHint, nothingNear: String
    package let pairThis, thisOne, signal, lookAgain, stale, typeTitle, identity, identityHint, paired,
        importTitle: String
    package let importHint, importColumns, chooseFile, list, listHint, check, checkAgain, fileTooLarge: String
    package let problemsHint, photosIgnored, badge, emptyName, emptyNumber, personGone, changedMeanwhile: String
    package let lastAdministrator, notAPhoto, refused, emptyList, notUTF8: String
    package let bulk, bulkArchive, bulkMove, bulkNobody, bulkRestore, change, changeAdded, changeChanged: String
    package let selectAll, updateLabel: String

    package func bulkMoved(_ count: Int) -> String { texts["bulkMoved", ["count": count]] }
    package func bulkArchived(_ count: Int) -> String { texts["bulkArchived", ["count": count]] }
    package func bulkRestored(_ count: Int) -> String { texts["bulkRestored", ["count": count]] }
    package func select(_ name: String) -> String { texts["select", ["name": name]] }
    package func updateAll(_ count: Int) -> String { texts["updateAll", ["count": count]] }
    package func updatedMany(_ count: Int) -> String { texts["updatedMany", ["count": count]] }
    package func wouldUpdate(_ added: Int, _ changed: Int, _ same: Int) -> String {
        texts["wouldUpdate", ["added": added, "changed": changed, "same": same]]
    }

    package func count(_ number: Int) -> String { texts["count", ["count": number]] }
    package func archivedLink(_ number: Int) -> String { texts["archivedLink", ["number": number]] }
    package func pageOf(_ page: Int, _ pages: Int) -> String { texts["pageOf", ["page": page, "pages": pages]] }

    package func badgeCount(_ number: Int) -> String {
        number == 0 ? texts["badgeCount.none"] : texts["badgeCount.some", ["count": number]]
    }

    package func added(_ name: String) -> String { texts["added", ["name": name]] }
    package func addedMany(_ number: Int) -> String { texts["addedMany", ["count": number]] }
    package func archivedDone(_ name: String) -> String { texts["archivedDone", ["name": name]] }
    package func restored(_ name: String) -> String { texts["restored", ["name": name]] }
    package func removeQuestion(_ name: String) -> String { texts["removeQuestion", ["name": name]] }
    package func eraseQuestion(_ name: String) -> String { texts["eraseQuestion", ["name": name]] }
    package func savedMeanwhile(_ value: String) -> String { texts["savedMeanwhile", ["value": value]] }
    /// A badge without the part that all badges of a site share.
    func badgeNumbered(_ identity: BeaconIdentity) -> String {
        texts["badgeNumbered", ["number": "\(identity.major):\(identity.minor)"]]
    }

    package func badgesOf(_ name: String) -> String { texts["badgesOf", ["name": name]] }
    package func revokeLabel(_ badge: String) -> String { texts["revokeLabel", ["badge": badge]] }
    package func replaceLabel(_ badge: String) -> String { texts["replaceLabel", ["badge": badge]] }
    package func replacing(_ badge: String) -> String { texts["replacing", ["badge": badge]] }
    package func pairLabel(_ badge: String) -> String { texts["pairLabel", ["badge": badge]] }
    package func otherEncoding(_ encoding: String) -> String { texts["otherEncoding", ["encoding": encoding]] }
    package func problems(_ number: Int) -> String { texts["problems", ["count": number]] }
    package func line(_ line: Int) -> String { texts["line", ["line": line]] }
    package func more(_ number: Int) -> String { texts["more", ["number": number]] }
    package func wouldAdd(_ number: Int) -> String { texts["wouldAdd", ["count": number]] }
    package func addAll(_ number: Int) -> String { texts["addAll", ["count": number]] }
    package func tooLong(_ field: String, _ limit: Int) -> String {
        texts["tooLong", ["field": field, "limit": limit]]
    }
    package func controlCharacter(_ field: String) -> String { texts["controlCharacter", ["field": field]] }
    package func numberOutOfRange(_ typed: String) -> String { texts["numberOutOfRange", ["typed": typed]] }

    package func numberTaken(_ number: Int, _ holder: String) -> String {
        texts["numberTaken", ["number": number, "holder": holder]]
    }

    package func numberArchived(_ number: Int, _ holder: String) -> String {
        texts["numberArchived", ["number": number, "holder": holder]]
    }

    package func noSuchNumber(_ number: Int) -> String { texts["noSuchNumber", ["number": number]] }
    package func archivedNoBadge(_ name: String) -> String { texts["archivedNoBadge", ["name": name]] }

    package func badgeTaken(_ badge: String, _ holder: String) -> String {
        texts["badgeTaken", ["badge": badge, "holder": holder]]
    }

    package func noSuchBadge(_ badge: String) -> String { texts["noSuchBadge", ["badge": badge]] }
    package func notABeacon(_ typed: String) -> String { texts["notABeacon", ["typed": typed]] }

    package func photoTooHeavy(_ size: Int, _ limit: Int) -> String {
        texts["photoTooHeavy", ["size": size, "limit": limit]]
    }

    package func photoTooLarge(_ width: Int, _ height: Int, _ limit: Int) -> String {
        texts["photoTooLarge", ["width": width, "height": height, "limit": limit]]
    }

    package func noColumn(_ column: String) -> String { texts["noColumn", ["column": column]] }

    package func unknownColumn(_ column: String, _ allowed: String) -> String {
        texts["unknownColumn", ["column": column, "allowed": allowed]]
    }

    package func columnTwice(_ column: String) -> String { texts["columnTwice", ["column": column]] }
    package func unclosedQuote(_ line: Int) -> String { texts["unclosedQuote", ["line": line]] }
    package func textAfterQuote(_ line: Int) -> String { texts["textAfterQuote", ["line": line]] }

    package func tooManyFields(_ fields: Int, _ columns: Int) -> String {
        texts["tooManyFields", ["fields": fields, "columns": columns]]
    }
}
