import Attendance
import BeaconKit
import Hummingbird
import Station

/// Calibrating a badge: it is held at 1 m for some seconds, for which the page waits.
struct CalibratePages: Sendable {
    /// Bytes of the largest request of a program.
    private static let limit = 4_096

    let services: WebServices
    let pages: Pages

    var routes: [Route] {
        [
            .get("/calibrate", .permission(.operateRadio)) { incoming in
                page(incoming, CalibrateView(nil, request: CalibrationRequest(), notice: nil, incoming: incoming))
            },
            .post("/calibrate", .permission(.operateRadio), submit),
            .post("/api/v1/calibrations", .permission(.operateRadio), body: .bytes(Self.limit)) { incoming in
                .json(CalibrationJSON.bytes(try await measure(incoming.decode(CalibrationRequest.self))))
            },
        ]
    }

    private func submit(_ incoming: IncomingRequest) async throws -> Response {
        let request = try incoming.decode(CalibrationRequest.self)
        do {
            let report = try await measure(request)
            return page(incoming, CalibrateView(report, request: request, notice: nil, incoming: incoming))
        } catch let error as any AnsweringError where error is CalibrationError || error is RosterError {
            let notice = Notice(refused: error.reason(in: incoming.texts))
            let view = CalibrateView(nil, request: request, notice: notice, incoming: incoming)
            return page(incoming, view, status: error.status)
        }
    }

    /// Listens for as long as is asked for.
    private func measure(_ request: CalibrationRequest) async throws -> CalibrationReport {
        let condition = try request.condition()
        let id = try await services.calibrator.beginCalibration()
        // Whoever goes away ends it all the same.
        try? await Task.sleep(for: .seconds(request.seconds))
        let (table, names) = await services.calibrator.endCalibration(id)
        let entry = try table.entry(for: condition)
        return CalibrationReport(entry, receiver: names[entry.receiver])
    }

    private func page(_ incoming: IncomingRequest, _ view: CalibrateView, status: HTTPResponse.Status = .ok) -> Response
    {
        pages.page(
            view.t.calibrate,
            content: pages.templates.render(view, .calibrate),
            for: incoming,
            status: status,
            notice: view.notice
        )
    }
}

extension CalibrationError: AnsweringError {
    var status: HTTPResponse.Status {
        switch obstacle {
        case .unheard, .ambiguous, .duration: .unprocessableContent
        case .busy: .conflict
        }
    }

    func reason(in texts: Texts) -> String { words(in: texts.language) }
}
