import Hummingbird

/// What programs are told of a list that they brought.
struct ImportAnswer: Sendable {
    /// The most lines that are named.
    private static let mostLines = 1000

    /// Whether nothing is to be changed.
    let isDryRun: Bool

    /// - Throws: a 422 for a `dryRun` that is neither true nor false.
    init(_ incoming: IncomingRequest) throws {
        isDryRun = try Self.flag("dryRun", incoming)
    }

    /// A value after the address's question mark that is true or false; false if it is not said.
    ///
    /// - Throws: a 422 for anything else.
    static func flag(_ name: String, _ incoming: IncomingRequest) throws -> Bool {
        switch incoming.query(name[...]) {
        case nil, "false": return false
        case "true": return true
        default: throw Refusal("problems.flag", ["name": name])
        }
    }

    /// The list as text. What is no UTF-8 becomes what no list may have in it.
    static func text(_ incoming: IncomingRequest) -> String {
        String(decoding: incoming.bytes.readableBytesView, as: UTF8.self)
    }

    /// - Parameters:
    ///   - rows: how many the list has, without those that repeat others.
    ///   - new: how many of them were not there before.
    ///   - repeated: how many repeat others; `nil` in a list in which none may.
    ///   - ambiguous: the lines of times that came twice and are taken as the first; `nil` in a list without times.
    func counts(rows: Int, new: Int, repeated: Int? = nil, ambiguous: [Int]? = nil) -> Response {
        var json = JSONWriter()
        json.object { json in
            json.key("dryRun")
            json.boolean(isDryRun)
            json.key("rows")
            json.integer(rows + (repeated ?? 0))
            json.key("new")
            json.integer(new)
            json.key("known")
            json.integer(rows - new)
            if let repeated {
                json.key("repeated")
                json.integer(repeated)
            }
            if let ambiguous {
                json.key("ambiguous")
                json.array(ambiguous.prefix(Self.mostLines)) { $0.integer($1) }
            }
        }
        return .json(json.bytes)
    }

    /// - Parameter summary: how many there are, in the program's language.
    func refusal(_ rows: [Problem.Row], summary: String) -> Response {
        Problem(status: .unprocessableContent, detail: summary, code: "rows", rows: rows).response
    }
}
