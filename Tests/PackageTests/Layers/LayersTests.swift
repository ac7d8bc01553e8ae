import Foundation
import Testing

/// The layers of the house, as the manifest and the imports have them.
@Suite("Layers") struct LayersTests {
  @Test("This package keeps to its layers")
  func own() throws {
    let problems = try Checkout.own.problems()
    #expect(problems == [])
  }

  @Test("The modules of Apple's platforms, a package of their own, keep to theirs")
  func appleModules() throws {
    let package = Checkout(folder: Checkout.own.file("Sources/AppleModules"))
    let problems = try package.problems()
    #expect(problems == [])
    let manifest = Manifest(try package.text("Package.swift"))
    #expect(
      Set(manifest.offered) == [
        "AudioToolbox", "CoreGraphics", "CoreHaptics", "CoreLocation", "CryptoKit",
        "LocalAuthentication", "OSLog", "QuartzCore", "Security", "UIKit", "WidgetKit", "os",
      ])
    #expect(try !package.text("Package.swift").contains(".package("))
  }

  @Test("The modules for files with import SwiftUI, a package of their own, keep to theirs")
  func swiftUICompatibility() throws {
    let package = Checkout(folder: Checkout.own.file("Sources/SwiftUICompatibility"))
    let problems = try package.problems(allowing: "Samples")
    #expect(problems == [])
    let manifest = Manifest(try package.text("Package.swift"))
    #expect(
      Set(manifest.offered) == [
        "Accessibility", "Combine", "CoreTransferable", "Network", "StoreKit", "SwiftUI",
        "UniformTypeIdentifiers", "UserNotifications",
      ])
    #expect(try !Checkout.own.text("Package.swift").contains("SwiftUICompatibility"))
  }

  @Test(
    "The manifest is read: every folder of sources is one of its targets, or a package of its own")
  func manifest() throws {
    let manifest = Manifest(try Checkout.own.text("Package.swift"))
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Checkout.own.file("Sources").path
    ).filter { !Checkout.own.has("Sources/\($0)/Package.swift") }
    #expect(
      Set(manifest.targets.map(\.path).filter { $0.hasPrefix("Sources/") })
        == Set(folders.map { "Sources/" + $0 }))
    let core = try #require(manifest.targets.first { $0.name == "AutomationTools-Core" })
    #expect(core.module == "AutomationTools_Core" && !core.isTest)
    #expect(core.dependencies.contains("XCUIAutomation"))
    let sample = try #require(manifest.targets.first { $0.name == "SampleAppUITests" })
    #expect(sample.isTest && sample.path == "SampleApp/UITests")
  }

  /// A crossing, planted in a copy of the checkout without its sources.
  struct Planted: Sendable, CustomTestStringConvertible {
    /// The path of the file that is made, or to which a text is added.
    let path: String

    /// The text.
    let text: String

    /// What is said of it.
    let problem: String

    /// What a text of the manifest is replaced with.
    var manifest: (String, String)?

    var testDescription: String { problem }
  }

  static let crossings = [
    Planted(
      path: "Sources/TextUI/App/Planted.swift", text: "internal import XCTest\n",
      problem: "Sources/TextUI/App/Planted.swift imports XCTest, and is not of the tests' side"),
    Planted(
      path: "Sources/XCUIAutomation/Waiting/Planted.swift",
      text: "@testable import struct TextUI.Text\n",
      problem: "Sources/XCUIAutomation/Waiting/Planted.swift imports TextUI, "
        + "which XCUIAutomation does not depend on"),
    Planted(
      path: "Sources/TextRendering/Planted.swift", text: "import AccessibilityTree\n",
      problem: "Sources/TextRendering/Planted.swift imports AccessibilityTree, "
        + "which TextRendering does not depend on"),
    Planted(
      path: "SampleApp/UITests/Planted.swift", text: "import AutomationTools_Host\n",
      problem: "SampleApp/UITests/Planted.swift imports AutomationTools-Host, "
        + "which SampleAppUITests does not depend on"),
    Planted(
      path: "Sources/TextUI/Planted.swift", text: "@_exported public import Foundation\n",
      problem: "Sources/TextUI/Planted.swift exports Foundation"),
    Planted(
      path: "Sources/TextUI/Planted.swift", text: "let a = try! f() // why\n",
      problem: "Sources/TextUI/Planted.swift uses try!"),
    Planted(
      path: "Sources/TextUI/Planted.swift", text: String(repeating: "\n", count: 401),
      problem: "Sources/TextUI/Planted.swift has 401 lines"),
    Planted(path: "Makefile", text: "all:\n", problem: "Makefile stands at the top"),
    Planted(
      path: "Sources/Core/Planted.swift", text: "", problem: "Core has no place in the house",
      manifest: (
        #".target(name: "VirtualTimeBootstrap")"#,
        #".target(name: "Core"), .target(name: "VirtualTimeBootstrap")"#
      )),
    Planted(
      path: "SampleApp/UITests/Planted.swift", text: "import TextUI\n",
      problem: "SampleAppUITests depends on TextUI",
      manifest: (
        #"name: "SampleAppUITests", dependencies: ["#,
        #"name: "SampleAppUITests", dependencies: ["TextUI", "#
      )),
  ]

  @Test("A planted crossing is told, and nothing else", arguments: crossings)
  func planted(_ crossing: Planted) throws {
    let manager = FileManager.default
    let copy = manager.temporaryDirectory.appendingPathComponent("layers-\(UUID().uuidString)")
    try manager.createDirectory(at: copy, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: copy) }
    // The manifest and the folders are enough: what is in them is looked at above.
    let manifest = copy.appendingPathComponent("Package.swift")
    try manager.copyItem(at: Checkout.own.file("Package.swift"), to: manifest)
    var text = try String(contentsOf: manifest, encoding: .utf8)
    for target in Manifest(text).targets {
      try manager.createDirectory(
        at: copy.appendingPathComponent(target.path), withIntermediateDirectories: true)
    }
    let file = copy.appendingPathComponent(crossing.path)
    try manager.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try crossing.text.write(to: file, atomically: true, encoding: .utf8)
    if let (old, new) = crossing.manifest {
      #expect(text.contains(old))
      text.replace(old, with: new)
      try text.write(to: manifest, atomically: true, encoding: .utf8)
    }
    let problems = try Checkout(folder: copy).problems()
    #expect(problems == [crossing.problem])
  }
}
