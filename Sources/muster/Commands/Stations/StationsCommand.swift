import ArgumentParser

struct StationsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stations",
        abstract: "Other stations: find, pair and part with them, and say what is shared.",
        discussion: """
            Both stations have to run with --peer-port. One is told to allow a pairing, the other one calls it, both show the
            same code of six digits, and a person on each side types the code that the other side shows.

            Examples:
              muster stations find
              muster stations allow
              muster stations pair 192.168.1.20
              muster stations confirm 271828
              muster stations list
              muster stations unpair "Back door"
            """,
        subcommands: [
            StationsList.self, StationsFind.self, StationsAllow.self, StationsPair.self, StationsConfirm.self,
            StationsCancel.self,
            StationsUnpair.self, StationsDrop.self,
            StationsAccept.self, StationsShare.self, StationsTake.self, StationsSharing.self,
        ],
        defaultSubcommand: StationsList.self
    )
}
