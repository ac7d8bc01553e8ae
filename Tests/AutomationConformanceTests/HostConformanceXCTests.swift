import AutomationWire
import HandmadeApp
import LazyApp
import TextUI
import TinyToolkit
import VirtualTimeBootstrap
import XCTest

@testable import AutomationConformance

/// What hosts owe to tests: found where it is missing, and nowhere else.
///
/// One test after the other, and nothing beside them: the checks let time pass, which all applications of a process share.
final class HostConformanceXCTests: XCTestCase {
  /// Refers to the constructor that installs the scheduler, so that it is linked.
  private let bootstrap = virtual_time_bootstrap_anchor

  /// Checks the application with a defect: what it does not show at once never comes, so that little time is enough to see that.
  private func check(_ defect: Defect?) -> ConformanceReport {
    let configuration = LaunchConfiguration(
      arguments: defect.map { [$0.rawValue] } ?? [], isAutomated: true)
    return HostConformance.check(
      PlantedApp.self, launchedWith: configuration, opening: "Open",
      lookingFor: .milliseconds(100))
  }

  func testAHostWithoutADefectPasses() {
    let report = check(nil)
    XCTAssertTrue(report.findings.isEmpty, "\(report)")
    XCTAssertTrue(report.unchecked.isEmpty, "\(report)")
    XCTAssertEqual(report.description, "nothing was found")
  }

  func testADefectIsFoundByItsCheckAlone() {
    for defect in Defect.allCases {
      let report = check(defect)
      XCTAssertEqual(report.findings.map(\.check), [defect.check], "\(defect): \(report)")
    }
  }

  func testEachCheckHasADefect() {
    XCTAssertEqual(Set(Defect.allCases.map(\.check)), Set(ConformanceCheck.allCases))
  }

  func testAHostThatDrawsLazilyPasses() {
    let report = HostConformance.check(LazyApp.self, opening: "Ask")
    XCTAssertTrue(report.findings.isEmpty, "\(report)")
    XCTAssertTrue(report.unchecked.isEmpty, "\(report)")
  }

  func testTheTinyToolkitPasses() {
    let report = HostConformance.check(TinyGreeter.self)
    XCTAssertTrue(report.findings.isEmpty, "\(report)")
    XCTAssertEqual(
      report.description,
      """
      not checked: scrolling, because nothing is scrolled out of view
      not checked: secrets, because there is no secure field
      not checked: modality, because no button that opens an alert was named
      """)
  }

  func testTheHandmadeApplicationPasses() {
    let report = HostConformance.check(HandmadeApp.self, opening: "Reset")
    XCTAssertTrue(report.findings.isEmpty, "\(report)")
    XCTAssertEqual(report.unchecked.keys.map(\.rawValue), ["secrets"])
  }

  func testTextUIPasses() {
    for opener in ["Alert", "Sheet", "Dialog"] {
      let report = HostConformance.check(EverythingApp.self, opening: opener)
      XCTAssertTrue(report.findings.isEmpty, "\(opener): \(report)")
      XCTAssertTrue(report.unchecked.isEmpty, "\(opener): \(report)")
    }
  }

  func testFindingsAreSentences() {
    XCTAssertEqual(
      check(.ignoresKeys).description,
      "typing: expected “ab” in TextField “name” after typing it there, but its value is “”. "
        + "Look at perform(_:) with keys, and the value of the field.")
    XCTAssertEqual(
      check(.hidesModality).description,
      "modality: expected a modal element after a tap on “Open”, but no element says that it is. "
        + "Look at ElementNode.states, which needs .modal on the alert.")
    XCTAssertEqual(
      check(.refusesToStart).description,
      "launch: expected the application to start, but it threw “no licence”. Look at "
        + "makeHost(_:).")
  }
}

/// An application of TextUI with one of each thing that is checked.
private struct EverythingApp: App {
  var body: some Scene { WindowGroup { EverythingView() } }
}

/// The controls.
private struct EverythingView: View {
  @State private var name = ""
  @State private var pin = ""
  @State private var showsAlert = false
  @State private var showsSheet = false
  @State private var showsDialog = false

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Name", text: $name)
      SecureField("PIN", text: $pin)
      Button("Alert") { showsAlert = true }
      Button("Sheet") { showsSheet = true }
      Button("Dialog") { showsDialog = true }
      List { ForEach(0..<40, id: \.self) { Text("Row \($0)") } }
    }
    .alert("Sure?", isPresented: $showsAlert) { Button("OK") {} }
    .sheet(isPresented: $showsSheet) { Text("A sheet") }
    .confirmationDialog("Which?", isPresented: $showsDialog) { Button("This") {} }
  }
}
