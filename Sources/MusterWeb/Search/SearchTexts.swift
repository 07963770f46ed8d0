import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What the search for anything and the list of keys say.
package struct SearchTexts: Sendable, Decodable {
    let texts: TextTable

    package let close, field, hint, keyClose, keyHelp, keySearch, keys, nothing, search, title: String

    package func found(_ count: Int) -> String { texts["found", ["count": count]] }
    package func timesheets(_ day: String) -> String { texts["timesheets", ["day": day]] }
    package func ownDay(_ day: String) -> String { texts["ownDay", ["day": day]] }
    package func reviewOf(_ day: String) -> String { texts["reviewOf", ["day": day]] }
    package func day(_ name: String, _ day: String) -> String { texts["day", ["name": name, "day": day]] }
}
