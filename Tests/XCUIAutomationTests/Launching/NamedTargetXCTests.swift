import Foundation
import Synchronization
import XCTest

@testable import XCUIAutomation

/// The application of the tests of this module where nothing else names one.
enum UITestTargetApplication: TargetApplicationNaming {
  static var targetApplication: ApplicationTarget { .executable("HandmadeApp") }
}

/// How the application is named that no code of a suite sets.
final class NamedTargetXCTests: XCTestCase {
  func testATypeOfTheModuleNamesIt() {
    XCTAssertEqual(
      NamedTarget.named(byModule: "XCUIAutomationTests"), .executable("HandmadeApp"))
    XCTAssertNil(NamedTarget.named(byModule: "PrimitivesTests"))
  }

  func testItIsTheOneOfTheRunningTestsModule() {
    let set = DefaultTarget.current
    defer { DefaultTarget.current = set }
    DefaultTarget.current = .executable("")
    XCTAssertEqual(XCUIApplication.defaultTarget, .executable("HandmadeApp"))
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.buttons["next"].exists)
    app.terminate()
  }

  func testWhatIsSetComesFirst() {
    let set = DefaultTarget.current
    defer { DefaultTarget.current = set }
    XCUIApplication.defaultTarget = .executable("Other")
    XCTAssertEqual(XCUIApplication.defaultTarget, .executable("Other"))
  }

  func testAModuleIsAskedOnce() {
    let sought = Mutex<[String]>([])
    let targets = KnownTargets { module in
      sought.withLock { $0.append(module) }
      return module == "Named" ? .executable("App") : nil
    }
    for _ in 0..<3 {
      XCTAssertEqual(targets["Named"], .executable("App"))
      XCTAssertNil(targets["Unnamed"])
    }
    XCTAssertEqual(sought.withLock { $0 }, ["Named", "Unnamed"])
  }

  func testTheEnvironmentNamesIt() {
    let variable = NamedTarget.variable
    XCTAssertEqual(NamedTarget.inEnvironment([variable: "Other"]), .executable("Other"))
    XCTAssertNil(NamedTarget.inEnvironment([variable: ""]))
    XCTAssertNil(NamedTarget.inEnvironment([:]))
  }

  func testAPropertyListAmongTheResourcesNamesIt() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("named-target-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = folder.appendingPathComponent("Package_SomeUITests.resources")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["TargetApplication": "Listed"], format: .xml, options: 0)
    try list.write(to: resources.appendingPathComponent(NamedTarget.propertyList))
    XCTAssertEqual(
      NamedTarget.listed(byModule: "SomeUITests", beside: folder), .executable("Listed"))
    XCTAssertNil(NamedTarget.listed(byModule: "OtherUITests", beside: folder))
  }
}
