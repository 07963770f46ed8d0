import Testing

/// Where the tests begin. SwiftPM would write this file itself if it could look for XCTests in an index of the whole code, which
/// costs a tenth of the build and finds none; by this file's name it knows that it need not.
@main
struct Tests {
    static func main() async {
        await Testing.__swiftPMEntryPoint() as Never
    }
}
