/// One statement with its parameters. It is not prepared, so that a pooler in between does not matter.
struct PostgresStatement: Sendable {
    let sql: String
    let values: [PostgresValue]

    init(_ sql: String, _ values: PostgresValue...) {
        self.sql = sql
        self.values = values
    }
}
