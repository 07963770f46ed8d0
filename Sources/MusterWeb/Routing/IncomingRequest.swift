import Attendance
import Foundation
import Hummingbird
import Station

/// A request that was let in: who asks, in which language, and what they brought.
struct IncomingRequest: Sendable {
    let request: Request
    let context: StationContext
    let principal: Principal
    /// What the browser's cookie or the program's header held, if it counts.
    let secret: Secret?
    /// The fields of the form that was sent.
    var form = Form()
    /// What was sent, where it is no form.
    var bytes = ByteBuffer()

    /// The board, for whoever is told of a roll call on every page.
    var board: Board?
    /// Whether this is a hub, which has sites to show.
    var hasSites = false
    /// Whether the proxy says where it comes from.
    var isBehindProxy = false
    /// How much waits for review, for whoever may do something about it.
    var toReview: Int?

    /// The language to answer in.
    let language: Language
    var texts: Texts { language.texts }
    /// Where the request comes from. Of what `X-Forwarded-For` names, the proxy itself saw the last; the rest is hearsay.
    var address: String {
        guard isBehindProxy, let named = request.headers[.forwardedFor]?.split(separator: ",").last else {
            return context.address
        }
        return String(named.trimmingPrefix { $0 == " " }.prefix(64))
    }
    /// What the browser calls itself.
    var browser: String { request.headers[.userAgent] ?? "?" }

    /// A part of the address, as `number` of `/people/:number`.
    func parameter(_ name: Substring) -> String {
        context.parameters.get(String(name)).flatMap { $0.removingPercentEncoding } ?? ""
    }

    /// A value after the address's question mark.
    func query(_ name: Substring) -> String? {
        request.uri.queryParameters[name].map { String($0) }
    }

    /// The version that a program has seen of what it changes, by `If-Match`; `nil` where it does not matter to it.
    var seenVersion: String? {
        request.headers[.ifMatch].map { $0.filter { $0 != "\"" } }.flatMap { $0 == "*" ? nil : $0 }
    }

    /// The word that the principal's forms must bring back, so that no other site can send them.
    var csrfToken: String { secret?.csrfToken(for: Self.purpose) ?? "" }

    static let purpose = "muster form 1"
}
