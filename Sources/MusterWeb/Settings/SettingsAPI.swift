import Hummingbird
import Station

/// The settings for programs.
struct SettingsAPI: Sendable {
    /// Bytes of a document that is taken: more than the longest texts have.
    private static let documentLimit = 16 * 1024

    let desk: SettingsDesk
    let verification: VerificationDesk
    let isOpenBoard: Bool

    var routes: [Route] {
        [.get("/api/v1/settings", .permission(.changeSettings)) { _ in try await response() }]
            + SettingsDesk.Part.allCases.map { part in
                .patch(
                    "/api/v1/settings/\(part.rawValue)",
                    .permission(.changeSettings),
                    body: .bytes(Self.documentLimit)
                ) { visit in try await change(part, visit) }
            }
    }

    private func response() async throws -> Response {
        let (site, policy) = try await desk.present()
        return .json(
            SettingsJSON.bytes(
                site: site,
                policy: policy,
                isOpenBoard: isOpenBoard,
                facts: try desk.services.storage.storageFacts(),
                verification: await verification.last
            )
        )
    }

    private func change(_ part: SettingsDesk.Part, _ visit: Visit) async throws -> Response {
        let body = try JSONBody(visit)
        let kinds = part.fields.map { ($0.rawValue, $0.range == nil ? JSONBody.Kind.string : .number) }
        try body.check(Dictionary(uniqueKeysWithValues: kinds))
        let form = SettingsForm { part.fields.contains($0) ? body.string($0.rawValue) : nil }
        let problems = part.fields.compactMap { field in
            form.problems[field].map { "\(field.rawValue): \(visit.texts.settings.reason($0))" }
        }
        guard problems.isEmpty else {
            return Problem(status: .unprocessableContent, detail: problems.joined(separator: " ")).response
        }
        do {
            try await desk.save(part, form, from: visit.seenVersion, by: visit.visitor)
        } catch is SettingsCommands.ChangedMeanwhile {
            return Problem(status: .preconditionFailed, detail: visit.texts.settings.changedMeanwhile).response
        }
        return try await response()
    }
}
