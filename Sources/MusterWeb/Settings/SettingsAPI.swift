import Hummingbird
import Station

/// The settings for programs.
struct SettingsAPI: Sendable {
    /// Bytes of a document that is taken: more than the longest texts have.
    private static let documentLimit = 16 * 1024

    let controller: SettingsController
    let verification: VerificationManager
    let isOpenBoard: Bool

    var routes: [Route] {
        [.get("/api/v1/settings", .permission(.changeSettings)) { _ in try await response() }]
            + SettingsController.Part.allCases.map { part in
                .patch(
                    "/api/v1/settings/\(part.rawValue)",
                    .permission(.changeSettings),
                    body: .bytes(Self.documentLimit)
                ) { incoming in try await change(part, incoming) }
            }
    }

    private func response() async throws -> Response {
        let (site, policy) = try await controller.present()
        return .json(
            SettingsJSON.bytes(
                site: site,
                policy: policy,
                isOpenBoard: isOpenBoard,
                facts: try controller.services.storage.storageFacts(),
                verification: await verification.last
            )
        )
    }

    private func change(_ part: SettingsController.Part, _ incoming: IncomingRequest) async throws -> Response {
        let form = try controller.form(part, incoming)
        let problems = part.fields.compactMap { field in
            form.problems[field].map { "\(field.rawValue): \(incoming.texts.settings.reason($0))" }
        }
        guard problems.isEmpty else {
            return Problem(status: .unprocessableContent, detail: problems.joined(separator: " ")).response
        }
        try await controller.save(part, form, from: incoming.seenVersion, incoming)
        return try await response()
    }
}

extension SettingsCommands.ChangedMeanwhile: AnsweringError {
    var status: HTTPResponse.Status { .preconditionFailed }
    func reason(in texts: Texts) -> String { texts.settings.changedMeanwhile }
}
