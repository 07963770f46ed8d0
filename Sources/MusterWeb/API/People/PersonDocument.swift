import Foundation
import Hummingbird

/// What a program says of a person; what is left out stays as it is.
struct PersonDocument: Decodable {
    let number: Int?
    let name: String?
    let department: String?
    let position: String?

    /// - Throws: a 400 that says what is wrong with the JSON.
    init(_ bytes: ByteBuffer) throws {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(bytes.readableBytesView))
        } catch let DecodingError.typeMismatch(_, context), let DecodingError.dataCorrupted(context) {
            let path = context.codingPath.map(\.stringValue).joined(separator: ".")
            let place = path.isEmpty ? "The document" : "“\(path)”"
            throw HTTPError(.badRequest, message: "\(place) is not as it should be. \(context.debugDescription)")
        } catch {
            throw HTTPError(.badRequest, message: "The document is no JSON object of a person.")
        }
    }
}
