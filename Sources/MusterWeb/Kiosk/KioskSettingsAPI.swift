import Attendance
import Hummingbird
import Station

/// How kiosks work: for kiosks, which follow it, and for programs.
struct KioskSettingsAPI: Sendable {
    /// Bytes of a document that is taken.
    private static let documentLimit = 4 * 1024

    let services: WebServices

    var routes: [Route] {
        [
            .get("/api/v1/settings/kiosk", .permission(.punchAtKiosk)) { _ in try response() },
            .patch("/api/v1/settings/kiosk", .permission(.changeSettings), body: .bytes(Self.documentLimit), change),
        ]
    }

    private func change(_ incoming: IncomingRequest) async throws -> Response {
        let commands = SettingsCommands(
            store: services.journal,
            actor: incoming.principal.actor,
            source: incoming.source
        )
        let request = try incoming.decode(KioskSettingsRequest.self)
        try commands.change(request, from: incoming.seenVersion, at: await services.board.board().now)
        return try response()
    }

    private func response() throws -> Response {
        let settings = try services.journal.kioskRules().settings
        var json = JSONWriter()
        json.object { json in
            json.key("confirmation")
            json.string(settings.confirmation.rawValue)
            json.key("sound")
            json.boolean(settings.sound)
            json.key("largeType")
            json.boolean(settings.largeType)
            json.key("readyAfter")
            json.integer(settings.readyAfter)
            json.key("photo")
            json.boolean(settings.photo)
            json.key("version")
            json.string(settings.version)
        }
        return .json(json.bytes)
    }
}

extension KioskSettingsError: AnsweringError {
    var status: HTTPResponse.Status { .unprocessableContent }

    func reason(in texts: Texts) -> String {
        let range = KioskSettings.readyRange
        return "\(texts.kiosk.readyAfter): \(texts.kiosk.seconds(range.lowerBound, range.upperBound))"
    }
}
