import Attendance
import Hummingbird
import Station

/// Pictures of people who punch: kiosks send them, and whoever may see the punches sees them.
struct PunchPhotoAPI: Sendable {
    /// Bytes of the largest: several times what a kiosk sends.
    private static let limit = 128 * 1024

    let services: WebServices

    static func address(_ photo: Commitment, of person: PersonID) -> String {
        "/people/\(person.rawValue)/punch-photos/\(photo.rawValue)"
    }

    var routes: [Route] {
        [
            .put("/api/v1/punches/photo", .permission(.punchAtKiosk), body: .bytes(Self.limit), keep),
            .get("/people/:id/punch-photos/:commitment", .signedIn, show).showing(.punches),
        ]
    }

    private func keep(_ incoming: IncomingRequest) async throws -> Response {
        let commands = AttendanceCommands(
            repository: services.attendance,
            actor: incoming.principal.punchActor,
            source: incoming.source
        )
        try await commands.keepPhoto(
            Array(buffer: incoming.bytes),
            ofPunch: incoming.query("key") ?? "",
            // The station's time, as that of the punch: in the demo it is not the wall's.
            at: await services.board.board().now
        )
        return Response(status: .noContent)
    }

    private func show(_ incoming: IncomingRequest) async throws -> Response {
        let person = PersonID(rawValue: incoming.parameter("id"))
        guard incoming.principal.maySeeHistory(of: person) else {
            throw HTTPError(.forbidden, message: incoming.texts.access.notAllowed)
        }
        let commitment = Commitment(rawValue: incoming.parameter("commitment"))
        guard let photo = try services.journal.punchPhoto(commitment, of: person) else { throw HTTPError(.notFound) }
        return Response(
            status: .ok,
            // Not kept: it goes after some days.
            headers: [.contentType: photo.type, .cacheControl: "private, no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: photo.bytes))
        )
    }
}

extension PunchPhotoError: AnsweringError {
    var status: HTTPResponse.Status {
        switch self {
        case .notWanted, .tooLate: .conflict
        case .noSuchPunch: .notFound
        }
    }

    func reason(in texts: Texts) -> String {
        switch self {
        case .notWanted: texts.kiosk.photoNotWanted
        case .noSuchPunch: texts.kiosk.photoNoSuchPunch
        case .tooLate: texts.kiosk.photoTooLate
        }
    }
}
