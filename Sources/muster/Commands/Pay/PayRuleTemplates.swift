import ArgumentParser
import Station

struct PayRuleTemplates: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "templates",
        abstract: "Show the rules that you can start from."
    )

    @OptionGroup var output: ReportOptions

    func run() async throws {
        try output.print(.payTemplates(), empty: "")
    }
}
