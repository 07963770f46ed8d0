import Hummingbird

/// Tells whether a browser sent a request from one of the station's own pages.
///
/// Browsers say where a request comes from: `Sec-Fetch-Site` on HTTPS and loopback, `Origin` everywhere. A program says
/// neither, and brings no cookie that it did not mean to.
enum SameOrigin {
    static func isKept(by request: Request) -> Bool {
        if let site = request.headers[.secFetchSite], site != "same-origin", site != "none" { return false }
        guard let origin = request.headers[.origin] else { return true }
        let host = origin.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).dropFirst(2).first
        return host.map(String.init)?.lowercased() == request.head.authority?.lowercased()
    }
}
