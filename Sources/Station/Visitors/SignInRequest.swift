import Attendance
import Foundation

/// A visitor who is here, as a kiosk, the front desk, a program or a command says it.
package struct SignInRequest: Decodable, Sendable {
    package let visitor: VisitorRequest
    /// The secret of the visitor's link, where they have one; also the whole link.
    package let pass: String?
    /// They agreed to the site's text.
    package let agreed: Bool?
    /// What they drew to sign: strokes apart by `;`, points by spaces, each as `x,y` on a pad 6000 wide and 2000 high.
    package let strokes: String?
    /// The name that they typed to sign.
    package let typed: String?
    /// A picture in base64.
    package let photo: String?

    /// More than the largest picture, in base64.
    private static let longestPhoto = 2 * Photo.largest

    private enum CodingKeys: CodingKey {
        case pass, agreed, strokes, typed, photo
    }

    package init(visitor: VisitorRequest, agreed: Bool? = nil, typed: String? = nil) {
        self.visitor = visitor
        self.agreed = agreed
        self.typed = typed
        pass = nil
        strokes = nil
        photo = nil
    }

    package init(from decoder: any Decoder) throws {
        visitor = try VisitorRequest(from: decoder)
        let members = try decoder.container(keyedBy: CodingKeys.self)
        pass = try members.decodeIfPresent(String.self, forKey: .pass)
        agreed = try members.decodeIfPresent(Bool.self, forKey: .agreed)
        strokes = try members.decodeIfPresent(String.self, forKey: .strokes)
        typed = try members.decodeIfPresent(String.self, forKey: .typed)
        photo = try members.decodeIfPresent(String.self, forKey: .photo)
    }

    /// - Returns: `nil` if nothing was signed.
    /// - Throws: ``SignatureError``.
    func signature() throws -> Signature? {
        if let strokes, !strokes.isEmpty { return try Signature(strokes: Self.points(strokes)) }
        if let typed, !typed.isEmpty { return try Signature(typed: typed) }
        return nil
    }

    private static func points(_ text: String) throws(SignatureError) -> [[Signature.Point]] {
        var strokes: [[Signature.Point]] = []
        for stroke in text.split(separator: ";", maxSplits: 500) {
            var points: [Signature.Point] = []
            for point in stroke.split(separator: " ", maxSplits: 20_000) {
                let numbers = point.split(separator: ",").map { Int($0) }
                guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { throw .outside }
                points.append(Signature.Point(x: x, y: y))
            }
            strokes.append(points)
        }
        return strokes
    }

    /// - Returns: `nil` if there is none.
    /// - Throws: `RosterError`.
    func picture() throws(RosterError) -> Photo? {
        guard let photo, !photo.isEmpty else { return nil }
        guard photo.utf8.count <= Self.longestPhoto, let bytes = Data(base64Encoded: photo) else { throw .notAPhoto }
        return try Photo(bytes: Array(bytes))
    }
}

extension Secret {
    /// One that somebody showed, alone or in a link.
    package init?(shownInLink text: String) {
        self.init(shown: text.split(separator: "/").last.map { $0.prefix { $0 != "?" && $0 != "#" } } ?? "")
    }
}
