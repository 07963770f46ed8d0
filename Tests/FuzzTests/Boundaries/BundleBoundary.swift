import Foundation
import MusterStorage
import Station

/// Exported journals and inspectors' bundles.
struct BundleBoundary: Boundary {
    static let casesTogether: UInt64 = 2_000

    private let lines: [[UInt8]]
    /// What is said of the bundle as it was made.
    private let original: BundleCheck

    init(_ random: inout FuzzCase) async throws {
        let journal = try SQLiteJournal()
        try SmallOffice.furnish(journal)
        lines = try await SmallOffice.bundle(of: journal).split(separator: UInt8(ascii: "\n")).map { Array($0) }
        original = try BundleCheck(Self.file(lines), path: "bundle")
    }

    private static func file(_ lines: [[UInt8]]) -> Data { Data(lines.joined(separator: [UInt8(ascii: "\n")])) }

    mutating func take(_ random: inout FuzzCase) throws {
        var lines = lines
        if random.once(in: 3) { lines.removeSubrange(random.number(0...lines.count - 1)..<lines.count) }
        for _ in 0..<random.number(1...6) where !lines.isEmpty {
            let place = random.number(0...lines.count - 1)
            switch random.number(0...6) {
            case 0: lines.remove(at: place)
            case 1: lines.swapAt(place, random.number(0...lines.count - 1))
            case 2: lines.insert(lines[place], at: random.number(0...lines.count))
            case 3: random.mutate(&lines[place], splicing: self.lines)
            case 4 where random.once(in: 40): lines += copies(of: lines[place], random.number(100...2_000))
            default:
                guard let tree = try? JSONTree(lines[place]) else { continue }
                lines[place] = random.mutated(tree)
            }
        }
        let check: BundleCheck
        do throws(BundleError) {
            check = try BundleCheck(Self.file(lines), path: "bundle")
        } catch {
            return
        }
        random.accept()
        try FuzzFailure.unless(check.range.first <= check.range.last, "entries \(check.range)")
        guard check.findings.isEmpty else { return }
        // What is found to be right is from here: nobody can put another name or another entry under these seals.
        let names = Set(original.names.map { "\($0.number) \($0.name)" })
        let others = check.names.filter { !names.contains("\($0.number) \($0.name)") }
        try FuzzFailure.unless(others.isEmpty, "names that nobody committed to: \(others)")
        try FuzzFailure.unless(check.entries <= original.entries, "\(check.entries) entries of \(original.entries)")
    }

    /// The same line many times, each in a place of its own with a gap before it.
    private func copies(of line: [UInt8], _ count: Int) -> [[UInt8]] {
        guard let tree = try? JSONTree(line) else { return [] }
        return (0..<count).map { tree.setting("sequence", to: .number("\(1_000 + 3 * $0)")).bytes }
    }
}
