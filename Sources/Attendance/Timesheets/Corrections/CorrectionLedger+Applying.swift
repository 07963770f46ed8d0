extension CorrectionLedger {
    /// A person's punches as they count after the corrections in force.
    ///
    /// - Parameters:
    ///   - punches: as they were recorded, in order.
    ///   - corrections: of this person, in the order in which they count.
    /// - Returns: the punches in order.
    static func applying(
        _ corrections: [Item],
        to punches: [RecordedPunch]
    ) -> [StandingPunch] {
        let standing = punches.map(StandingPunch.init)
        let inForce = corrections.filter(\.state.isInForce)
        guard !inForce.isEmpty else { return standing }
        var places: [EntryID: Int] = [:]
        var all: [StandingPunch?] = standing
        for (index, punch) in standing.enumerated() { places[punch.id] = index }
        var corrected: [CorrectionID: Int] = [:]

        func place(_ target: Correction.Target) -> Int? {
            switch target {
            case .entry(let id): places[id]
            case .correction(let id): corrected[id]
            }
        }
        for item in inForce {
            let id = item.state.correction.id
            switch item.state.correction.change {
            case .add(let direction, let happened):
                corrected[id] = all.count
                all.append(StandingPunch(added: direction, at: happened, by: id, id: item.entry))
            case .replace(let target, let direction, let happened):
                guard let place = place(target), var punch = all[place] else { continue }
                punch.direction = direction
                punch.happened = happened
                punch.isProvisional = false
                punch.correction = id
                all[place] = punch
                corrected[id] = place
            case .remove(let target):
                guard let place = place(target) else { continue }
                all[place] = nil
                corrected[id] = place
            case .reverse:
                continue
            }
        }
        return all.compactMap(\.self).sorted()
    }
}
