import Attendance
import Hummingbird
import Station

/// The pictures of signatures, each under an address that names its owner and its content.
struct SignatureRoute: Sendable {
    let journal: any JournalStore

    static func address(_ signature: Commitment, of person: PersonID) -> String {
        "/people/\(person.rawValue)/signatures/\(signature.rawValue)"
    }

    func response(_ visit: Visit) throws -> Response {
        let person = PersonID(rawValue: visit.parameter("id"))
        guard visit.visitor.maySeeHistory(of: person) else {
            throw HTTPError(.forbidden, message: visit.texts.access.notAllowed)
        }
        let commitment = Commitment(rawValue: visit.parameter("commitment"))
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
