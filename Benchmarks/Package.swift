// swift-tools-version: 6.2
import PackageDescription

// How fast Muster is. `make bench`, or for some subjects alone
// `swift run -c release --package-path Benchmarks Benchmarks SUBJECT…`.
//
// The harness is small and our own. Ordo-one's package-benchmark was tried: its first run takes minutes to build, its
// results only come through a package plugin, without its default traits it shows zeros for allocations that it doesn't
// count, and it can't set a measurement beside a bare baseline of the same run.
let package = Package(
    name: "muster-benchmarks",
    platforms: [.macOS(.v26)],
    dependencies: [
        .package(name: "muster", path: "..")
    ],
    targets: [
        // Counts allocations by standing in for glibc's malloc: Linux only.
        .target(name: "AllocationCounter"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["AllocationCounter", .product(name: "BeaconKit", package: "muster")],
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                .treatAllWarnings(as: .error),
            ]
        ),
    ]
)
