// swift-tools-version: 6.2
import PackageDescription

/// Features whose templates, scripts and styles stand beside their pages. `CAssets` embeds them.
let webFeatures = [
    "Access", "Belongings", "Board", "Floors", "Gateways", "Hub", "Kiosk", "Links", "Pay", "People", "Planning",
    "Radio", "Retention", "RollCall", "Search", "Settings", "Stations", "Timesheets", "Visitors",
]

let package = Package(
    name: "muster",
    platforms: [.macOS(.v26)],
    products: [
        .library(name: "BeaconKit", targets: ["BeaconKit"]),
        .executable(name: "muster", targets: ["muster"]),
        // Tests load it into stations whose clock is to be wrong.
        .library(name: "ShiftedClock", type: .dynamic, targets: ["ShiftedClock"]),
        // And this into those whose disk is to be slow.
        .library(name: "SlowSync", type: .dynamic, targets: ["SlowSync"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-asn1", from: "1.7.4"),
        .package(url: "https://github.com/apple/swift-certificates", from: "1.21.1"),
        .package(
            url: "https://github.com/apple/swift-configuration",
            from: "1.4.0",
            traits: [.defaults, "CommandLineArguments"]
        ),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    ],
    targets: [
        // What tests and benchmarks share: real recordings, and random numbers that are the same in every run.
        .target(name: "TestSupport", dependencies: ["BeaconKit"], path: "Tests/TestSupport"),

        // The beacon library: no dependency, no Foundation.
        .target(name: "BeaconKit"),
        .testTarget(name: "BeaconKitTests", dependencies: ["BeaconKit", "TestSupport"]),

        // People and time: values and pure functions.
        .target(
            name: "Attendance",
            dependencies: ["BeaconKit", .product(name: "Crypto", package: "swift-crypto")]
        ),
        // One fact of every kind, for the tests that write them and for those that mutate them.
        .target(
            name: "FactExamples",
            dependencies: ["Attendance", "BeaconKit", .product(name: "Crypto", package: "swift-crypto")],
            path: "Tests/FactExamples"
        ),
        .testTarget(
            name: "AttendanceTests",
            dependencies: ["Attendance", "BeaconKit", "FactExamples", "TestSupport"]
        ),

        // The files of Station/Languages/Catalogues inside the executable.
        .target(name: "CLanguages"),
        // The application: pipeline, commands, queries, ports.
        .target(
            name: "Station",
            dependencies: [
                "Attendance", "BeaconKit", "CLanguages",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
            ],
            exclude: ["Languages/Catalogues"]
        ),
        .testTarget(
            name: "StationTests",
            // The station is tested on the real store.
            dependencies: [
                "Station", "MusterStorage", "Attendance", "BeaconKit",
                .product(name: "Logging", package: "swift-log"),
            ]
        ),

        // One module per outside technology; they never import each other.
        // Names and layouts of the kernel's Bluetooth sockets.
        .target(name: "CBluetooth"),
        .target(
            name: "MusterRadio",
            dependencies: [
                "CBluetooth", "Station", "BeaconKit", .product(name: "SystemPackage", package: "swift-system"),
            ]
        ),
        .testTarget(
            name: "MusterRadioTests",
            dependencies: [
                "MusterRadio", "Station", "BeaconKit", "TestSupport",
                .product(name: "SystemPackage", package: "swift-system"),
            ]
        ),
        .target(
            name: "MusterStorage",
            dependencies: [
                "Station", "Attendance", "BeaconKit",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ]
        ),
        .testTarget(
            name: "MusterStorageTests",
            dependencies: [
                "MusterStorage", "Station", "Attendance", "BeaconKit", "FactExamples", "TestSupport",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Logging", package: "swift-log"),
            ],
            exclude: ["Fixtures"]
        ),
        .systemLibrary(name: "CXlsxWriter", pkgConfig: "xlsxwriter", providers: [.apt(["libxlsxwriter-dev"])]),
        // Debian's cairo and pango: pages of text in every script.
        .systemLibrary(name: "CPangoCairo", pkgConfig: "cairo", providers: [.apt(["libpango1.0-dev"])]),
        .target(
            name: "MusterExports",
            dependencies: ["CPangoCairo", "CQREncode", "CXlsxWriter", "Station", "Attendance"]
        ),
        .testTarget(
            name: "MusterExportsTests",
            dependencies: [
                "MusterExports", "MusterStorage", "Station", "Attendance", "BeaconKit",
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ]
        ),
        .systemLibrary(name: "CQREncode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
        // What every server of the station refuses before it looks at a request.
        .target(
            name: "MusterHTTP",
            dependencies: [
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
            ]
        ),
        .testTarget(
            name: "MusterHTTPTests",
            dependencies: [
                "MusterHTTP",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
            ]
        ),
        // The files of the web's Assets folders inside the executable.
        .target(name: "CAssets"),
        .target(
            name: "MusterWeb",
            dependencies: [
                "CAssets", "CQREncode", "MusterHTTP", "Station", "Attendance", "BeaconKit",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdTLS", package: "hummingbird"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "Mustache", package: "swift-mustache"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            exclude: ["Assets"] + webFeatures.map { "\($0)/Assets" }
        ),
        .testTarget(
            name: "MusterWebTests",
            dependencies: [
                "MusterWeb", "MusterExports", "MusterStorage", "Station", "Attendance", "BeaconKit", "TestSupport",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ]
        ),

        // Debian's MQTT client.
        .systemLibrary(name: "CMosquitto", pkgConfig: "libmosquitto", providers: [.apt(["libmosquitto-dev"])]),
        // One connection with a broker, for channels and for gateways.
        .target(name: "MusterMQTT", dependencies: ["CMosquitto", "Station"]),
        // Boxes that hear for the station over the network.
        .target(
            name: "MusterGateways",
            dependencies: [
                "CAvahi", "MusterMQTT", "Station", "BeaconKit",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),
        .testTarget(
            name: "MusterGatewaysTests",
            dependencies: [
                "muster", "MusterGateways", "MusterMQTT", "EndToEndSupport", "Station", "BeaconKit",
            ],
            exclude: ["Peers"]
        ),
        .target(
            name: "MusterLinks",
            dependencies: [
                "MusterMQTT", "Station", "Attendance", "BeaconKit",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
            ]
        ),
        .testTarget(
            name: "MusterLinksTests",
            dependencies: [
                "muster", "MusterLinks", "MusterMQTT", "MusterStorage", "EndToEndSupport", "Station", "Attendance",
                "BeaconKit",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "Subprocess", package: "swift-subprocess"),
            ]
        ),

        // Debian's client of the Avahi daemon.
        .systemLibrary(name: "CAvahi", providers: [.apt(["libavahi-client-dev"])]),
        .target(
            name: "MusterPeers",
            dependencies: [
                "CAvahi", "MusterHTTP", "Station", "Attendance", "BeaconKit",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdTLS", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "NIOTLS", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ]
        ),
        .target(name: "ShiftedClock", path: "Tests/ShiftedClock"),
        .target(name: "SlowSync", path: "Tests/SlowSync"),
        .testTarget(
            name: "MusterPeersTests",
            dependencies: [
                "muster", "MusterPeers", "MusterStorage", "EndToEndSupport", "FactExamples", "Station", "Attendance",
                "BeaconKit",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ]
        ),

        // Debian's client of PostgreSQL, and a hub that keeps many stations' journals in it.
        .systemLibrary(name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
        .target(
            name: "MusterHub",
            dependencies: [
                "CPostgres", "Station", "Attendance", "BeaconKit", .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ]
        ),
        .testTarget(
            name: "MusterHubTests",
            dependencies: [
                "muster", "MusterHub", "MusterPeers", "MusterStorage", "EndToEndSupport", "Station", "Attendance",
                "BeaconKit",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ]
        ),

        // Which commit was built, and the protocol by which a service tells systemd that it is ready.
        .target(name: "CBuild"),
        .systemLibrary(name: "CSystemd", pkgConfig: "libsystemd", providers: [.apt(["libsystemd-dev"])]),
        .executableTarget(
            name: "muster",
            dependencies: [
                "CBuild", "CSystemd", "MusterExports", "MusterGateways", "MusterHTTP", "MusterHub", "MusterLinks",
                "MusterPeers",
                "MusterRadio",
                "MusterStorage",
                "MusterWeb", "Station", "Attendance", "BeaconKit",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Configuration", package: "swift-configuration"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "SystemPackage", package: "swift-system"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ]
        ),
        // How fast all this is. It counts allocations by standing in for glibc's malloc, hence the target in C.
        .target(name: "AllocationCounter", path: "Benchmarks/Sources/AllocationCounter"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "AllocationCounter", "MusterExports", "MusterGateways", "MusterStorage", "MusterWeb", "Station",
                "Attendance",
                "BeaconKit",
                "TestSupport",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            path: "Benchmarks/Sources/Benchmarks"
        ),

        // How fast a hub takes in what stations recorded: Scripts/measure-hub.sh.
        .executableTarget(
            name: "HubBenchmark",
            dependencies: ["MusterHub", "MusterStorage", "Station", "Attendance", "BeaconKit"],
            path: "Benchmarks/Sources/HubBenchmark"
        ),

        // Bluetooth on the real kernel: virtual controllers, and the scenarios that a guest runs with them.
        .target(name: "VirtualAir", dependencies: ["BeaconKit"], path: "Tests/VirtualAir"),
        .executableTarget(
            name: "muster-air",
            dependencies: ["VirtualAir", "BeaconKit"],
            path: "Tests/muster-air"
        ),
        .testTarget(
            name: "RadioTests",
            dependencies: [
                "muster-air", "muster", "VirtualAir", "BeaconKit",
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ]
        ),

        // The real executable in tests: started, asked, ended; a network before it that can be cut.
        .target(
            name: "EndToEndSupport",
            dependencies: [
                "Attendance", "BeaconKit", "MusterStorage", "Station",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOFoundationCompat", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            path: "Tests/EndToEndSupport"
        ),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "muster", "EndToEndSupport", "MusterRadio", "MusterStorage", "Station", "Attendance", "BeaconKit",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ]
        ),
        // Attacks on the real executable, each named after what it must not reach.
        .testTarget(
            name: "SecurityTests",
            dependencies: [
                "muster", "EndToEndSupport", "MusterHTTP", "MusterStorage", "Station", "Attendance", "BeaconKit",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ]
        ),
        // Whatever comes from outside, mutated at random.
        .testTarget(
            name: "FuzzTests",
            dependencies: [
                "EndToEndSupport", "FactExamples", "MusterExports", "MusterGateways", "MusterLinks", "MusterMQTT",
                "MusterRadio", "MusterStorage",
                "MusterWeb", "Station", "Attendance", "BeaconKit", "TestSupport",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
            ]
        ),
        .testTarget(
            name: "BrowserTests",
            dependencies: [
                "muster", "EndToEndSupport", "MusterExports", "MusterStorage", "MusterWeb", "Station", "Attendance",
                "BeaconKit",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOFoundationCompat", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ]
        ),
    ]
)

for target in package.targets where target.type != .system {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .treatAllWarnings(as: .error),
    ]
}

// What tests replay hours of radio and years of attendance through is compiled with optimization in debug builds, too. Only
// Scripts/build.sh asks for it: a package with such flags cannot be another's dependency, and BeaconKit is to be one.
if Context.environment["MUSTER_FAST_DEBUG"] != nil {
    let fast = [
        "BeaconKit", "Attendance", "Station", "MusterRadio", "MusterStorage", "VirtualAir", "muster-air",
        "FuzzTests",
    ]
    for target in package.targets where fast.contains(target.name) {
        target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
    }
}

// Counts what is executed, in the code of this package alone: Scripts/fuzz-coverage.sh.
if Context.environment["MUSTER_COVERAGE"] != nil {
    for target in package.targets where target.type == .regular && target.path == nil && !target.name.hasPrefix("C") {
        target.swiftSettings?.append(.unsafeFlags(["-profile-generate", "-profile-coverage-mapping"]))
    }
    for target in package.targets where target.type == .test || target.type == .executable {
        target.linkerSettings = [.unsafeFlags(["-profile-generate"])]
    }
}
