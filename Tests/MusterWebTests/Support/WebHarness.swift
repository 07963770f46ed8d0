import Hummingbird
import Logging
import MusterWeb
import Station

/// The application over a scripted board, with its answers taken without a network.
func makeTestApplication(
    _ source: InMemoryBoardSource,
    changesKept: Int = 512
) throws -> some ApplicationProtocol {
    try makeWebApplication(
        source: source,
        configuration: WebConfiguration(port: 0, version: "1.2.3", updateInterval: .zero, changesKept: changesKept),
        logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
}
