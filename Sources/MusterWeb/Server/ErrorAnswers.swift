import Hummingbird
import Logging

/// Turns errors into answers that say something: a page for people, problem details for programs.
struct ErrorAnswers<Context: RequestContext>: RouterMiddleware {
    let pages: Pages

    @concurrent
    func handle(
        _ request: Request,
        context: Context,
        next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as HTTPError {
            return answer(error.status, detail: error.body, to: request)
        } catch let error as any HTTPResponseError {
            return answer(error.status, detail: nil, to: request)
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            context.logger.error("A request failed", metadata: ["path": "\(request.uri.path)", "error": "\(error)"])
            return answer(.internalServerError, detail: nil, to: request)
        }
    }

    private func answer(_ status: HTTPResponse.Status, detail: String?, to request: Request) -> Response {
        Route.isForPrograms(request.uri.path)
            ? Problem(status: status, detail: detail).response
            : pages.error(status, detail: detail, for: request)
    }
}
