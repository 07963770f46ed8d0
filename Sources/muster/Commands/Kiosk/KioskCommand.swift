import ArgumentParser

struct KioskCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kiosk",
        abstract: "Show and change how kiosks work.",
        discussion: """
            A kiosk is a browser at a door where people punch. The settings count for every kiosk of the site.

            Examples:
              muster kiosk settings
              muster kiosk settings --confirmation one-tap     punch by a tap on the name
              muster kiosk settings --no-sound --ready-after 8
            """,
        subcommands: [KioskSettingsCommand.self]
    )
}
