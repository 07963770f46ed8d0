import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What a hub's pages say.
package struct HubTexts: Sendable, Decodable {
    let texts: TextTable

    package let sites, hint, none, noWord, stale, staleHint, noPlanning: String
    package let people, peopleHint, peopleField, onlyOnSite, search, isOnSite, nobodyFound, more: String

    package func onSite(_ count: Int, of people: Int) -> String {
        texts["onSite", ["count": count, "people": people]]
    }

    package func lead(_ count: Int, at sites: Int) -> String { texts["lead", ["count": count, "sites": sites]] }
    package func shown(_ count: Int) -> String { texts["shown", ["count": count]] }
    package func asOf(_ moment: String) -> String { texts["asOf", ["moment": moment]] }
}
