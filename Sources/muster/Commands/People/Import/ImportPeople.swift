import ArgumentParser

/// The same as `muster people import`, where one looks for it first.
struct ImportPeople: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "people",
        abstract: PeopleImport.configuration.abstract,
        discussion: PeopleImport.configuration.discussion
    )

    @OptionGroup var options: PeopleImport

    func run() async throws { try await options.run() }
}
