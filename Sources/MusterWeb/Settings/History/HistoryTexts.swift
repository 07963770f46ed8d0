package import Attendance
package import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What the page of somebody's punches says.
package struct HistoryTexts: Sendable, Decodable {
    let texts: TextTable

    package let punches, own, show, nothing, earlier, later, backToPerson, badRange, provisional: String
    package let provisionalHint, offline, clockDoubtful, clockDoubtfulHint, weak, weakHint, recordAccessHint: String
    package let showRecordAccess, allData, ownData, shiftsCalendar, noRecordAccess, ofEverybody: String

    package func title(_ name: String) -> String { texts["title", ["name": name]] }
    package func month(_ year: Int, _ month: Int) -> String { texts.catalogue.month(month, year: year) }
    package func direction(_ direction: Punch.Direction) -> String { texts["direction.\(direction.rawValue)"] }

    /// From where a punch comes; the name is that of the receiver or of who made it, and may be missing.
    package func source(_ source: Source, _ name: String?) -> String {
        let words = texts["source.\(source.rawValue)"]
        return name.map { texts["sourceNamed", ["source": words, "name": $0]] } ?? words
    }

    package func signature(_ name: String, _ time: String) -> String {
        texts["signature", ["name": name, "time": time]]
    }

    package func photo(_ name: String, _ time: String) -> String { texts["photo", ["name": name, "time": time]] }
    package func offlineHint(_ recorded: String) -> String { texts["offlineHint", ["recorded": recorded]] }
    /// What the link to all that is kept about a person says.
    ///
    /// - Parameter isOwn: whether it is the reader.
    package func allData(isOwn: Bool) -> String { isOwn ? ownData : allData }
    package func recordAccess(_ name: String) -> String { texts["recordAccess", ["name": name]] }
    package func part(_ part: RecordAccess.Part) -> String { texts["part.\(part.rawValue)"] }

    package func looked(_ last: String, _ count: Int) -> String {
        count == 1 ? last : texts["looked", ["last": last, "count": count]]
    }
}
