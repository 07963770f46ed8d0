import Hummingbird
import Logging
import Station

/// Turns errors into answers that say something: a page for people, problem details for programs.
struct ErrorAnswers: RouterMiddleware {
    let pages: Pages
    /// Knows who asks.
    let gate: RouteGuard

    @concurrent
    func handle(
        _ request: Request,
        context: StationContext,
        next: @concurrent (Request, StationContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as HTTPError {
            return await answer(error.status, detail: error.body, to: request, context)
        } catch let error as any AnsweringError {
            if error.status.code >= 500 { log(error, context) }
            let reason = error.reason(in: await gate.language(of: request).texts)
            return await answer(error.status, detail: reason, to: request, context)
        } catch let error as any HTTPResponseError {
            return await answer(error.status, detail: nil, to: request, context)
        } catch AccessError.busy {
            return await answer(.serviceUnavailable, detail: nil, to: request, context)
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            log(error, context)
            return await answer(.internalServerError, detail: nil, to: request, context)
        }
    }

    /// The route without what fills its places: the address of a visitor's pass is a secret.
    private func log(_ error: any Error, _ context: StationContext) {
        let route = context.endpointPath ?? "none"
        context.logger.error("A request failed", metadata: ["route": "\(route)", "error": "\(error)"])
    }

    private func answer(
        _ status: HTTPResponse.Status,
        detail: String?,
        to request: Request,
        _ context: StationContext
    ) async -> Response {
        guard !Route.isForPrograms(request.uri.path) else { return Problem(status: status, detail: detail).response }
        // What failed may keep the principal from being known, too.
        let incoming = try? await gate.incoming(request, context: context)
        return pages.error(status, detail: detail, in: await gate.language(of: request), incoming: incoming)
    }
}
