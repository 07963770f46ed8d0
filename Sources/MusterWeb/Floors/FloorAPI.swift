import Attendance
import Hummingbird
import Station

/// Floors for programs, and their pictures for everybody who may see the plan.
struct FloorAPI: Sendable {
    /// Bytes of a document that is taken: every room and receiver of a floor, at their longest.
    private static let documentLimit = 2 * 1024 * 1024
    /// Bytes that are read of a picture: more than one may have, so that one that is somewhat too large is told its size.
    private static let pictureLimit = 12 * 1024 * 1024

    let services: WebServices

    private var manager: FloorManager { services.floors }

    var routes: [Route] {
        let editor = Route.Access.permission(.operateRadio)
        return [
            .get("/api/v1/floors", .board) { _ in .json(FloorsJSON.bytes(try manager.floors())) },
            .post("/api/v1/floors", editor, body: .bytes(Self.documentLimit)) { incoming in
                answer(try manager.add(incoming.decode(FloorRequest.self)), status: .created)
            },
            .get("/api/v1/floors/:id", .board) { incoming in answer(try manager.floor(incoming.parameter("id"))) },
            .patch("/api/v1/floors/:id", editor, body: .bytes(Self.documentLimit)) { incoming in
                answer(try manager.change(incoming.parameter("id"), incoming.decode(FloorRequest.self)))
            },
            .delete("/api/v1/floors/:id", editor) { incoming in
                try manager.remove(incoming.parameter("id"))
                return Response(status: .noContent)
            },
            .get("/api/v1/floors/:id/picture", .board, picture),
            .put("/api/v1/floors/:id/picture", editor, body: .bytes(Self.pictureLimit)) { incoming in
                let id = incoming.parameter("id")
                try manager.setPicture(Array(buffer: incoming.bytes), of: id)
                return answer(try manager.floor(id))
            },
            .delete("/api/v1/floors/:id/picture", editor) { incoming in
                let id = incoming.parameter("id")
                try manager.setPicture(nil, of: id)
                return answer(try manager.floor(id))
            },
        ]
    }

    /// - Parameter picture: the one that is meant, so that a browser may keep it; `nil` for the present one.
    static func pictureAddress(_ id: String, _ picture: FloorPicture.Properties? = nil) -> String {
        "/api/v1/floors/\(id.percentEncoded)/picture" + (picture.map { "?digest=\($0.digest)" } ?? "")
    }

    private func answer(_ floor: Floor, status: HTTPResponse.Status = .ok) -> Response {
        .json(FloorsJSON.bytes(floor), status: status)
    }

    private func picture(_ incoming: IncomingRequest) throws -> Response {
        let picture = try manager.picture(of: incoming.parameter("id"))
        let isMeant = incoming.query("digest") == picture.properties.digest
        return Response(
            status: .ok,
            headers: [
                .contentType: picture.properties.type,
                .cacheControl: isMeant ? "private, max-age=31536000, immutable" : "private, no-store",
                // Opened by itself it is a document, in which nothing may run.
                .contentSecurityPolicy: "default-src 'none'; sandbox",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: picture.bytes))
        )
    }
}
