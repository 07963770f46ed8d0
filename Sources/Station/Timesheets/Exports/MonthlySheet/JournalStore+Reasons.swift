package import Attendance

extension JournalStore {
    /// Why corrections were made; those whose reasons were erased are not there.
    ///
    /// - Throws: ``StoreError``.
    package func reasons(of corrections: [CorrectionState]) throws -> [Commitment: String] {
        var reasons: [Commitment: String] = [:]
        for state in corrections { reasons[state.correction.reason] = try text(state.correction.reason) }
        return reasons
    }
}
