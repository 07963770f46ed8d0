package import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What reviewing says beside the inbox: what a line costs, the likely correction, several at once.
package struct ReviewTexts: Sendable, Decodable {
    let texts: TextTable

    package let accept, accepted, keyAccept, keySelect, keyHelp, keyUndo, lookAgain, reason: String
    package let selectAll, seenSelected: String

    package func acceptLabel(_ line: String) -> String { texts["acceptLabel", ["line": line]] }
    package func againLabel(_ line: String) -> String { texts["againLabel", ["line": line]] }
    package func again(_ count: Int) -> String { texts["again", ["count": count]] }
    package func select(_ line: String) -> String { texts["select", ["line": line]] }
    package func left(_ count: Int) -> String { texts["left", ["count": count]] }
    package func marked(_ count: Int) -> String { texts["marked", ["count": count]] }
    package func counts(_ worked: String, _ expected: String) -> String {
        texts["counts", ["worked": worked, "expected": expected]]
    }
    package func would(_ worked: String, _ difference: String) -> String {
        texts["would", ["worked": worked, "difference": difference]]
    }
    package func likely(_ ground: LikelyCorrection.Ground, _ time: String) -> String {
        texts["likely.\(ground.rawValue)", ["time": time]]
    }
}
