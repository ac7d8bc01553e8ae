/// The layers of this package: which target may import which, as the house is drawn.
///
/// ```
///  leaves   Primitives   VirtualTime   AccessibilityTree   TextRendering   PredicateFormat   AutomationTrace
///                              ▲            ▲    ▲    ▲        ▲               ▲
///  the boundary                └── AutomationWire ────┼────────┘               │
///  of the process                   ▲    ▲    ▲       │                        │
///  app side                   TextUI     │    └── XCUIAutomation ──────────────┘   test side
///                               ▲        │               ▲
///  the seeds' layer             │  AutomationTools-Shared│
///                               │        ▲        ▲      │
///                    AutomationTools-Host         AutomationTools-Core
///                               ▲                        ▲
///                           SampleApp ┄┄┄ process ┄┄┄ SampleAppUITests
/// ```
/// Arrows point from importer to imported. The app side and the test side never import each other.
enum House {
  /// Where a target runs, and so what it may not import.
  enum Side: Sendable {
    /// On both sides of the boundary.
    case both

    /// In the application's process: never XCTest.
    case app

    /// In the tests' process: never what draws, nor what reads what a test injected.
    case test
  }

  /// A target's place.
  struct Place: Sendable {
    /// Where it runs.
    let side: Side

    /// The targets that it may import.
    let mayImport: Set<String>
  }

  /// Modules of the tests' side, which are none of this package's targets.
  static let testFrameworks: Set = ["XCTest", "Testing"]

  /// What needs no other target of this package: anybody may import it.
  private static let leaves: Set = [
    "AccessibilityTree", "AutomationTrace", "PredicateFormat", "Primitives", "TextRendering",
    "VirtualTime",
  ]

  /// What only the tests' side and toolkits of ours use of the leaves.
  private static let common: Set = [
    "AccessibilityTree", "Primitives", "TextRendering", "VirtualTime",
  ]

  /// What an application may import.
  private static let appAuthor: Set = [
    "AutomationTools-Board", "AutomationTools-Host", "AutomationWire", "TextUI",
  ]

  /// The place of each target outside of `Tests`.
  static let places: [String: Place] = {
    var places: [String: Place] = [:]
    for leaf in leaves {
      places[leaf] = Place(side: .both, mayImport: leaf == "Primitives" ? [] : ["Primitives"])
    }
    // Draws screens again.
    places["AutomationTrace"] = Place(side: .both, mayImport: ["Primitives", "TextRendering"])
    // The part of VirtualTime in C, which stands in for functions of libc.
    places["ProcessClock"] = Place(side: .both, mayImport: [])
    places["VirtualTime"] = Place(side: .both, mayImport: ["Primitives", "ProcessClock"])
    // Refers to VirtualTime by a symbol.
    places["VirtualTimeBootstrap"] = Place(side: .both, mayImport: [])
    // In C, the calls that led to a place.
    places["CallFrames"] = Place(side: .both, mayImport: [])
    // In C, copies of an application's program.
    places["LaunchServer"] = Place(side: .both, mayImport: [])
    places["AutomationWire"] = Place(
      side: .both, mayImport: common.union(["CallFrames", "LaunchServer"]))
    places["AutomationConformance"] = Place(
      side: .both,
      mayImport: ["AccessibilityTree", "AutomationWire", "TextRendering", "VirtualTime"])
    places["AutomationTools-Shared"] = Place(
      side: .both, mayImport: ["AccessibilityTree", "AutomationWire", "Primitives"])

    // A program for people, which launches applications as tests do.
    places["uitest"] = Place(
      side: .both,
      mayImport: [
        "AccessibilityTree", "AutomationTrace", "AutomationWire", "TextRendering", "VirtualTime",
      ])

    // Combine's words, over Foundation alone.
    places["Publishing"] = Place(side: .app, mayImport: [])
    // In C, which types conform to a protocol.
    places["ConformanceRecords"] = Place(side: .app, mayImport: [])
    places["TextUI"] = Place(
      side: .app,
      mayImport: common.union([
        "AutomationWire", "ConformanceRecords", "Publishing", "VirtualTimeBootstrap",
      ]))
    // In C, Foundation's networking in those applications only that use it.
    places["NetworkLinking"] = Place(side: .app, mayImport: [])
    places["AutomationTools-Host"] = Place(
      side: .app,
      mayImport: ["AutomationTools-Shared", "AutomationWire", "NetworkLinking", "Primitives"])
    places["AutomationTools-Board"] = Place(
      side: .app,
      mayImport: [
        "AutomationTools-Host", "AutomationTools-Shared", "AutomationWire", "Primitives", "TextUI",
      ])
    places["SampleTrafficLights"] = Place(side: .app, mayImport: appAuthor)
    places["SampleGallery"] = Place(side: .app, mayImport: appAuthor)
    // Its files carry a checksum, which need not be written again.
    places["SampleAccounts"] = Place(side: .app, mayImport: appAuthor.union(["Primitives"]))
    places["SampleApp"] = Place(
      side: .app,
      mayImport: appAuthor.union([
        "SampleAccounts", "SampleGallery", "SampleTrafficLights",
      ]))

    // In C, what a test process writes.
    places["TestOutput"] = Place(side: .test, mayImport: [])
    // Refers to XCTestAdditions by a symbol.
    places["XCTestBootstrap"] = Place(side: .test, mayImport: ["CallFrames"])
    // A plugin of builds, which is part of no program.
    places["UITestSources"] = Place(side: .test, mayImport: [])
    places["XCTestAdditions"] = Place(
      side: .test,
      mayImport: [
        "AutomationTrace", "CallFrames", "Primitives", "TestOutput", "VirtualTime",
        "XCTestBootstrap",
      ])
    places["XCUIAutomation"] = Place(
      side: .test,
      mayImport: leaves.union([
        "AutomationWire", "LaunchServer", "VirtualTimeBootstrap", "XCTestAdditions",
      ]))
    places["AutomationTools-Core"] = Place(
      side: .test,
      mayImport: [
        "AccessibilityTree", "AutomationTools-Shared", "AutomationWire", "Primitives",
        "XCUIAutomation",
      ])
    // The package `Sources/AppleModules`, of which neither side may be: tests and applications import the same modules.
    let alone = [
      "AudioToolbox", "CoreFoundationNames", "CoreHaptics", "CoreLocation", "CryptoKit",
      "LocalAuthentication", "OSSubmodules", "WidgetKit", "_Testing_CoreGraphics", "_Testing_UIKit",
    ]
    for name in alone { places[name] = Place(side: .both, mayImport: []) }
    places["CoreGraphics"] = Place(
      side: .both, mayImport: ["CoreFoundationNames", "_Testing_CoreGraphics"])
    places["Security"] = Place(side: .both, mayImport: ["CoreFoundationNames"])
    places["os"] = Place(side: .both, mayImport: ["OSSubmodules"])
    places["OSLog"] = Place(side: .both, mayImport: ["os"])
    places["QuartzCore"] = Place(side: .both, mayImport: ["CoreGraphics"])
    places["UIKit"] = Place(
      side: .both, mayImport: ["CoreGraphics", "QuartzCore", "_Testing_UIKit", "os"])
    // The package `Sources/SwiftUICompatibility`, for applications; what macros stand for is asked by the compiler.
    places["Combine"] = Place(side: .app, mayImport: ["Publishing", "swift-ui-tests"])
    places["CellLengths"] = Place(side: .app, mayImport: ["TextUI", "swift-ui-tests"])
    places["AdditionsLinking"] = Place(side: .app, mayImport: [])
    places["FoundationAdditions"] = Place(side: .app, mayImport: ["AdditionsLinking"])
    places["Locations"] = Place(
      side: .app, mayImport: ["AppleModules", "TextUI", "swift-ui-tests"])
    places["MacroExpansions"] = Place(side: .app, mayImport: [])
    places["SwiftUI"] = Place(
      side: .app,
      mayImport: [
        "AppleModules", "CellLengths", "FoundationAdditions", "Locations", "PredicateFormat",
        "SwiftUIBootstrap", "SwiftUIMacros", "TextUI", "swift-ui-tests",
      ])
    // Refers to SwiftUI by a symbol.
    places["SwiftUIBootstrap"] = Place(side: .app, mayImport: [])
    // A plugin of builds, which is part of no program.
    places["SwiftUISources"] = Place(side: .app, mayImport: [])
    let ofTextUI = [
      "Accessibility", "CoreTransferable", "Network", "UniformTypeIdentifiers",
      "UserNotifications",
    ]
    for name in ofTextUI {
      places[name] = Place(side: .app, mayImport: ["TextUI", "swift-ui-tests"])
    }
    places["StoreKit"] = Place(side: .app, mayImport: ["SwiftUI", "TextUI", "swift-ui-tests"])
    // A suite sees of an application what it shares with it: identifiers, flags, fixtures.
    places["SampleAppUITests"] = Place(
      side: .test, mayImport: ["AutomationTools-Core", "SampleApp"])
    places["SampleTrafficLightsUITests"] = Place(
      side: .test, mayImport: ["AutomationTools-Core", "SampleApp", "SampleTrafficLights"])
    places["SampleGalleryUITests"] = Place(
      side: .test, mayImport: ["AutomationTools-Core", "SampleApp", "SampleGallery"])
    places["SampleAccountsUITests"] = Place(
      side: .test, mayImport: ["AutomationTools-Core", "SampleAccounts", "SampleApp"])
    // Applications as people write them for a phone, and the suite that drives them.
    let phones = [
      "SampleLogin", "SampleNotes", "SampleSettings", "SampleShop", "SampleTimer",
    ]
    for name in phones { places[name] = Place(side: .app, mayImport: ["Combine", "SwiftUI"]) }
    places["SamplesUITests"] = Place(
      side: .test, mayImport: Set(phones).union(["AutomationTools-Core", "swift-ui-tests"]))
    return places
  }()

  /// What stands at the top of the package, beside files whose names begin with a dot.
  static let top: Set = ["LICENSE", "Package.swift", "README.md", "SampleApp", "Sources", "Tests"]

  /// The most lines of a file.
  static let mostLines = 400

  /// Files that may be longer, each with the reason.
  static let longFiles: [String: String] = [:]
}
