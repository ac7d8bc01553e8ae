// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "swift-ui-tests",
  products: [
    // For applications that draw text.
    .library(name: "TextUI", targets: ["TextUI"]),
    .library(name: "Publishing", targets: ["Publishing"]),
    .library(name: "PredicateFormat", targets: ["PredicateFormat"]),
    .library(name: "AutomationTools-Host", targets: ["AutomationTools-Host"]),
    .library(name: "AutomationTools-Board", targets: ["AutomationTools-Board"]),
    // For their UI tests.
    .library(name: "XCUIAutomation", targets: ["XCUIAutomation"]),
    .library(name: "AutomationTools-Core", targets: ["AutomationTools-Core"]),
    .plugin(name: "UITestSources", targets: ["UITestSources"]),
    // For applications written with another toolkit, and for their host's own tests.
    .library(
      name: "AutomationWire", targets: ["AutomationWire", "AccessibilityTree", "TextRendering"]),
    .library(name: "AutomationConformance", targets: ["AutomationConformance"]),
    // For programs that read what a test did.
    .library(name: "AutomationTrace", targets: ["AutomationTrace"]),
    // For people: `swift run uitest`.
    .executable(name: "uitest", targets: ["uitest"]),
    .executable(name: "SampleApp", targets: ["SampleApp"]),
  ],
  traits: [
    .trait(
      name: "Automation",
      description: "What tests reach in apps: fixtures, commands, gates, stubs, the bridge."),
    .default(enabledTraits: ["Automation"]),
  ],
  targets: [
    // What both sides share.
    .target(name: "Primitives"),
    .target(name: "ProcessClock"),
    // In C: copies of an app's program, each as if it had just been started.
    .target(name: "LaunchServer"),
    // In C: which types conform to a protocol.
    .target(name: "ConformanceRecords"),
    // In C: the calls that led to a place.
    .target(name: "CallFrames"),
    .target(name: "VirtualTime", dependencies: ["Primitives", "ProcessClock"]),
    .target(name: "AccessibilityTree", dependencies: ["Primitives"]),
    .target(name: "TextRendering", dependencies: ["Primitives"]),
    .target(name: "PredicateFormat", dependencies: ["Primitives"]),
    .target(name: "AutomationTrace", dependencies: ["Primitives", "TextRendering"]),
    .target(name: "Publishing"),
    .target(
      name: "AutomationWire",
      dependencies: [
        "AccessibilityTree", "CallFrames", "LaunchServer", "Primitives", "TextRendering",
        "VirtualTime",
      ]),
    .target(
      name: "AutomationConformance",
      dependencies: ["AccessibilityTree", "AutomationWire", "TextRendering", "VirtualTime"]),

    // What both sides of AutomationTools share.
    .target(
      name: "AutomationTools-Shared",
      dependencies: ["AccessibilityTree", "AutomationWire", "Primitives"]),

    // The application's side.
    .target(
      name: "TextUI",
      dependencies: [
        "AccessibilityTree", "AutomationWire", "ConformanceRecords", "Primitives", "Publishing",
        "TextRendering", "VirtualTime", "VirtualTimeBootstrap",
      ]),
    // In C: Foundation's networking, in those apps only that use it.
    .target(name: "NetworkLinking"),
    .target(
      name: "AutomationTools-Host",
      dependencies: ["AutomationTools-Shared", "AutomationWire", "NetworkLinking", "Primitives"]),
    .target(
      name: "AutomationTools-Board",
      dependencies: ["AutomationTools-Host", "AutomationTools-Shared", "TextUI"]),

    // The tests' side.
    .target(name: "VirtualTimeBootstrap"),
    // What corelibs XCTest lacks: base classes, discovery, activities, attachments, issues, expected failures, orders, results.
    .target(
      name: "XCTestAdditions",
      dependencies: [
        "AutomationTrace", "CallFrames", "Primitives", "TestOutput", "VirtualTime",
        "XCTestBootstrap",
      ]),
    // In C: what a test process writes, so that `swift test` loses nothing of it.
    .target(name: "TestOutput"),
    // In C: observes XCTest from load time on, and goes on when the process dies that runs tests.
    .target(name: "XCTestBootstrap", dependencies: ["CallFrames"]),
    .target(
      name: "XCUIAutomation",
      dependencies: [
        "AccessibilityTree", "AutomationTrace", "AutomationWire", "LaunchServer", "PredicateFormat",
        "Primitives", "TextRendering", "VirtualTime", "VirtualTimeBootstrap", "XCTestAdditions",
      ]),
    // What a suite that was written for Apple's platforms needs besides, as a file that is made when it is built.
    .plugin(name: "UITestSources", capability: .buildTool(), path: "Sources/UITestSources"),
    .target(
      name: "AutomationTools-Core",
      dependencies: [
        "AccessibilityTree", "AutomationTools-Shared", "AutomationWire", "Primitives",
        "XCUIAutomation",
      ]),

    .executableTarget(
      name: "uitest",
      dependencies: [
        "AccessibilityTree", "AutomationTrace", "AutomationWire", "TextRendering", "VirtualTime",
      ]),

    // The sample application and its suite.
    .executableTarget(
      name: "SampleApp",
      dependencies: [
        "AutomationTools-Board", "AutomationTools-Host", "AutomationWire", "SampleAccounts",
        "SampleGallery", "SampleTrafficLights", "TextUI",
      ],
      path: "SampleApp/App"),
    .testTarget(
      name: "SampleAppUITests", dependencies: ["AutomationTools-Core", "SampleApp"],
      path: "SampleApp/UITests"),

    // Its siblings: `swift run SampleApp -app traffic-lights`, `-app accounts`, `-app gallery`.
    .target(
      name: "SampleTrafficLights",
      dependencies: ["AutomationTools-Board", "AutomationTools-Host", "TextUI"],
      path: "SampleApp/TrafficLights/App"),
    .testTarget(
      name: "SampleTrafficLightsUITests",
      dependencies: ["AutomationTools-Core", "SampleApp", "SampleTrafficLights"],
      path: "SampleApp/TrafficLights/UITests"),
    .target(
      name: "SampleAccounts",
      dependencies: ["AutomationTools-Board", "AutomationTools-Host", "Primitives", "TextUI"],
      path: "SampleApp/Accounts/App"),
    .testTarget(
      name: "SampleAccountsUITests",
      dependencies: ["AutomationTools-Core", "SampleAccounts", "SampleApp"],
      path: "SampleApp/Accounts/UITests"),

    .target(
      name: "SampleGallery",
      dependencies: ["AutomationTools-Board", "AutomationTools-Host", "TextUI"],
      path: "SampleApp/Gallery/App"),
    .testTarget(
      name: "SampleGalleryUITests",
      dependencies: ["AutomationTools-Core", "SampleApp", "SampleGallery"],
      path: "SampleApp/Gallery/UITests"),

    .testTarget(
      name: "SampleAppTests",
      dependencies: [
        "AccessibilityTree", "AccountWriter", "AutomationTools-Core", "AutomationTools-Host",
        "AutomationWire", "Primitives", "SampleAccounts", "SampleApp", "SampleGallery",
        "SampleTrafficLights", "TextRendering", "TextUI",
      ]),
    .testTarget(name: "SampleAppTerminalTests", dependencies: ["PseudoTerminal", "SampleApp"]),

    // What tests need beside them: other programs to run, a terminal to run them in.
    .executableTarget(
      name: "HandmadeApp", dependencies: ["AccessibilityTree", "AutomationWire", "TextRendering"],
      path: "Tests/Support/HandmadeApp"),
    .executableTarget(
      name: "TinyToolkit", dependencies: ["AccessibilityTree", "AutomationWire", "TextRendering"],
      path: "Tests/Support/TinyToolkit"),
    .executableTarget(
      name: "LazyApp", dependencies: ["AccessibilityTree", "AutomationWire", "TextRendering"],
      path: "Tests/Support/LazyApp"),
    .executableTarget(
      name: "CrashingApp",
      dependencies: [
        "AccessibilityTree", "AutomationWire", "LaunchServer", "TextRendering", "TextUI",
      ],
      path: "Tests/Support/CrashingApp"),
    .executableTarget(
      name: "NetworklessApp", dependencies: ["AutomationTools-Host", "TextUI"],
      path: "Tests/Support/NetworklessApp"),
    .executableTarget(
      name: "AccountWriter", dependencies: ["SampleAccounts"], path: "Tests/Support/AccountWriter"),
    .executableTarget(
      name: "PlantedRace", dependencies: ["VirtualTime", "VirtualTimeBootstrap"],
      path: "Tests/Support/PlantedRace"
    ),
    .target(name: "FuzzSeeds", path: "Tests/Support/FuzzSeeds"),
    .target(
      name: "FailureTesting", dependencies: ["XCUIAutomation"],
      path: "Tests/Support/FailureTesting"),
    .target(
      name: "PseudoTerminal", dependencies: ["TextRendering"], path: "Tests/Support/PseudoTerminal"),

    // Benchmarks: `swift run -c release ListBenchmark`.
    .executableTarget(
      name: "ListBenchmark", dependencies: ["AccessibilityTree", "AutomationWire", "TextUI"],
      path: "Tests/Benchmarks/ListBenchmark"),
    .executableTarget(
      name: "TrafficLightBenchmark",
      dependencies: [
        "AutomationTools-Core", "BenchmarkSupport", "SampleApp", "SampleTrafficLights",
        "VirtualTime",
      ],
      path: "Tests/Benchmarks/TrafficLightBenchmark"),
    // All works beside the same works of peers: `swift run -c release Benchmarks`.
    .target(
      name: "BenchmarkSupport", dependencies: ["AutomationWire", "TextUI", "VirtualTime"],
      path: "Tests/Benchmarks/BenchmarkSupport"),
    .executableTarget(
      name: "BenchmarkApp", dependencies: ["BenchmarkSupport", "TextUI"],
      path: "Tests/Benchmarks/BenchmarkApp"),
    .executableTarget(
      name: "BenchmarkHostApp",
      dependencies: ["AutomationTools-Host", "BenchmarkSupport", "TextUI"],
      path: "Tests/Benchmarks/BenchmarkHostApp"),
    .executableTarget(name: "EmptyProcess", path: "Tests/Benchmarks/EmptyProcess"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "BenchmarkApp", "BenchmarkHostApp", "BenchmarkSupport", "EmptyProcess",
        "TrafficLightBenchmark", "VirtualTime", "XCUIAutomation",
      ],
      path: "Tests/Benchmarks/Benchmarks"),

    // Tests.
    .testTarget(name: "PrimitivesTests", dependencies: ["Primitives"]),
    .testTarget(name: "TestOutputTests", dependencies: ["TestOutput"]),
    .testTarget(
      name: "VirtualTimeTests", dependencies: ["Primitives", "VirtualTime", "VirtualTimeBootstrap"]),
    .testTarget(
      name: "AccessibilityTreeTests",
      dependencies: ["AccessibilityTree", "FuzzSeeds", "Primitives"]),
    .testTarget(
      name: "TextRenderingTests", dependencies: ["Primitives", "TextRendering"],
      exclude: ["Support/Generators"]),
    .testTarget(
      name: "PredicateFormatTests", dependencies: ["FuzzSeeds", "PredicateFormat", "Primitives"]),
    .testTarget(
      name: "AutomationTraceTests", dependencies: ["AutomationTrace", "TextRendering"]),
    .testTarget(name: "PublishingTests", dependencies: ["Publishing"]),
    .testTarget(
      name: "uitestTests",
      dependencies: [
        "AutomationTools-Core", "AutomationTrace", "SampleApp", "VirtualTime", "XCUIAutomation",
        "uitest",
      ]
    ),
    .testTarget(
      name: "AutomationWireTests",
      dependencies: [
        "AccessibilityTree", "AutomationWire", "Primitives", "TextRendering", "VirtualTime",
        "VirtualTimeBootstrap",
      ]),
    .testTarget(
      name: "AutomationConformanceTests",
      dependencies: [
        "AccessibilityTree", "AutomationConformance", "AutomationWire", "HandmadeApp", "LazyApp",
        "TextRendering", "TextUI", "TinyToolkit", "VirtualTimeBootstrap",
      ]),
    .testTarget(
      name: "TextUITests",
      dependencies: [
        "AccessibilityTree", "AutomationWire", "CrashingApp", "FuzzSeeds", "Primitives",
        "PseudoTerminal", "TextRendering", "TextUI", "VirtualTime",
      ]),
    // What an application writes where everything is the main actor's unless it says otherwise, as in a new project of Xcode's.
    .testTarget(name: "DefaultIsolationTests", dependencies: ["TextUI"]),
    .testTarget(
      name: "XCUIAutomationTests",
      dependencies: [
        "AccessibilityTree", "AutomationTrace", "AutomationWire", "CrashingApp", "FailureTesting",
        "HandmadeApp",
        "PredicateFormat", "Primitives", "TextRendering", "TextUI", "XCTestAdditions",
        "VirtualTime", "XCTestBootstrap", "XCUIAutomation",
      ]),
    .testTarget(name: "TinyToolkitUITests", dependencies: ["TinyToolkit", "XCUIAutomation"]),
    .testTarget(name: "LazyAppUITests", dependencies: ["LazyApp", "XCUIAutomation"]),
    .testTarget(
      name: "SuiteStyleTests", dependencies: ["SampleApp", "XCUIAutomation"],
      plugins: ["UITestSources"]),
    .testTarget(
      name: "AutomationToolsSharedTests",
      dependencies: [
        "AccessibilityTree", "AutomationTools-Shared", "AutomationWire", "FuzzSeeds", "Primitives",
      ]),
    .testTarget(
      name: "AutomationToolsTests",
      dependencies: [
        "AccessibilityTree", "AutomationTools-Board", "AutomationTools-Core",
        "AutomationTools-Host", "AutomationTools-Shared", "AutomationWire", "FailureTesting",
        "NetworklessApp", "TextUI",
      ]),
    .testTarget(
      name: "PackageTests",
      dependencies: [
        "AutomationConformance", "AutomationTools-Board", "AutomationTools-Core",
        "AutomationTools-Host", "TextUI",
      ],
      exclude: ["SwiftUI/swiftui-demand.tsv"]),
    .testTarget(
      name: "PseudoTerminalTests", dependencies: ["Primitives", "PseudoTerminal", "TextRendering"],
      path: "Tests/Support/PseudoTerminalTests"),
  ]
)

// `.ci/run` builds the tests of some targets alone where it runs no others: those whose names begin so.
if let names = Context.environment["UITEST_TEST_TARGETS"]?.split(separator: ",") {
  package.targets.removeAll { target in
    target.type == .test && !names.contains { target.name.hasPrefix($0) }
  }
}

// Discovery of `@MainActor` test methods needs Swift 5 function types, and suites as they are written for iOS are mostly Swift 5.
let swift5Targets: Set = ["XCTestAdditions", "SuiteStyleTests"]

let cTargets: Set = [
  "CallFrames", "ConformanceRecords", "LaunchServer", "NetworkLinking", "ProcessClock",
  "TestOutput", "VirtualTimeBootstrap", "XCTestBootstrap",
]

for target in package.targets where !cTargets.contains(target.name) && target.type != .plugin {
  target.swiftSettings = [
    .swiftLanguageMode(swift5Targets.contains(target.name) ? .v5 : .v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
  if target.name == "DefaultIsolationTests" {
    target.swiftSettings?.append(.defaultIsolation(MainActor.self))
  }
}
