import ArgumentParser
import MusterHub

struct HubInit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Prepare the database for a hub, or bring it up to date.",
        discussion: """
            Makes the schema “muster” and the roles muster_owner, muster_ingest and muster_web, and allows them to the user
            of the address. That user must be allowed to create roles, or the roles must be there. What is there stays.
            """
    )

    @OptionGroup var options: HubOptions

    func run() async throws {
        let versions = try await HubSetup(try await options.address()).prepare()
        if versions.from == versions.to {
            Notice.print("The database is up to date (schema \(versions.to)).")
        } else {
            Notice.print("The database is prepared (schema \(versions.to)). Start the hub: muster hub serve")
        }
    }
}
