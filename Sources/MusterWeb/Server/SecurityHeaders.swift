import Hummingbird

/// Headers that every answer bears: pages load nothing from elsewhere, run no script and no style but the station's files,
/// and cannot be framed.
struct SecurityHeaders<Context: RequestContext>: RouterMiddleware {
    static var policy: String {
        """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
        manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'
        """
    }

    @concurrent
    func handle(
        _ request: Request,
        context: Context,
        next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        // A picture may be stricter.
        if response.headers[.contentSecurityPolicy] == nil { response.headers[.contentSecurityPolicy] = Self.policy }
        response.headers[.xContentTypeOptions] = "nosniff"
        // Not "no-referrer": with that, browsers send `Origin: null` with our own forms (Fetch, 3.2), and none is let in.
        response.headers[.referrerPolicy] = "same-origin"
        response.headers[.frameOptions] = "DENY"
        response.headers[.permissionsPolicy] = "camera=(self), geolocation=(), microphone=()"
        response.headers[.openerPolicy] = "same-origin"
        response.headers[.resourcePolicy] = "same-origin"
        return response
    }
}
