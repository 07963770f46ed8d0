import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What the page about calibration says; what was found is said by ``CalibrationReport``.
package struct CalibrateTexts: Sendable, Decodable {
    let texts: TextTable

    package let calibrate, hint, beacon, beaconHint, start, result: String
}
