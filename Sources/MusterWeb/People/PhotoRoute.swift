import Attendance
import Hummingbird
import Station

/// Photos, under addresses that name their content.
struct PhotoRoute: Sendable {
    let source: any BoardSource

    static func address(_ commitment: Commitment) -> String { "/photos/\(commitment.rawValue)" }

    func response(_ text: String?) async throws -> Response {
        guard let text, text.utf8.count == 64, text.utf8.allSatisfy(Self.isDigit),
            let photo = try await source.photo(Commitment(rawValue: text))
        else { throw HTTPError(.notFound) }
        return Response(
            status: .ok,
            headers: [
                .contentType: photo.type,
                // Of a person: not for a cache between browser and station.
                .cacheControl: "private, max-age=31536000, immutable",
                .eTag: "\"\(text)\"",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: photo.bytes))
        )
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }

    /// Tells a script where the photo is now, or why it was refused.
    static func answer(_ incoming: IncomingRequest, _ change: () async throws -> Commitment?) async throws -> Response {
        var json = JSONWriter()
        do {
            let photo = try await change()
            json.object { json in
                json.key("photo")
                json.string(photo.map { address($0) })
            }
            return .json(json.bytes)
        } catch let error as RosterError {
            json.object { json in
                json.key("problem")
                json.string(incoming.texts.people.reason(error))
            }
            return .json(json.bytes, status: .unprocessableContent)
        }
    }
}
