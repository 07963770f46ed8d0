import Testing

/// Lets the tests of a suite share their browsers.
struct BrowserPoolTrait: SuiteTrait, TestScoping {
    @concurrent
    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await BrowserPool.with(function)
    }
}

extension Trait where Self == BrowserPoolTrait {
    /// The tests of the suite hand on their browsers, each as if it were new.
    static var sharedBrowsers: Self { BrowserPoolTrait() }
}
