import ArgumentParser

struct PayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pay",
        abstract: "Pay rules, and what days and pay periods are paid as.",
        discussion: """
            Without rules, paid time has no codes. A person's rules override the department's, which override everyone's. \
            docs/pay.md explains the rules.

            Examples:
              muster pay rule templates
              muster pay rule set --everyone --template day --from 2026-12-01
              muster pay rule set --department Care --rules "band week>38:30 OT 125% pay" --from 2026-12-01
              muster pay rule end --department Care --from 2027-01-01
              muster pay rule list
              muster pay day 7 2026-12-03
              muster pay period --day 2026-12-03
              muster pay setup set datev --format datev-lodas --mapping datev.json
            """,
        subcommands: [PayRuleCommand.self, PayDayCommand.self, PayPeriod.self, PaySetup.self]
    )
}

struct PayRuleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rule",
        abstract: "By which rules people are paid.",
        subcommands: [PayRuleSet.self, PayRuleEnd.self, PayRuleList.self, PayRuleTemplates.self]
    )
}
