import Station

/// The adapter check, in the words of the doctor.
enum RadioFindings {
    static func check(_ services: WebServices, texts: Texts) async -> [ReceiverCard.Finding] {
        let reports = await services.radio.receiverReports()
        var findings = reports.flatMap(\.findings)
        if reports.isEmpty {
            for case .radio(let condition) in await services.board.board().alarms {
                findings.append(.condition(condition, adapter: nil))
            }
        }
        let shown = findings.map { finding in
            let words = texts.signals.finding(finding)
            return ReceiverCard.Finding(title: words.title, remedy: words.remedy, isFine: finding.isFine)
        }
        return shown.isEmpty ? [ReceiverCard.Finding(title: texts.noReceivers, remedy: nil, isFine: false)] : shown
    }
}
