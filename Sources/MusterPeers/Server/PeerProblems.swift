import Attendance
import HTTPTypes
import Hummingbird
import Logging
import Station

/// Makes refusals to answers, which say no more than the other station has to know.
struct PeerProblems: RouterMiddleware {
    @concurrent
    func handle(
        _ request: Request,
        context: PeerContext,
        next: @concurrent (Request, PeerContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let refusal as PeerRefusal {
            return try PeerRoutes.answer(PeerProblem(refusal), status: Self.status(refusal))
        } catch let error as StoreError {
            context.logger.error("another station's request could not be answered", metadata: ["error": "\(error)"])
            return Response(status: error.code == .diskFull ? HTTPResponse.Status(code: 507) : .internalServerError)
        }
    }

    private static func status(_ refusal: PeerRefusal) -> HTTPResponse.Status {
        switch refusal {
        case .notPaired: .forbidden
        case .notFound: .notFound
        case .badRequest: .badRequest
        case .tooOften: .tooManyRequests
        case .wrongOffset, .wrongNumber: .conflict
        case .message(.tooLarge): .contentTooLarge
        case .message(.diskFull): HTTPResponse.Status(code: 507)
        case .message(.replayed): .conflict
        case .message: .unprocessableContent
        case .pairing(.busy), .pairing(.closed): .serviceUnavailable
        case .pairing(.ended): .gone
        case .pairing: .conflict
        }
    }
}
