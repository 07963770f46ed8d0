/// A small picture of an invented person, drawn from flat shapes, so that the demo's board has faces to show.
///
/// The same look and number always give the same picture. Nobody real is drawn.
package struct Portrait: Sendable {
    /// The picture's media type.
    package static let mediaType = "image/svg+xml"

    /// How somebody's hair is cut.
    package enum Hair: Sendable {
        case short
        case long
        case bun
        case curly
        case parted
        case receding
    }

    /// The picture, a square of 96 by 96 units, as SVG in UTF-8.
    package let bytes: [UInt8]

    /// What of a person a picture shows.
    package struct Look: Sendable {
        /// The tone of the skin, from 0, light, to 5, dark.
        let skin: Int
        let hair: Hair
        /// The colour of the hair: 0 black, 1 and 2 dark brown, 3 brown, 4 fair, 5 grey.
        let hairColour: Int
        let wearsGlasses: Bool

        init(_ skin: Int, _ hair: Hair, _ hairColour: Int, glasses: Bool = false) {
            self.skin = skin
            self.hair = hair
            self.hairColour = hairColour
            wearsGlasses = glasses
        }
    }

    /// Draws a person who looks like this. Backdrop and cloth follow from the number.
    package init(_ look: Look, number: UInt16) {
        let backdrops = ["#dbe7f0", "#e9e2d3", "#dfeadb", "#ece0ea", "#d9ebe8", "#f0e3dc"]
        let cloths = ["#3d5a80", "#7a4b5c", "#4f7358", "#c07a3e", "#5c5470", "#2f6f73", "#8a4f3d"]
        let skins = ["#f6d7c3", "#eec3a0", "#d9a47a", "#b97f56", "#8d5a3b", "#6b432c"]
        let hairColours = ["#1f1a18", "#38271d", "#4a3020", "#6d4425", "#a8763e", "#8c8a88"]
        let backdrop = backdrops[Int(number) % backdrops.count]
        let cloth = cloths[Int(number) % cloths.count]
        let skin = skins[min(max(look.skin, 0), skins.count - 1)]
        let hairColour = hairColours[min(max(look.hairColour, 0), hairColours.count - 1)]
        let hair = look.hair

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
        if look.wearsGlasses {
            shapes.append(
                "<path d=\"M35.5 43a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M49.5 43a5.5 5.5 0 1 0 11 0"
                    + "a5.5 5.5 0 1 0-11 0M46.5 42.5h3\" fill=\"none\" stroke=\"#2b2422\" stroke-width=\"1.3\"/>"
            )
        }
        let open = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 96 96\">"
        bytes = Array((open + shapes.joined() + "</svg>").utf8)
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
