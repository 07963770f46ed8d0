import Hummingbird

/// An error of the HTTP API, as RFC 9457 has it.
struct Problem {
    /// What is wrong with a row of a list.
    struct Row {
        /// The line of the list on which it begins; 1 is the line that names the columns.
        let line: Int
        let detail: String
    }

    let status: HTTPResponse.Status
    let detail: String?
    /// Names the reason for programs, where the status does not.
    var code: String?
    /// Seconds after which it is worth trying again.
    var retryAfter: Int?
    /// Everything that is wrong with a list, by line.
    var rows: [Row] = []

    var response: Response {
        var json = JSONWriter()
        json.object { json in
            json.key("type")
            json.string("about:blank")
            json.key("title")
            json.string(status.reasonPhrase)
            json.key("status")
            json.integer(status.code)
            if let detail {
                json.key("detail")
                json.string(detail)
            }
            if let code {
                json.key("code")
                json.string(code)
            }
            if !rows.isEmpty {
                json.key("problems")
                json.array(rows) { json, row in
                    json.object { json in
                        json.key("row")
                        json.integer(row.line)
                        json.key("detail")
                        json.string(row.detail)
                    }
                }
            }
        }
        var response = Response(
            status: status,
            headers: [.contentType: "application/problem+json", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: json.bytes))
        )
        if let retryAfter { response.headers[.retryAfter] = String(retryAfter) }
        return response
    }
}
