import BeaconKit

/// Moves in an order in which pairs are found without comparing everybody with everybody.
struct CompanionTable {
    private struct Step {
        let person: Int
        /// 0 for leaving.
        let place: Int
        /// In µs.
        let at: Int64
        /// How many steps are within the window, itself among them.
        var near = 0
        var isCrowd = false
    }

    /// Gives numbers to names, quickly where the same name comes several times running.
    private struct Numbering<Name: Hashable> {
        private(set) var names: [Name] = []
        private var numbers: [Name: Int] = [:]
        private var last: (name: Name, number: Int)?

        mutating func number(of name: Name) -> Int {
            if let last, last.name == name { return last.number }
            let number = numbers[name] ?? names.count
            if number == names.count {
                names.append(name)
                numbers[name] = number
            }
            last = (name, number)
            return number
        }
    }

    private let limits: Companions.Limits
    private let people: [PersonID]
    /// By place, then time, then person.
    private var steps: [Step]
    /// The places in ``steps`` of each person's.
    private var own: [[Int]]
    /// In µs.
    private let window: Int64

    init(_ moves: [Companions.Move], limits: Companions.Limits) {
        self.limits = limits
        window = limits.window * 1_000_000
        var (persons, places) = (Numbering<PersonID>(), Numbering<String>())
        let raw = moves.map { move in
            (persons.number(of: move.person), move.place.map { places.number(of: $0) + 1 } ?? 0, move.at.microseconds)
        }
        let ordered = persons.names.indices.sorted { persons.names[$0].rawValue < persons.names[$1].rawValue }
        var ranks = [Int](repeating: 0, count: ordered.count)
        for (rank, number) in ordered.enumerated() { ranks[number] = rank }
        people = ordered.map { persons.names[$0] }
        steps = raw.map { Step(person: ranks[$0], place: $1, at: $2) }
        steps.sort { ($0.place, $0.at, $0.person) < ($1.place, $1.at, $1.person) }
        own = [[Int]](repeating: [], count: people.count)
        for (index, step) in steps.enumerated() { own[step.person].append(index) }
        findCrowds()
    }

    private mutating func findCrowds() {
        let near = counts(within: window)
        let around = counts(within: limits.surroundings * 1_000_000)
        for index in steps.indices {
            steps[index].near = near[index]
            steps[index].isCrowd = near[index] > limits.crowd && near[index] * limits.rarity > around[index]
        }
    }

    /// For each step how many to the same place are no further from it than a time in µs.
    private func counts(within time: Int64) -> [Int] {
        var counts = [Int](repeating: 0, count: steps.count)
        var (low, high) = (0, 0)
        for (index, step) in steps.enumerated() {
            while steps[low].place != step.place || step.at - steps[low].at > time { low += 1 }
            high = max(high, index)
            while high < steps.count, steps[high].place == step.place, steps[high].at - step.at <= time { high += 1 }
            counts[index] = high - low
        }
        return counts
    }

    /// The pairs that moved together too often, in no order that means anything.
    func pairs() -> [Companions.Pair] {
        var pairs: [Companions.Pair] = []
        // For whom somebody was last compared with each of the others.
        var compared = [Int](repeating: -1, count: people.count)
        for person in people.indices where own[person].count >= limits.fewest {
            for index in telling(of: person) {
                forEachNear(index) { other in
                    guard other > person, compared[other] != person else { return }
                    compared[other] = person
                    if let pair = pair(person, other) { pairs.append(pair) }
                }
            }
        }
        return pairs
    }

    /// So many of somebody's steps that a companion shared at least one of them: those with the fewest others near.
    private func telling(of person: Int) -> ArraySlice<Int> {
        let alone = own[person].filter { !steps[$0].isCrowd }
            .sorted { (steps[$0].near, $0) < (steps[$1].near, $1) }
        // So many a companion may have missed, who may have made more moves.
        let missed = Double(own[person].count) * (1 - limits.share) / max(limits.share, 0.01)
        return alone.prefix(Int(missed.rounded(.up)) + 1)
    }

    private func forEachNear(_ index: Int, _ body: (_ person: Int) -> Void) {
        let step = steps[index]
        func isNear(_ other: Int) -> Bool {
            steps.indices.contains(other) && steps[other].place == step.place
                && abs(steps[other].at - step.at) <= window
        }
        var other = index - 1
        while isNear(other) {
            body(steps[other].person)
            other -= 1
        }
        other = index + 1
        while isNear(other) {
            body(steps[other].person)
            other += 1
        }
    }

    /// Two people's steps side by side, each matched once at most.
    private func pair(_ first: Int, _ second: Int) -> Companions.Pair? {
        let (left, right) = (own[first], own[second])
        let most = max(left.count, right.count)
        let allowed = Double(most) * (1 - limits.share) + 0.000_001
        guard Double(most - min(left.count, right.count)) <= allowed else { return nil }
        var (one, two) = (0, 0)
        var (apartOne, apartTwo) = (0, 0)
        var crowded = 0
        var together: [Int64] = []
        while one < left.count, two < right.count {
            let (step, other) = (steps[left[one]], steps[right[two]])
            if step.place == other.place, abs(step.at - other.at) <= window {
                if step.isCrowd || other.isCrowd { crowded += 1 } else { together.append(max(step.at, other.at)) }
                one += 1
                two += 1
            } else if (step.place, step.at) < (other.place, other.at) {
                one += 1
                apartOne += 1
            } else {
                two += 1
                apartTwo += 1
            }
            if Double(max(apartOne, apartTwo)) > allowed { return nil }
        }
        let moves = most - crowded
        guard together.count >= max(1, limits.fewest), Double(together.count) >= limits.share * Double(moves) else {
            return nil
        }
        together.sort()
        return Companions.Pair(
            first: people[first],
            second: people[second],
            together: together.count,
            moves: moves,
            since: Instant(microseconds: together[max(1, limits.fewest) - 1])
        )
    }
}
