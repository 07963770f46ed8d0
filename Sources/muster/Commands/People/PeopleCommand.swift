import ArgumentParser

struct PeopleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "people",
        abstract: "Manage the people on the roster.",
        discussion: """
            Works whether or not the station is running; a running station applies changes within a second.

            Examples:
              muster people add 7 "Mei Lin" --department Design --photo mei.jpg
              muster people edit 7 --position "Head of design"
              muster people archive 7
              muster people import staff.csv
              muster people list --json
            """,
        subcommands: [
            PeopleList.self, PeopleAdd.self, PeopleEdit.self, PeopleArchive.self, PeopleRestore.self,
            PeopleRemove.self, PeopleErase.self, PeopleImport.self, PeopleKey.self,
        ]
    )
}
