/// A small picture of an invented person, drawn from flat shapes, so that the demo's board has faces to show.
///
/// The same number always gives the same picture. Nobody real is drawn.
package struct Portrait: Sendable {
    /// The picture's media type.
    package static let mediaType = "image/svg+xml"

    private enum Hair: CaseIterable {
        case short
        case long
        case bun
        case curly
        case parted
        case receding
    }

    /// The picture, a square of 96 by 96 units, as SVG in UTF-8.
    package let bytes: [UInt8]

    /// Draws the person with this number.
    package init(number: UInt16) {
        var random = SeededGenerator(seed: SeededHash.mix(0x66_6163_65, UInt64(number)))
        let backdrop = Self.pick(["#dbe7f0", "#e9e2d3", "#dfeadb", "#ece0ea", "#d9ebe8", "#f0e3dc"], &random)
        let skin = Self.pick(["#f6d7c3", "#eec3a0", "#d9a47a", "#b97f56", "#8d5a3b", "#6b432c"], &random)
        let hairColour = Self.pick(["#1f1a18", "#38271d", "#5b3a22", "#8a5a2b", "#8c8a88", "#2a2433"], &random)
        let cloth = Self.pick(["#3d5a80", "#7a4b5c", "#4f7358", "#c07a3e", "#5c5470", "#2f6f73"], &random)
        let hair = Hair.allCases.randomElement(using: &random) ?? .short
        let wearsGlasses = random.happens(0.3)

        var shapes = [
            "<rect width=\"96\" height=\"96\" fill=\"\(backdrop)\"/>", Self.behind(hair, colour: hairColour),
            "<path d=\"M12 96c0-20 16-28 36-28s36 8 36 28z\" fill=\"\(cloth)\"/>",
            "<path d=\"M40 56h16v14c0 10-16 10-16 0z\" fill=\"\(skin)\"/>",
            "<ellipse cx=\"48\" cy=\"42\" rx=\"17\" ry=\"20\" fill=\"\(skin)\"/>",
            Self.inFront(hair, colour: hairColour),
            "<circle cx=\"41\" cy=\"43\" r=\"1.8\" fill=\"#2b2422\"/>",
            "<circle cx=\"55\" cy=\"43\" r=\"1.8\" fill=\"#2b2422\"/>",
            "<path d=\"M42 52q6 4.5 12 0\" fill=\"none\" stroke=\"#2b2422\" stroke-width=\"1.6\" "
                + "stroke-linecap=\"round\"/>",
        ]
        if wearsGlasses {
            shapes.append(
                "<path d=\"M35.5 43a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M49.5 43a5.5 5.5 0 1 0 11 0"
                    + "a5.5 5.5 0 1 0-11 0M46.5 42.5h3\" fill=\"none\" stroke=\"#2b2422\" stroke-width=\"1.3\"/>"
            )
        }
        let open = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 96 96\">"
        bytes = Array((open + shapes.joined() + "</svg>").utf8)
    }

    private static func pick(_ colours: [String], _ random: inout SeededGenerator) -> String {
        colours[Int.random(in: colours.indices, using: &random)]
    }

    /// The part of the hair that the head covers.
    private static func behind(_ hair: Hair, colour: String) -> String {
        switch hair {
        case .long: "<path d=\"M26 44c0-34 44-34 44 0v28q-22 8-44 0z\" fill=\"\(colour)\"/>"
        case .bun: "<circle cx=\"48\" cy=\"15\" r=\"9\" fill=\"\(colour)\"/>"
        case .curly:
            "<path d=\"M25 46a10 10 0 0 1 3-16a12 12 0 0 1 14-12a12 12 0 0 1 16 1a12 12 0 0 1 11 13a10 10 0 0 1 2 14z\" "
                + "fill=\"\(colour)\"/>"
        case .short, .parted, .receding: ""
        }
    }

    /// The part of the hair that covers the head.
    private static func inFront(_ hair: Hair, colour: String) -> String {
        switch hair {
        case .short: "<path d=\"M30 40c-2-26 38-26 36 0q-3-11-9-12q-14 4-22-1q-3 4-5 13z\" fill=\"\(colour)\"/>"
        case .long, .parted:
            "<path d=\"M30 44c-4-30 40-30 36 0q-2-14-16-20q-6 12-20 20z\" fill=\"\(colour)\"/>"
        case .bun, .curly: "<path d=\"M30 40c0-24 36-24 36 0q-6-10-18-10t-18 10z\" fill=\"\(colour)\"/>"
        case .receding:
            "<path d=\"M30 42c-3-10 1-18 7-20q-4 7-4 18zM66 42c3-10-1-18-7-20q4 7 4 18z\" fill=\"\(colour)\"/>"
        }
    }
}
