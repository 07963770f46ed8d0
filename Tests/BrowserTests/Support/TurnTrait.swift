import Testing

/// Makes each case of a suite’s tests wait for its turn: it is handed on to the tests, so it has to be a trait of those, too.
struct TurnTrait: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func scopeProvider(for test: Test, testCase: Test.Case?) -> TurnTrait? {
        testCase == nil ? nil : self
    }

    @concurrent
    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await Turns.shared.take(function)
    }
}

extension Trait where Self == TurnTrait {
    /// Two of the tests in browsers run at a time.
    static var twoAtATime: Self { TurnTrait() }
}
