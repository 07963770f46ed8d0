/// What somebody drew, or typed, to sign for a punch.
///
/// It is kept as an SVG picture that is made here out of numbers and escaped text, never taken from outside, so that it
/// cannot hold a script.
package struct Signature: Hashable, Sendable {
    /// A place on the pad: 0–``width`` from the left, 0–``height`` from the top, in tenths of a unit.
    package struct Point: Hashable, Sendable {
        package let x: Int
        package let y: Int

        package init(x: Int, y: Int) {
            self.x = x
            self.y = y
        }
    }

    /// The pad, in units: three times as wide as high, whatever the screen.
    package static let width = 600
    package static let height = 200
    /// The shortest line that is a signature, in units, all strokes together: more than a dot or a slip.
    private static let shortest = 60.0
    private static let mostStrokes = 200
    private static let mostPoints = 8000
    private static let longestName = 200

    /// UTF-8 of the SVG.
    package let picture: [UInt8]

    /// A signature that is kept already.
    ///
    /// - Returns: `nil` if the bytes are not a signature.
    package init?(kept bytes: [UInt8]) {
        guard bytes.starts(with: Self.opening.utf8) else { return nil }
        picture = bytes
    }

    /// Takes what was drawn.
    package init(strokes: [[Point]]) throws(SignatureError) {
        guard strokes.count <= Self.mostStrokes, strokes.reduce(0, { $0 + $1.count }) <= Self.mostPoints else {
            throw .tooMuch
        }
        let drawn = strokes.filter { !$0.isEmpty }
        guard drawn.allSatisfy({ $0.allSatisfy(Self.isOnPad) }) else { throw .outside }
        guard Self.length(drawn) >= Self.shortest else { throw .blank }
        let paths = drawn.map { stroke in
            var path = "M" + Self.text(stroke[0])
            // A dot is drawn as a line of no length, which round ends make visible.
            for point in stroke.count == 1 ? stroke[...] : stroke.dropFirst() { path += "L" + Self.text(point) }
            return "<path d=\"\(path)\"/>"
        }
        picture = Self.svg(
            "<g fill=\"none\" stroke=\"#123\" stroke-width=\"3\" stroke-linecap=\"round\" stroke-linejoin=\"round\">"
                + paths.joined() + "</g>"
        )
    }

    /// Takes the name that somebody typed who can't draw.
    package init(typed name: String) throws(SignatureError) {
        guard name.count <= Self.longestName else { throw .tooMuch }
        guard name.count(where: { $0.isLetter }) >= 2 || name.contains(where: { !$0.isASCII && $0.isLetter }) else {
            throw .blank
        }
        var escaped = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "<": escaped += "&lt;"
            case "&": escaped += "&amp;"
            case ">": escaped += "&gt;"
            default:
                if let kept = Self.shown(scalar) { escaped.unicodeScalars.append(kept) }
            }
        }
        picture = Self.svg(
            "<text x=\"300\" y=\"115\" text-anchor=\"middle\" font-family=\"cursive\" font-size=\"48\" fill=\"#123\" "
                + "textLength=\"\(min(540, 30 * name.count))\" lengthAdjust=\"spacingAndGlyphs\">\(escaped)</text>"
        )
    }

    private static func svg(_ content: String) -> [UInt8] {
        Array("\(opening)\(content)</svg>".utf8)
    }

    private static let opening = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\">"

    /// What stands for a character of a typed name in the picture; `nil` for nothing.
    private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        // Marks that turn the direction of what comes after, which may make a name read as another.
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: return nil
        default: break
        }
        // Not allowed in XML, or shown by nobody.
        switch scalar.properties.generalCategory {
        case .control, .unassigned, .privateUse, .surrogate: return " "
        default: return scalar
        }
    }

    private static func isOnPad(_ point: Point) -> Bool {
        (0...width * 10).contains(point.x) && (0...height * 10).contains(point.y)
    }

    private static func text(_ point: Point) -> String {
        "\(point.x / 10).\(point.x % 10) \(point.y / 10).\(point.y % 10)"
    }

    /// The length of all strokes, in units.
    private static func length(_ strokes: [[Point]]) -> Double {
        strokes.reduce(0) { sum, stroke in
            zip(stroke, stroke.dropFirst()).reduce(sum) { sum, pair in
                let (x, y) = (Double(pair.1.x - pair.0.x) / 10, Double(pair.1.y - pair.0.y) / 10)
                return sum + (x * x + y * y).squareRoot()
            }
        }
    }
}

/// Why something is no signature.
package enum SignatureError: Error, Hashable, Sendable {
    /// Nothing, a dot, or a slip of the finger.
    case blank
    /// More strokes or points than anybody draws, or a name that is too long.
    case tooMuch
    /// Points beside the pad.
    case outside
}

extension SignatureError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .blank: "This is too short for a signature. Draw or type the whole name."
        case .tooMuch: "This signature is too long. Draw or type a shorter one."
        case .outside: "Part of the signature is outside the pad. Draw it again."
        }
    }
}
