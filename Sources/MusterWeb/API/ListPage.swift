import Foundation
import Hummingbird
import Station

/// Which part of a list is asked for: the same for pages, with links to the parts beside it, and for programs, which read on
/// where they stopped. What is added or removed meanwhile moves no line into another part.
struct ListPage: Sendable {
    /// The lines of a part, and the way to those beside it.
    struct Part<Element> {
        let elements: ArraySlice<Element>
        /// The cursor of the next part; `nil` on the last.
        let next: String?
        /// The cursor of the part before; empty for the first part, `nil` on the first.
        let previous: String?
        /// Which part it is, from 1, and how many there are.
        let number: Int
        let count: Int
    }

    /// Lines of a part, by default and at most.
    private static let usual = 200
    private static let most = 1000

    /// The last line of the part before; `nil` for the first part.
    private let after: String?
    private let limit: Int

    /// - Throws: a 422 for a limit or a cursor that is none.
    init(_ incoming: IncomingRequest, usual: Int = usual) throws {
        let limit = incoming.query("limit").map { Int($0) } ?? usual
        guard let limit, (1...Self.most).contains(limit) else {
            throw Refusal("problems.limit", ["most": Self.most])
        }
        self.limit = limit
        after = try incoming.decodedQuery("cursor").map { text in
            guard let data = Data(base64Encoded: text.replacing("-", with: "+").replacing("_", with: "/")),
                let place = String(validating: data, as: UTF8.self), !place.isEmpty
            else {
                throw Refusal("problems.cursor")
            }
            return place
        }
    }

    /// The part that is asked for.
    ///
    /// - Parameter place: orders the elements, which come in this order.
    func cut<Element>(_ elements: [Element], by place: (Element) -> String) -> Part<Element> {
        let start = after.map { after in elements.firstIndex { place($0) > after } ?? elements.count } ?? 0
        let end = min(start + limit, elements.count)
        let before = start - limit
        return Part(
            elements: elements[start..<end],
            next: end < elements.count ? Self.cursor(place(elements[end - 1])) : nil,
            previous: start == 0 ? nil : before > 0 ? Self.cursor(place(elements[before - 1])) : "",
            number: (start + limit - 1) / limit + 1,
            count: max(1, (start + limit - 1) / limit + (elements.count - start + limit - 1) / limit)
        )
    }

    /// Bytes of which no address needs escapes; whole groups of three, so that no padding is needed.
    private static func cursor(_ place: String) -> String {
        let padded = place + String(repeating: " ", count: (3 - place.utf8.count % 3) % 3)
        return Data(padded.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
    }
}
