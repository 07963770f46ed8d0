import Logging

extension Logger {
    /// The program's log, on standard error.
    static func muster(_ level: Logger.Level) -> Logger {
        var logger = Logger(label: "muster") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = level
        return logger
    }
}
