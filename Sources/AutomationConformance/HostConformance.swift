import AccessibilityTree
public import AutomationWire

/// A suite that a host's author runs: it drives an application as tests do, and says in words what is missing.
///
/// ```swift
/// @Test func myToolkitCanBeTested() {
///   let report = HostConformance.check(MyApp.self, opening: "Delete")
///   #expect(report.findings.isEmpty, "\(report)")
/// }
/// ```
///
/// It needs an application that shows what there is to check: a text field, a secure field, something that scrolls, and a button that
/// opens an alert. What the application does not show is reported as unchecked.
public enum HostConformance {
  /// Checks the host of an application, in this process; the application is launched several times.
  ///
  /// May be called from any thread, as long as the main thread does not wait for it.
  ///
  /// - Parameters:
  ///   - application: The type of the application.
  ///   - configuration: What it is launched with.
  ///   - opener: The label or identifier of a button that shows something modal; `nil` for an application without.
  /// - Returns: What was found.
  public static func check(
    _ application: any AutomationHostable.Type,
    launchedWith configuration: LaunchConfiguration = LaunchConfiguration(isAutomated: true),
    opening opener: String? = nil
  ) -> ConformanceReport {
    check(
      application, launchedWith: configuration, opening: opener, lookingFor: .seconds(1))
  }

  /// Checks the host of an application, in this process, and looks for what does not come for some real time.
  static func check(
    _ application: any AutomationHostable.Type, launchedWith configuration: LaunchConfiguration,
    opening opener: String?, lookingFor patience: Duration
  ) -> ConformanceReport {
    let inspection = HostInspection(application, configuration, lookingFor: patience)
    inspection.run { probe in
      guard inspection.checkSettling(probe) else { return }
      inspection.checkTree(probe)
      inspection.checkPoints(probe)
      inspection.checkEvents(probe)
    }
    guard !inspection.isHopeless else { return inspection.report }
    inspection.run { inspection.checkSize($0) }
    guard inspection.canPoint else { return inspection.report }
    inspection.run { inspection.checkScrolling($0) }
    inspection.run { inspection.checkTyping($0) }
    inspection.run { inspection.checkSecrets($0) }
    inspection.run { inspection.checkModality($0, opener) }
    return inspection.report
  }
}
