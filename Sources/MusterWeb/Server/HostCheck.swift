import Hummingbird

/// Answers on loopback only to loopback's names. Another name means that a foreign web page has made its own name point
/// to this machine (DNS rebinding), to read the board through the browser of somebody who may.
struct HostCheck<Context: RequestContext>: RouterMiddleware {
    let isLoopback: Bool

    @concurrent
    func handle(
        _ request: Request,
        context: Context,
        next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard isLoopback else { return try await next(request, context) }
        let authority = request.head.authority ?? ""
        guard LoopbackHost.isLoopback(String(LoopbackHost.host(of: authority))) else {
            return Response(
                status: .misdirectedRequest,
                headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
                body: ResponseBody(
                    byteBuffer: ByteBuffer(
                        string: """
                            This station only answers to the names of its own machine. Use http://127.0.0.1 or \
                            http://localhost, with its port.

                            """
                    )
                )
            )
        }
        return try await next(request, context)
    }
}
