import BeaconKit
import Hummingbird
import Logging
import MusterExports
import MusterStorage
import MusterWeb
import Station

/// The services behind a page, over a scripted board and a journal in memory.
func makeTestServices(
    _ source: InMemoryBoardSource,
    metrics: MetricsRegistry = MetricsRegistry(),
    radio: InMemoryRadio = InMemoryRadio(),
    peerPort: Int? = 8437,
    rules: MessageRules = MessageRules()
) throws -> WebServices {
    let journal = try SQLiteJournal()
    try SiteSetup().apply(to: journal, at: Fixtures.now, fresh: (BeaconUUID(high: 1, low: 2), "Asia/Shanghai"))
    return WebServices(
        board: source,
        radio: radio,
        journal: journal,
        punches: NoPunches(),
        access: AccessControl(store: journal, cost: .least),
        links: ScriptedSender(),
        gateways: ScriptedProbe(),
        peers: try makeTestPeers(journal, port: peerPort, rules: rules),
        spreadsheets: XlsxMaker(),
        sheets: PDFSheetPrinter(),
        metrics: metrics,
        now: { Fixtures.now }
    )
}

/// The application over a scripted board, with its answers taken without a network. Everybody may see the board.
func makeTestApplication(
    _ source: InMemoryBoardSource,
    changesKept: Int = 512
) throws -> some ApplicationProtocol {
    try makeTestApplication(try makeTestServices(source), changesKept: changesKept)
}

/// The application over services of a test's own.
func makeTestApplication(_ services: WebServices, changesKept: Int = 512) throws -> some ApplicationProtocol {
    try makeWebApplication(
        services: services,
        configuration: WebConfiguration(
            port: 0,
            version: "1.2.3",
            updateInterval: .zero,
            changesKept: changesKept,
            isOpenBoard: true
        ),
        logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
}
