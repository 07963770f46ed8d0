import Testing

/// Runs one demo for all tests of a suite, who find it in `DemoStation.current`.
struct DemoTrait: SuiteTrait, TestScoping {
    let moment: DemoMoment
    let speed: Int

    @concurrent
    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await DemoStation.with(until: moment, speed: speed) { demo in
            try await DemoStation.$current.withValue(demo) { try await function() }
        }
    }
}

extension Trait where Self == DemoTrait {
    /// - Parameters:
    ///   - moment: of the demo's first day, when the first test begins.
    ///   - speed: how fast the day passes from there, in seconds a second.
    static func demo(until moment: DemoMoment, speed: Int) -> Self { DemoTrait(moment: moment, speed: speed) }
}
