import Attendance
import Hummingbird
import Station

/// The pictures of signatures, each under an address that names its owner and its content.
struct SignatureRoute: Sendable {
    let journal: any JournalStore

    static func address(_ signature: Commitment, of person: PersonID) -> String {
        "/people/\(person.rawValue)/signatures/\(signature.rawValue)"
    }

    func response(_ incoming: IncomingRequest) throws -> Response {
        let person = PersonID(rawValue: incoming.parameter("id"))
        guard incoming.principal.maySeeHistory(of: person) else {
            throw HTTPError(.forbidden, message: incoming.texts.access.notAllowed)
        }
        let commitment = Commitment(rawValue: incoming.parameter("commitment"))
        guard let signature = try journal.signature(commitment, of: person) else { throw HTTPError(.notFound) }
        return Response(
            status: .ok,
            headers: [
                .contentType: "image/svg+xml",
                // We drew it ourselves; whatever may be wrong with it, it loads and runs nothing.
                .contentSecurityPolicy: "default-src 'none'; sandbox",
                // Not kept: it may be erased.
                .cacheControl: "private, no-store",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: signature.picture))
        )
    }
}
