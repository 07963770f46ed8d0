import Attendance
import Hummingbird
import Station

/// Answers with a message's content, piece by piece.
struct MessageContent: Sendable {
    /// Bytes that are in memory at a time.
    private static let piece = 256 * 1024

    private let message: Message
    private let files: any MessageFiles

    init(_ message: Message, files: any MessageFiles) {
        self.message = message
        self.files = files
    }

    /// As a file to keep, whatever it is.
    func downloaded() throws -> Response {
        try response(type: "application/octet-stream", disposition: "attachment; filename*=UTF-8''\(encodedName)")
    }

    /// As a picture in a page.
    ///
    /// - Throws: a 404 if it is none.
    func shown() throws -> Response {
        guard message.form == .picture, message.hasContent,
            let type = Photo.kind(of: try files.read(message.id, from: 0, count: 64))
        else { throw HTTPError(.notFound) }
        return try response(type: type, disposition: "inline")
    }

    private func response(type: String, disposition: String) throws -> Response {
        guard message.hasContent, try files.size(of: message.id) == message.size else { throw HTTPError(.notFound) }
        let message = message
        let files = files
        let body = ResponseBody(contentLength: Int(message.size)) { writer in
            var offset: Int64 = 0
            while offset < message.size {
                let bytes = try files.read(message.id, from: offset, count: Self.piece)
                // It was deleted meanwhile: the connection breaks, so that nobody takes half for whole.
                guard !bytes.isEmpty else { throw HTTPError(.gone) }
                try await writer.write(ByteBuffer(bytes: bytes))
                offset += Int64(bytes.count)
            }
            try await writer.finish(nil)
        }
        var response = Response(
            status: .ok,
            headers: [
                .contentType: type, .cacheControl: "no-store",
                // What others sent runs nothing, wherever it is opened.
                .contentSecurityPolicy: "default-src 'none'; sandbox",
            ],
            body: body
        )
        response.headers[.contentDisposition] = disposition
        return response
    }

    /// RFC 8187: a name in any script.
    private var encodedName: String {
        let name = message.form == .text ? message.id.rawValue + ".txt" : message.name
        return name.utf8.map { byte in
            let isPlain =
                (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 45
                || byte == 46 || byte == 95
            let digits = String(byte, radix: 16, uppercase: true)
            return isPlain ? String(UnicodeScalar(byte)) : "%" + (digits.count == 1 ? "0" : "") + digits
        }.joined()
    }
}
