import Attendance
import BeaconKit
import Foundation
import Hummingbird
import Station

/// Transmitting beacons: starting, stopping, presets, and checking in at another station.
struct TransmitPages: Sendable {
    /// Bytes of the largest beacon that a program sends.
    private static let limit = 16_384

    let services: WebServices
    let pages: Pages

    var routes: [Route] {
        [
            .get("/transmit", .permission(.operateRadio)) { incoming in
                try await page(incoming, notice: notice(incoming))
            },
            .post("/transmit", .permission(.operateRadio), submit),
            .post("/transmit/:id/stop", .permission(.operateRadio)) { incoming in
                _ = await services.broadcaster.stopBroadcast(incoming.parameter("id"))
                return Self.done("stopped")
            },
            .post("/presets/:id/start", .permission(.operateRadio), startPreset),
            .post("/presets/:id/remove", .permission(.operateRadio)) { incoming in
                try services.presets.removePreset(incoming.parameter("id"))
                return Self.done("removed")
            },
            .post("/transmit/check-in", .permission(.operateRadio), checkIn),
            .post("/transmit/check-in/end", .permission(.operateRadio)) { _ in
                await services.broadcaster.stopCheckin()
                return .redirect(to: "/transmit", type: .normal)
            },
            .get("/api/v1/transmissions", .permission(.operateRadio)) { _ in
                .json(TransmissionsJSON.bytes(await services.broadcaster.broadcastState()))
            },
            .put("/api/v1/transmissions/:id", .permission(.operateRadio), body: .bytes(Self.limit), put),
            .delete("/api/v1/transmissions/:id", .permission(.operateRadio)) { incoming in
                guard await services.broadcaster.stopBroadcast(incoming.parameter("id")) else {
                    throw HTTPError(.notFound)
                }
                return Response(status: .noContent)
            },
        ]
    }

    private static func done(_ what: String) -> Response { .redirect(to: "/transmit?done=\(what)", type: .normal) }

    private func notice(_ incoming: IncomingRequest) -> Notice? {
        let texts = incoming.texts.transmit
        switch incoming.query("done") {
        case "started": return Notice(done: texts.started)
        case "stopped": return Notice(done: texts.stopped)
        case "saved": return Notice(done: texts.saved)
        case "removed": return Notice(done: texts.removed)
        default: return nil
        }
    }

    // MARK: Beacons

    private func submit(_ incoming: IncomingRequest) async throws -> Response {
        let request = try incoming.decode(BroadcastRequest.self)
        let preset = incoming.form.trimmed("preset")
        let id = preset.isEmpty ? UUID().uuidString.lowercased() : preset
        guard let broadcast = request.broadcast(id: id) else {
            return try await page(incoming, request: request, preset: preset)
        }
        if incoming.form["action"] == "save" {
            try services.presets.savePreset(broadcast)
            return Self.done("saved")
        }
        return try await starting(broadcast, incoming, request: request, preset: preset)
    }

    private func startPreset(_ incoming: IncomingRequest) async throws -> Response {
        guard let preset = try services.presets.presets().first(where: { $0.id == incoming.parameter("id") }) else {
            throw HTTPError(.notFound)
        }
        return try await starting(preset, incoming, request: BroadcastRequest(preset), preset: preset.id)
    }

    private func starting(
        _ broadcast: Broadcast,
        _ incoming: IncomingRequest,
        request: BroadcastRequest,
        preset: String
    ) async throws -> Response {
        do {
            try await services.broadcaster.start(broadcast)
            return Self.done("started")
        } catch let error as BroadcastError {
            let notice = Notice(refused: incoming.texts.transmit.reason(error))
            return try await page(incoming, notice: notice, request: request, preset: preset)
        }
    }

    private func put(_ incoming: IncomingRequest) async throws -> Response {
        let request = try incoming.decode(BroadcastRequest.self)
        let texts = incoming.texts.transmit
        let id = incoming.parameter("id")
        guard (1...64).contains(id.utf8.count), let broadcast = request.broadcast(id: id) else {
            let field = BroadcastRequest.Field.allCases.first { request.problems[$0] != nil }
            let reason = field.flatMap { field in
                request.problems[field].map { "\(field.rawValue): \(texts.reason($0))" }
            }
            throw HTTPError(.unprocessableContent, message: reason ?? texts.longName(64))
        }
        try await services.broadcaster.start(broadcast)
        return .json(TransmissionsJSON.bytes(await services.broadcaster.broadcastState()))
    }

    // MARK: Checking in

    private func checkIn(_ incoming: IncomingRequest) async throws -> Response {
        guard let number = UInt16(incoming.form.trimmed("number")), let site = BeaconUUID(incoming.form.trimmed("site"))
        else {
            return try await page(incoming, isCheckinRefused: true)
        }
        await services.broadcaster.startCheckin(number, site: site)
        return .redirect(to: "/transmit#check-in", type: .normal)
    }

    // MARK: The page

    /// - Parameters:
    ///   - request: what was typed.
    ///   - preset: the preset that is being edited.
    private func page(
        _ incoming: IncomingRequest,
        notice: Notice? = nil,
        request: BroadcastRequest? = nil,
        preset: String? = nil,
        isCheckinRefused: Bool = false
    ) async throws -> Response {
        let texts = incoming.texts.transmit
        let presets = try services.presets.presets()
        let edited = presets.first { $0.id == preset ?? incoming.query("preset") }
        let shown =
            request ?? edited.map { BroadcastRequest($0) }
            ?? .empty
        let problems = request?.problems ?? [:]
        let state = await services.broadcaster.broadcastState()
        let number = incoming.form.trimmed("number")
        let site = incoming.form.trimmed("site")
        let view = TransmitView(
            t: texts,
            stale: incoming.texts.signals.stale,
            assets: pages.assets.base,
            csrfToken: incoming.csrfToken,
            notice: notice,
            radio: TransmitView.Radio(state.radio, texts: incoming.texts),
            running: state.broadcasts.map { TransmitView.Row($0, texts: texts) },
            presets: presets.map { TransmitView.Row($0, texts: texts) },
            formTitle: edited.map { texts.editPreset($0.name) } ?? texts.newBeacon,
            preset: edited?.id ?? "",
            fields: BroadcastRequest.Field.allCases.map { field in
                TransmitView.FieldRow(
                    name: field.rawValue,
                    label: texts.label(field),
                    value: shown[field],
                    hint: texts.hint(field),
                    problem: problems[field].map { texts.reason($0) },
                    isNumeric: field != .name && field != .uuid && field != .power,
                    generate: field == .uuid ? texts.generate : nil
                )
            },
            checkin: state.checkin.map { TransmitView.Checkin($0, texts: incoming.texts) },
            number: isCheckinRefused ? number : state.checkin.map { String($0.number) } ?? "",
            numberProblem: isCheckinRefused && UInt16(number) == nil ? texts.badNumber(number, 0, 65_535) : nil,
            site: isCheckinRefused ? site : state.checkin?.site.description ?? "",
            siteProblem: isCheckinRefused && BeaconUUID(site) == nil ? texts.badUUID(site) : nil
        )
        let isRefused = !problems.isEmpty || isCheckinRefused
        return pages.page(
            texts.transmit,
            content: pages.templates.render(view, .transmit),
            for: incoming,
            status: isRefused ? .unprocessableContent : .ok,
            notice: notice
        )
    }
}

/// Why a beacon that could be is not transmitted; what cannot be at all is said at its field.
extension BroadcastError: AnsweringError {
    var status: HTTPResponse.Status { .conflict }
    func reason(in texts: Texts) -> String { texts.transmit.reason(self) }
}
