package import Attendance
package import Station

/// What the pages about sharing and conflicts say.
package struct SharingTexts: Sendable {
    package let sharing: String
    package let sharingHint: String
    package let ownKey: String
    package let none: String
    package let station: String
    package let stationHint: String
    package let people: String
    package let peopleHint: String
    package let punches: String
    package let punchesHint: String
    package let items: String
    package let share: String
    package let save: String
    package let saveLabel: @Sendable (_ station: String) -> String
    package let saveTakingLabel: @Sendable (_ station: String) -> String
    /// Above what the other station receives, and above what is taken over of it.
    package let gives: String
    package let takes: String
    package let saved: String
    package let received: @Sendable (_ count: Int64) -> String
    /// What stands between two stations, and what to do.
    package let trouble: @Sendable (_ kind: SharingTrouble.Kind, _ sequence: Int64) -> String
    package let noSuchStation: String
    package let badSelection: String
    package let noSuchPerson: @Sendable (_ number: PersonNumber) -> String
    // Conflicts.
    package let conflicts: String
    package let conflictsHint: String
    package let noConflicts: String
    package let title: @Sendable (_ kind: ConflictView.Kind, _ subject: String) -> String
    package let shownNow: String
    package let by: @Sendable (_ actor: String, _ station: String, _ time: String) -> String
    package let removedThere: String
    package let erased: String
    package let withPhoto: String
    package let takeThis: String
    package let keepPerson: String
    package let removePerson: String
    package let erasePerson: String
    package let erasedThere: String
    package let giveBadge: String
    package let otherNumber: String
    package let giveNumber: String
    /// Says which side a button is of.
    package let choice: @Sendable (_ action: String, _ side: Int) -> String
    package let decided: String
    package let gone: String
    package let numberMissing: String
    package let numberTaken: @Sendable (_ holder: String) -> String
}
