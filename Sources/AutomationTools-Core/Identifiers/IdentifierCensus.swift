public import AutomationTools_Shared
public import AutomationWire
import Foundation
import Primitives
import Synchronization

/// The identifiers that the applications of a run of tests declare and show.
///
/// ``ATTestCase`` takes part for suites that state ``ATTestCase/declaredIdentifiers``. When XCTest
/// has run all tests the report of each application is printed; with the environment variable
/// `UITEST_IDENTIFIERS=strict` a report that is not clean fails the run, which makes sense for runs of
/// a whole suite.
public enum IdentifierCensus {
  /// The declared identifiers by the name of the application.
  private static let declared = Mutex<[String: Set<String>]>([:])

  /// What prints the reports; registered once.
  private static let observer: Void = XCTestObservationCenter.shared.addTestObserver(
    CensusObserver())

  /// Declares the identifiers of an application; from now on those that it shows are collected.
  ///
  /// - Parameters:
  ///   - screens: The enumerations of its screens.
  ///   - target: The application.
  public static func declare(
    _ screens: [any AutomationIdentifying.Type], of target: ApplicationTarget
  ) {
    guard !screens.isEmpty else { return }
    ShownIdentifiers.beginCollecting()
    let identifiers = screens.flatMap { $0.declaredIdentifiers }
    for screen in screens {
      DeclaredScreens.declare("\(screen)", screen.declaredIdentifiers, of: target.name)
    }
    declared.withLock { $0[target.name, default: []].formUnion(identifiers) }
    _ = observer
  }

  /// Returns what an application declared and showed so far in this run.
  ///
  /// - Parameter target: The application.
  /// - Returns: The report.
  public static func report(of target: ApplicationTarget) -> IdentifierReport {
    report(of: target.name)
  }

  /// Returns what the applications of a name declared and showed so far in this run.
  private static func report(of name: String) -> IdentifierReport {
    IdentifierReport(
      declared: declared.withLock { $0[name] ?? [] },
      shown: ShownIdentifiers.of(name).filter { !$0.hasPrefix(FixtureBoardName.prefix) })
  }

  /// The reports of all applications that declared identifiers, by their names, as text.
  ///
  /// - Returns: The text, and whether all are clean.
  fileprivate static func summary() -> (text: String, isClean: Bool) {
    let names = declared.withLock { $0.keys.sorted() }
    let reports = names.map { ($0, report(of: $0)) }
    let text = reports.map { "Identifiers of \($0): \($1)\n" }.joined()
    return (text, reports.allSatisfy(\.1.isClean))
  }
}

/// An observer of XCTest's that prints the reports when all tests have run.
private final class CensusObserver: UITestObservation {
  /// Prints the reports, and ends the run where they are to be clean and are not.
  func testBundleDidFinish(_ testBundle: Bundle) {
    let (text, isClean) = IdentifierCensus.summary()
    let isStrict = ProcessInfo.processInfo.environment["UITEST_IDENTIFIERS"] == "strict"
    let output = isStrict && !isClean ? "error: " + text : text
    StandardError.write(output)
    // After the last test there is none to which a failure could belong.
    if isStrict, !isClean { exit(1) }
  }
}
