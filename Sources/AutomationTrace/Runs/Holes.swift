import Foundation
import Primitives

/// The holes of a run: which screens and identified elements no test reached or used, by what the traces of its tests tell.
///
/// A *declared screen* is an enumeration of identifiers that a suite states in `declaredIdentifiers`. It was *reached* when one of its elements
/// was shown, and *used* when a test acted on one, or looked at one. A *shown screen* is what a person would say they are at: the title of the
/// navigation bar, or of the alert, sheet or popover in front. It was used when a test acted on, or looked at, any element while it was shown;
/// one that was not was only passed by. A screen that no suite declares, and no test came to, is in no trace: nobody can tell.
public struct Holes: Codable, Sendable, Hashable {
  /// An identified element.
  public struct Element: Codable, Sendable, Hashable {
    /// The application.
    public var application: String

    /// The identifier.
    public var identifier: String

    /// How often a test acted on it.
    public var acts = 0

    /// How often a test looked at it.
    public var looks = 0
  }

  /// A screen.
  public struct Screen: Codable, Sendable, Hashable {
    /// The application.
    public var application: String

    /// What it is called: the enumeration that declares it, or its title.
    public var name: String

    /// How many tests came to it.
    public var tests = 0

    /// How often a test acted on it.
    public var acts = 0

    /// How often a test looked at it.
    public var looks = 0

    /// Whether a test acted on it or looked at it.
    public var isUsed: Bool { acts + looks > 0 }
  }

  /// The elements that existed, by application and identifier.
  public private(set) var elements: [Element] = []

  /// The screens that suites declare, by application and name.
  public private(set) var declaredScreens: [Screen] = []

  /// The screens that were shown, by application and title.
  public private(set) var shownScreens: [Screen] = []

  /// Goes through the traces of a run.
  ///
  /// - Parameter traces: The traces; those of all tests, where `UITEST_REPORT=all` had them kept.
  public init(_ traces: [AutomationTrace]) {
    var search = HolesSearch()
    // What one suite declares of an application is shown in the tests of others, too.
    for application in traces.flatMap(\.applications) { search.declare(application) }
    for trace in traces { search.take(trace) }
    elements = search.elements.sorted { $0.key < $1.key }.map(\.value)
    declaredScreens = search.declared.sorted { $0.key < $1.key }.map(\.value)
    shownScreens = search.shown.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The elements that no test acted on or looked at.
  public var unused: [Element] { elements.filter { $0.acts + $0.looks == 0 } }

  /// The declared screens that no test came to.
  public var unreachedScreens: [Screen] { declaredScreens.filter { $0.tests == 0 } }

  /// The screens that tests came to, but on which none acted or looked at anything.
  public var passedScreens: [Screen] {
    (declaredScreens + shownScreens).filter { $0.tests > 0 && !$0.isUsed }
  }

  /// The holes in words, a line for each screen and element that no test used.
  public var text: String {
    let declared = declaredScreens.count
    var lines: [String] = []
    if declared > 0 {
      lines.append(
        "\(declared - unreachedScreens.count) of \(declared) declared screens were reached.")
      lines += Self.list("No test came to:", unreachedScreens.map { ($0.application, $0.name) })
    }
    lines.append(
      "\(shownScreens.count(where: \.isUsed)) of \(shownScreens.count) shown screens were used.")
    lines += Self.list("Only passed by:", passedScreens.map { ($0.application, $0.name) })
    lines.append(
      "\(elements.count - unused.count) of \(elements.count) identified elements were used.")
    lines += Self.list("No test used:", unused.map { ($0.application, $0.identifier) })
    return lines.joined(separator: "\n") + "\n"
  }

  /// Lines of names under a headline; none without names.
  private static func list(
    _ headline: String, _ names: [(application: String, name: String)]
  ) -> [String] {
    guard !names.isEmpty else { return [] }
    return [headline]
      + names.map { "  \(SafeText.line($0.application)): \(SafeText.line($0.name))" }
  }
}
