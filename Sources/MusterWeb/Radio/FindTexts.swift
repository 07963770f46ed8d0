// swift-format-ignore: OneVariableDeclarationPerLine
/// What stands above the board to find somebody there, and to be told of arrivals.
package struct FindTexts: Sendable, Decodable {
    package let arrived: String
    package let search, show, everybody, out, department, allDepartments, found, nobodyFound, sound, soundHint: String
}
