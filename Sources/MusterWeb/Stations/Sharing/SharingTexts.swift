package import Attendance
package import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What the pages about sharing and conflicts say.
package struct SharingTexts: Sendable, Decodable {
    let texts: TextTable

    package let sideErased, sharing, sharingHint, ownKey, none, station, stationHint, people, peopleHint,
        punches: String
    package let punchesHint, items, planning, share, save, gives, takes, saved, noSuchStation: String
    package let badSelection, conflicts, conflictsHint, noConflicts, shownNow, removedThere, erased, withPhoto: String
    package let takeThis, keepPerson: String
    package let removePerson, erasePerson, erasedThere, giveBadge, otherNumber, giveNumber, decided, gone: String
    package let numberMissing: String

    package func saveLabel(_ station: String) -> String { texts["saveLabel", ["station": station]] }
    package func saveTakingLabel(_ station: String) -> String { texts["saveTakingLabel", ["station": station]] }
    package func received(_ count: Int64) -> String { texts["received", ["count": count]] }

    /// What stands between two stations, and what to do.
    package func trouble(_ kind: SharingTrouble.Kind, _ sequence: Int64) -> String {
        texts["trouble.\(kind.rawValue)", ["sequence": sequence]]
    }

    package func noSuchPerson(_ number: PersonNumber) -> String { texts["noSuchPerson", ["number": number]] }

    package func title(_ kind: ConflictView.Kind, _ subject: String) -> String {
        texts["title.\(kind.rawValue)", ["subject": subject]]
    }

    package func by(_ actor: String, _ station: String, _ time: String) -> String {
        texts["by", ["actor": actor, "station": station, "time": time]]
    }

    /// Says which side a button is of.
    package func choice(_ action: String, _ side: Int) -> String { texts["choice", ["action": action, "side": side]] }

    package func noSuchSide(_ most: Int) -> String { texts["noSuchSide", ["most": most]] }
    package func numberTaken(_ holder: String) -> String { texts["numberTaken", ["holder": holder]] }
}
