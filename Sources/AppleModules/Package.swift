// swift-tools-version: 6.2

import PackageDescription

// A package of its own, which nothing of the package around it depends on: a module of such a name in a build folder makes `canImport`
// true for every package that is built there. It depends on nothing in turn; three files of `os` are links into `Primitives`.
let package = Package(
  name: "AppleModules",
  products: [
    .library(
      name: "AppleModules",
      targets: [
        "AudioToolbox", "CoreGraphics", "CoreHaptics", "CoreLocation", "CryptoKit",
        "LocalAuthentication", "OSLog", "QuartzCore", "Security", "UIKit", "WidgetKit", "os",
      ])
  ],
  targets: [
    // In C, a map of modules alone: `import os.log` asks for a part of a module, which modules in Swift do not have.
    .target(name: "OSSubmodules"),
    .target(name: "os", dependencies: ["OSSubmodules"]),
    .target(name: "OSLog", dependencies: ["os"]),
    // Swift Testing's own modules beside those of Apple's platforms: a file that sees both asks for them by these names.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),
    // Core Foundation's names for what Foundation has.
    .target(name: "CoreFoundationNames"),
    .target(
      name: "CoreGraphics", dependencies: ["CoreFoundationNames", "_Testing_CoreGraphics"]),
    .target(name: "CoreLocation"),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
    .target(name: "UIKit", dependencies: ["CoreGraphics", "QuartzCore", "_Testing_UIKit", "os"]),
    // What applications call beside their screens, and a terminal has nothing of: sounds, shaking, faces, widgets.
    .target(name: "AudioToolbox"),
    .target(name: "CoreHaptics"),
    .target(name: "LocalAuthentication"),
    .target(name: "WidgetKit"),
    // What they keep secret: a keychain, digests and ciphers.
    .target(name: "CryptoKit"),
    .target(name: "Security", dependencies: ["CoreFoundationNames"]),
    .testTarget(name: "OSTests", dependencies: ["OSLog", "os"]),
    .testTarget(
      name: "DeviceTests",
      dependencies: [
        "AudioToolbox", "CoreHaptics", "LocalAuthentication", "QuartzCore", "WidgetKit",
      ]),
    .testTarget(name: "CryptoKitTests", dependencies: ["CryptoKit"]),
    .testTarget(name: "SecurityTests", dependencies: ["CryptoKit", "Security"]),
    .testTarget(name: "UIKitTests", dependencies: ["CoreGraphics", "CoreLocation", "UIKit"]),
  ]
)

for target in package.targets where target.name != "OSSubmodules" {
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
