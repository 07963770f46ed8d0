import Station

/// The page on which a badge is calibrated.
struct CalibrateView: Sendable {
    struct Result: Sendable {
        let subject: String
        let power: String
        let advice: String
        let isGood: Bool
    }

    let t: CalibrateTexts
    let csrfToken: String
    let notice: Notice?
    let result: Result?
    let beacon: String

    init(_ report: CalibrationReport?, request: CalibrationRequest, notice: Notice?, incoming: IncomingRequest) {
        t = incoming.texts.calibrate
        csrfToken = incoming.csrfToken
        self.notice = notice
        beacon = request.beacon ?? ""
        let language = incoming.texts.language
        result = report.map { report in
            Result(
                subject: report.subject(in: language),
                power: report.power(in: language),
                advice: report.advice(in: language),
                isGood: report.verdict == .good
            )
        }
    }
}
