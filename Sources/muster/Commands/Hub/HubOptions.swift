import ArgumentParser
import Configuration
import Foundation
import MusterHub

/// The flags of every command that works on a hub's database.
struct HubOptions: ParsableArguments {
    @OptionGroup var data: DataOptions

    @Option(
        help: """
            The database: a URL such as postgresql://muster@db.example/muster?sslmode=verify-full, or libpq's words. \
            (MUSTER_DATABASE)
            """
    )
    var database: String?

    /// - Throws: ``SettingError`` where nobody said, ``PostgresError`` for what is no address.
    func address() async throws -> PostgresAddress { try Self.address(try await reader([:])) }

    func reader(_ flags: [Setting: ConfigValue]) async throws -> SettingsReader {
        var flags = flags
        if let database { flags[.database] = ConfigValue(.string(database), isSecret: true) }
        return try await data.reader(flags, environment: ProcessInfo.processInfo.environment)
    }

    static func address(_ reader: SettingsReader) throws -> PostgresAddress {
        guard let text = try reader.string(.database, allowed: "a URL or libpq's words")?.value else {
            throw SettingError(
                "The hub needs a database. Name one: --database postgresql:///muster, or the setting MUSTER_DATABASE."
            )
        }
        return try PostgresAddress(text)
    }
}
