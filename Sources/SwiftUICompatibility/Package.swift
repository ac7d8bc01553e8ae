// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

// A package of its own, which nothing of the package around it depends on: a module `SwiftUI` in a build folder makes
// `canImport(SwiftUI)` true for every package that is built there.
let package = Package(
  name: "SwiftUICompatibility",
  products: [
    .library(
      name: "SwiftUICompatibility",
      targets: [
        "Accessibility", "Combine", "CoreTransferable", "Network", "StoreKit", "SwiftUI",
        "UniformTypeIdentifiers", "UserNotifications",
      ]),
    .plugin(name: "SwiftUISources", targets: ["SwiftUISources"]),
  ],
  traits: [
    .trait(
      name: "Automation",
      description: "What tests reach in apps: fixtures, commands, gates, stubs, the bridge."),
    .default(enabledTraits: ["Automation"]),
  ],
  dependencies: [
    .package(
      name: "swift-ui-tests", path: "../..",
      traits: [.trait(name: "Automation", condition: .when(traits: ["Automation"]))]),
    .package(path: "../AppleModules"),
  ],
  targets: [
    // In the compiler: what `#Preview`, `@Previewable` and `@Entry` stand for.
    .macro(name: "SwiftUIMacros", dependencies: ["MacroExpansions"]),
    // Beside it, so that its tests need not be built as the compiler's tools are, and with them all that the package depends on.
    .target(name: "MacroExpansions"),
    .target(
      name: "Combine", dependencies: [.product(name: "Publishing", package: "swift-ui-tests")]),
    // What lengths in points are in cells.
    .target(
      name: "CellLengths", dependencies: [.product(name: "TextUI", package: "swift-ui-tests")]),
    // In C: Foundation's networking, in those programs only that use it.
    .target(name: "AdditionsLinking"),
    // What Foundation has on Apple's platforms alone; units in all languages come from Foundation's own data.
    .target(
      name: "FoundationAdditions", dependencies: ["AdditionsLinking"],
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    // Where the device is, for applications.
    .target(
      name: "Locations",
      dependencies: [
        .product(name: "AppleModules", package: "AppleModules"),
        .product(name: "TextUI", package: "swift-ui-tests"),
      ]),
    // In C, what is called when a program is loaded.
    .target(name: "SwiftUIBootstrap"),
    .target(
      name: "SwiftUI",
      dependencies: [
        "CellLengths", "FoundationAdditions", "Locations", "SwiftUIBootstrap", "SwiftUIMacros",
        .product(name: "AppleModules", package: "AppleModules"),
        .product(name: "PredicateFormat", package: "swift-ui-tests"),
        .product(name: "TextUI", package: "swift-ui-tests"),
      ]),
    .target(
      name: "Accessibility",
      dependencies: [.product(name: "TextUI", package: "swift-ui-tests")]),
    .target(
      name: "CoreTransferable",
      dependencies: [.product(name: "TextUI", package: "swift-ui-tests")]),
    .target(
      name: "Network", dependencies: [.product(name: "TextUI", package: "swift-ui-tests")]),
    .target(
      name: "StoreKit",
      dependencies: ["SwiftUI", .product(name: "TextUI", package: "swift-ui-tests")]),
    .target(
      name: "UniformTypeIdentifiers",
      dependencies: [.product(name: "TextUI", package: "swift-ui-tests")]),
    .target(
      name: "UserNotifications",
      dependencies: [.product(name: "TextUI", package: "swift-ui-tests")]),
    .plugin(
      name: "SwiftUISources", capability: .buildTool(), path: "Sources/SwiftUISources"),
    // Previews of all kinds, as a program.
    .executableTarget(
      name: "PreviewedApp", dependencies: ["Combine", "SwiftUI"], path: "Tests/PreviewedApp"),
    .testTarget(name: "FoundationAdditionsTests", dependencies: ["FoundationAdditions"]),
    .testTarget(name: "MacroExpansionsTests", dependencies: ["MacroExpansions"]),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "Accessibility", "CellLengths", "Combine", "CoreTransferable", "Network", "PreviewedApp",
        "SampleShop", "StoreKit", "SwiftUI", "UniformTypeIdentifiers", "UserNotifications",
        .product(name: "AppleModules", package: "AppleModules"),
        .product(name: "AutomationTools-Core", package: "swift-ui-tests"),
        .product(name: "AutomationTools-Host", package: "swift-ui-tests"),
      ]),

    // Applications as people write them for a phone, unchanged, and the suite that drives them.
    .executableTarget(
      name: "SampleLogin", dependencies: ["Combine", "SwiftUI"], path: "Samples/Login"),
    .executableTarget(
      name: "SampleNotes", dependencies: ["Combine", "SwiftUI"], path: "Samples/Notes",
      resources: [.process("Assets.xcassets")],
      plugins: ["SwiftUISources"]),
    .executableTarget(
      name: "SampleSettings", dependencies: ["Combine", "SwiftUI"], path: "Samples/Settings"),
    .executableTarget(
      name: "SampleShop", dependencies: ["Combine", "SwiftUI"], path: "Samples/Shop",
      resources: [.process("products.json")]),
    .executableTarget(
      name: "SampleTimer", dependencies: ["Combine", "SwiftUI"], path: "Samples/Timer"),
    .testTarget(
      name: "SamplesUITests",
      dependencies: [
        "SampleLogin", "SampleNotes", "SampleSettings", "SampleShop", "SampleTimer",
        .product(name: "AutomationTools-Core", package: "swift-ui-tests"),
      ],
      path: "Samples/UITests"),
  ]
)

for target in package.targets
where target.path?.hasPrefix("Samples/") != true && target.type != .plugin
  && !["AdditionsLinking", "SwiftUIBootstrap"].contains(target.name)
{
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
