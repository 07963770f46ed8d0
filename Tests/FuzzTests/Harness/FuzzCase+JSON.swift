extension FuzzCase {
    /// Mutates a document by its structure, and seldom by its bytes after that.
    mutating func mutated(_ tree: JSONTree) -> [UInt8] {
        var tree = tree
        repeat { tree = mutatedOnce(tree) } while once(in: 3)
        var bytes = tree.bytes
        if once(in: 20) { mutate(&bytes) }
        return bytes
    }

    /// Mutates one value somewhere in a document.
    mutating func mutatedOnce(_ tree: JSONTree) -> JSONTree {
        switch tree {
        // Goes down more often than not, so that what lies deep is met, too.
        case .array(var values) where !values.isEmpty && !once(in: 4):
            let index = number(0...values.count - 1)
            values[index] = mutatedOnce(values[index])
            return .array(values)
        case .object(var members) where !members.isEmpty && !once(in: 4):
            let index = number(0...members.count - 1)
            members[index].value = mutatedOnce(members[index].value)
            return .object(members)
        case .array(let values): return .array(rearranged(values))
        case .object(let members): return .object(changed(members))
        case .number:
            return once(in: 6) ? oddValue(beside: tree) : .number(once(in: 4) ? oddNumber() : String(integer()))
        case .text(let text): return once(in: 6) ? oddValue(beside: tree) : .text(mutated(text))
        case .boolean(let value): return once(in: 2) ? .boolean(!value) : oddValue(beside: tree)
        case .null: return oddValue(beside: tree)
        }
    }

    private mutating func rearranged(_ values: [JSONTree]) -> [JSONTree] {
        var values = values
        guard !values.isEmpty else { return [oddValue(beside: .null)] }
        let place = number(0...values.count - 1)
        switch number(0...4) {
        case 0: values.remove(at: place)
        case 1: values.append(values[place])
        case 2: values.swapAt(place, number(0...values.count - 1))
        case 3: values = Array(repeating: values[place], count: once(in: 20) ? number(1_000...5_000) : number(2...9))
        default: values = []
        }
        return values
    }

    private mutating func changed(_ members: [(name: String, value: JSONTree)]) -> [(name: String, value: JSONTree)] {
        var members = members
        guard !members.isEmpty else { return [(oddText(), oddValue(beside: .null))] }
        let place = number(0...members.count - 1)
        switch number(0...4) {
        case 0: members.remove(at: place)
        case 1: members.append((members[place].name, oddValue(beside: members[place].value)))
        case 2: members[place].name = oddText()
        case 3: members[place].value = members[number(0...members.count - 1)].value
        default: members.append((oddText(), members[place].value))
        }
        return members
    }

    private mutating func oddNumber() -> String {
        one(of: [
            "1e999", "-1e999", "0.1", "-0", "1e-400", "9223372036854775808", "-9223372036854775809", "1.5e3", "01",
            "1e3",
        ])
    }

    private mutating func oddValue(beside value: JSONTree) -> JSONTree {
        switch number(0...7) {
        case 0: .null
        case 1: .boolean(once(in: 2))
        case 2: .number(oddNumber())
        case 3: .text(oddText())
        case 4: .array([value])
        case 5: .object([("x", value)])
        case 6: once(in: 20) ? nested(value, number(100...2_000)) : nested(value, number(2...20))
        default: .number(String(integer()))
        }
    }

    private func nested(_ value: JSONTree, _ depth: Int) -> JSONTree {
        (0..<depth).reduce(value) { tree, level in level.isMultiple(of: 2) ? .array([tree]) : .object([("x", tree)]) }
    }
}
