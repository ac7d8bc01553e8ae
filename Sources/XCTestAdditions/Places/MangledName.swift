import CallFrames
import Foundation

/// A name of a function as the compiler writes it, which tells the module that the function is in.
struct MangledName {
  /// The modules of this package and of those in it, and those of the toolchain that call back what a suite hands them.
  static let frameworks: Set<String> = [
    "AccessibilityTree", "AutomationConformance", "AutomationTools_Board", "AutomationTools_Core",
    "AutomationTools_Host", "AutomationTools_Shared", "AutomationTrace", "AutomationWire",
    "PredicateFormat", "Primitives", "Publishing", "TextRendering", "TextUI", "VirtualTime",
    "XCTestAdditions", "XCUIAutomation", "Dispatch", "Foundation", "FoundationEssentials",
    "Observation", "Swift", "Synchronization", "Testing", "XCTest", "_Concurrency",
    "_Testing_CoreGraphics", "_Testing_Foundation", "_Testing_UIKit", "Accessibility",
    "AudioToolbox", "CellLengths", "Combine", "CoreFoundationNames", "CoreGraphics", "CoreHaptics",
    "CoreLocation", "CoreTransferable", "CryptoKit", "FoundationAdditions", "LocalAuthentication",
    "Locations", "Network", "OSLog", "QuartzCore", "Security", "StoreKit", "SwiftUI", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "WidgetKit", "os", "uitest",
  ]

  /// The name.
  private let name: String

  /// Makes a name.
  init(_ name: String) {
    self.name = name
  }

  /// Whether the function is in a module of the suite's.
  var isOfSuite: Bool { module.map { !Self.frameworks.contains($0) } ?? false }

  /// The module; `nil` for what is not Swift's.
  ///
  /// It stands at the beginning, but for extensions of another module's types, whose names begin with that one.
  private var module: String? {
    guard let rest = ["$s", "_$s"].first(where: name.hasPrefix).map({ name.dropFirst($0.count) })
    else { return nil }
    let length = rest.prefix { $0.isNumber }
    let first = Int(length).map { String(rest.dropFirst(length.count).prefix($0)) } ?? "Swift"
    // Types in the name of a function of the suite's may come from extensions too: modifiers in a view's do.
    guard Self.frameworks.contains(first) else { return first }
    if let range = demangled.range(of: "(extension in ") {
      return String(demangled[range.upperBound...].prefix { $0 != ")" })
    }
    return first
  }

  /// The name as it stands in the source, with modules.
  private var demangled: String {
    guard let text = swift_demangle(name, name.utf8.count, nil, nil, 0) else { return "" }
    defer { free(text) }
    return String(cString: text)
  }
}
