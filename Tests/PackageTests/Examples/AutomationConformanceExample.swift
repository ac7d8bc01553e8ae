import AutomationConformance
import Testing
import TextUI

/// The app on the landing page of the suite for hosts.
private struct MyApp: App {
  @State private var isAsking = false

  var body: some Scene {
    WindowGroup {
      Button("Delete") { isAsking = true }
        .alert("Delete all?", isPresented: $isAsking) { Button("Cancel", role: .cancel) {} }
    }
  }
}

@Suite(.serialized) struct AutomationConformanceExample {
  @Test func myToolkitCanBeTested() {
    let report = HostConformance.check(MyApp.self, opening: "Delete")
    #expect(report.findings.isEmpty, "\(report)")
  }
}
