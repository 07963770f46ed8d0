import ArgumentParser

struct AccountCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "account",
        abstract: "Hours accounts: balances, bookings by hand, limits.",
        discussion: """
            A person has an hours account once they have a contract or a booking. Today counts when it is over.

            Examples:
              muster account show 7 --month 2026-11
              muster account book 7 opening 12:30 --day 2026-11-01 --reason "Balance of the old system"
              muster account book 7 payout 10:00 --reason "Paid in December"
              muster account approve 7 2026-11-20 --reason "Stocktaking"
              muster account bookings 7
              muster account limits set --everyone "ceiling 40:00; floor -20:00; settle monthly lapse; expire 03-31"
              muster account limits list
            """,
        subcommands: [
            AccountShow.self, AccountBook.self, AccountApprove.self, AccountBookings.self, AccountLimits.self,
        ]
    )
}
