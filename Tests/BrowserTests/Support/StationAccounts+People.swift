import AsyncHTTPClient
import EndToEndSupport
import Foundation
import NIOCore
import NIOFoundationCompat
import NIOHTTP1

/// A punch as `GET /api/v1/people/{number}/punches` gives it.
struct PunchDocument: Decodable, Sendable {
    let direction: String
    let happened: String
    let recorded: String
    let source: String
    let offline: Bool
    let clockDoubtful: Bool
    /// The address of the picture.
    let signature: String?
    /// The address of the picture that the kiosk took.
    let photo: String?

    /// From when it was made to when the station recorded it, in seconds.
    var delay: TimeInterval {
        get throws { try Self.time(recorded) - Self.time(happened) }
    }

    /// A moment as documents write it, in seconds since 1970.
    static func time(_ text: String) throws -> TimeInterval {
        try Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text).timeIntervalSince1970
    }
}

extension StationAccounts {
    private struct History: Decodable {
        let punches: [PunchDocument]
    }

    /// Adds somebody without a badge, who comes and goes by what a test does only.
    func add(_ name: String, number: Int) async throws {
        let fields = ["name": name, "number": "\(number)", "department": "", "position": ""]
        _ = try await post("/people", fields, expecting: .seeOther)
    }

    /// Somebody's punches of the last days.
    func punches(of number: Int) async throws -> [PunchDocument] {
        let answer = try await Web.get(
            "\(address)/api/v1/people/\(number)/punches",
            headers: [("Cookie", session)]
        )
        return try JSONDecoder().decode(History.self, from: answer.body).punches
    }

    /// Punches somebody in or out, as what holds makes it, as a supervisor does who types the name.
    func punch(_ number: Int) async throws {
        var request = HTTPClientRequest(url: address + "/api/v1/punches")
        request.method = .POST
        request.headers.add(name: "Content-Type", value: "application/json")
        request.headers.add(name: "Cookie", value: session)
        request.headers.add(name: "Muster-CSRF", value: csrfToken)
        let body: JSON = ["number": JSON(number), "key": "\(UUID())", "typed": "By hand"]
        request.body = .bytes(ByteBuffer(data: try JSONEncoder().encode(body)))
        let answer = try await HTTPClient.shared.execute(request, timeout: .seconds(60))
        guard answer.status == .created else {
            throw Refused(description: "No punch of \(number): \(answer.status)")
        }
    }
}
