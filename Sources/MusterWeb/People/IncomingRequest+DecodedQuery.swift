import Foundation
import Hummingbird

extension IncomingRequest {
    /// A value after the address's question mark as a form wrote it, with `+` for spaces.
    func decodedQuery(_ name: String) -> String? {
        guard let query = request.uri.query else { return nil }
        let form = Form(body: query.utf8)
        return form.isTicked(name) ? form.trimmed(name) : nil
    }
}
