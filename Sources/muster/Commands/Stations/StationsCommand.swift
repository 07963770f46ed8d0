import ArgumentParser

struct StationsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stations",
        abstract: "Other stations: find, pair and unpair them, and share data.",
        discussion: """
            Both stations must run with --peer-port. Allow pairing on one and call it from the other. Both then show the same
            six-digit code, and a person on each side types the code that the other side shows.

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
