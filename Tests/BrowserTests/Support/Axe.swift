import Foundation

/// axe-core, which finds what keeps people out of a page: https://github.com/dequelabs/axe-core
enum Axe {
    /// A rule that a page breaks, and where.
    struct Violation: Decodable, Sendable, CustomStringConvertible {
        let rule: String
        let help: String
        let places: [String]

        var description: String { "\(rule): \(help)\n    \(places.joined(separator: "\n    "))" }
    }

    /// axe with the rules of WCAG 2.2 AA and what its makers hold for good practice.
    private static let script = """
        const results = await axe.run(document, {
          runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
          rules: { "target-size": { enabled: true } },
          resultTypes: ["violations"],
        });
        return results.violations.map(({ id, help, nodes }) => ({ rule: id, help, places: nodes.map((node) =>
          `${node.target.join(" ")}  ${[...node.any, ...node.all, ...node.none].map((check) => check.message).join("; ")}`) }));
        """

    private static let source: String? = try? String(contentsOfFile: path, encoding: .utf8)

    /// Where Scripts/install-browsers.sh puts it.
    static let path = Project.browserCache + "/axe.min.js"

    /// What axe finds in the page as it is.
    static func violations(in browser: Browser) async throws -> [Violation] {
        guard let source else {
            throw Browser.NotStarted(description: "axe-core is not at \(path); get it with: make browsers")
        }
        if try await browser.run("return typeof axe === 'undefined'") {
            try await browser.run(source + "\nreturn null")
        }
        return try await browser.runAsync(script)
    }
}
