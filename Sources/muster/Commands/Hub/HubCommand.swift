import ArgumentParser

struct HubCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hub",
        abstract: "Many sites in one place: a hub on PostgreSQL.",
        discussion: """
            A hub pairs with stations, fetches what they share and keeps it in PostgreSQL. A station never waits for it.
            The address of the database is also the setting MUSTER_DATABASE. A hub has a data folder of its own, with its key.

            Examples:
              createdb muster
              muster hub init --database postgresql:///muster
              muster hub serve --database postgresql:///muster --data-dir /srv/hub
              muster stations allow --data-dir /srv/hub      # then at each station: muster stations pair HUB
              muster stations share Hub --people all --punches all --planning    # at the station
              muster hub sites --database postgresql:///muster
              muster hub doctor --database postgresql:///muster
            """,
        subcommands: [
            HubServe.self, HubWeb.self, HubInit.self, HubSitesCommand.self, HubDoctor.self, HubVerify.self,
            HubExport.self,
        ]
    )
}
