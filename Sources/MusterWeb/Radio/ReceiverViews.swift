import Attendance
import BeaconKit
import Station

/// The page of all receivers.
struct ReceiversView: Sendable {
    let t: SignalTexts
    let assets: String
    let title: String
    let none: String
    let rows: [ReceiverCard]
    let rooms: [String]
    let canOperate: Bool
    let notice: Notice?

    init(
        _ reports: [ReceiverReport],
        board: Board,
        form: ReceiverForm?,
        error: ReceiverError?,
        notice: Notice?,
        incoming: IncomingRequest,
        assets: AssetStore
    ) {
        t = incoming.texts.signals
        self.assets = assets.base
        title = incoming.texts.receivers
        none = incoming.texts.noReceivers
        self.notice = notice
        let canOperate = incoming.principal.may(.operateRadio)
        self.canOperate = canOperate
        rooms = Set(reports.map(\.receiver.room)).sorted()
        let clock = SiteClock(timeZone: board.timeZone, texts: incoming.texts)
        rows = reports.enumerated().map { index, report in
            ReceiverCard(
                report,
                index: index,
                row: ReceiverRow(report.receiver, board: board, clock: clock),
                form: form?.id == report.id ? form : nil,
                error: error,
                incoming: incoming,
                lastHeard: report.receiver.lastHeard.map { clock.moment($0) },
                icons: assets.icons
            )
        }
    }
}

/// A receiver, and the form that names and places it.
struct ReceiverCard: Sendable {
    struct Finding: Sendable {
        let title: String
        let remedy: String?
        let isFine: Bool
    }

    let t: SignalTexts
    let index: Int
    let address: String
    let csrfToken: String
    let icons: String
    let row: ReceiverRow
    let id: String
    let rate: String
    let lost: String
    let lastHeard: String
    let adapter: String?
    let findings: [Finding]
    let levels: String
    let levelsLabel: String
    let rates: String
    let ratesLabel: String
    let changeLabel: String
    // The form.
    let canOperate: Bool
    let isOpen: Bool
    let name: String
    let room: String
    let version: String
    let nameProblem: String?
    let roomProblem: String?
    /// What somebody else saved meanwhile.
    let theirs: String?

    init(
        _ report: ReceiverReport,
        index: Int,
        row: ReceiverRow,
        form: ReceiverForm?,
        error: ReceiverError?,
        incoming: IncomingRequest,
        lastHeard: String?,
        icons: String
    ) {
        let t = incoming.texts.signals
        self.t = t
        self.index = index
        self.icons = icons
        address = "/receivers/\(report.id.percentEncoded)"
        csrfToken = incoming.csrfToken
        self.row = row
        id = report.id
        rate = ReceiverRow.rate(report.receiver.reportsPerSecond)
        lost = String(report.receiver.lostPackets)
        self.lastHeard = lastHeard ?? incoming.texts.nothingHeardYet
        adapter = report.receiver.adapter
        findings = report.findings.map { finding in
            let words = t.finding(finding)
            return Finding(title: words.title, remedy: words.remedy, isFine: finding.isFine)
        }
        let known = report.readings.compactMap { $0 }
        levels = SignalPlot(report.readings.map { $0?.level }, in: -100 ... -30).path
        let heard = known.compactMap(\.level)
        levelsLabel =
            heard.min().flatMap { low in
                heard.max().map { t.levelsOf(Int(low.rounded()), Int($0.rounded())) }
            } ?? t.nothing
        let most = known.map(\.reportsPerSecond).max() ?? 0
        rates = SignalPlot(report.readings.map { $0?.reportsPerSecond }, in: 0...max(most, 1)).path
        ratesLabel = t.ratesUpTo(ReceiverRow.rate(most))
        changeLabel = t.change(report.receiver.name)
        canOperate = incoming.principal.may(.operateRadio)
        isOpen = form != nil
        name = form?.name ?? report.receiver.name
        room = form?.room ?? report.receiver.room
        version = report.placement?.version ?? ""
        let reason = form == nil ? nil : error.map { t.reason($0) }
        roomProblem = error?.field == .room ? reason : nil
        nameProblem = error?.field == .room || error == .changedMeanwhile ? nil : reason
        theirs =
            form != nil && error == .changedMeanwhile
            ? t.changedTo(report.receiver.name, report.receiver.room) : nil
    }
}

extension ReceiverError {
    /// The field at which the error belongs.
    fileprivate var field: Field? {
        switch self {
        case .empty(let field), .tooLong(let field), .controlCharacter(let field): field
        case .nameTaken: .name
        case .noSuchReceiver, .changedMeanwhile: nil
        }
    }
}
