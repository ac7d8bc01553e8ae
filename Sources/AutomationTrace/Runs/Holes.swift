import Foundation

/// The holes of a run: which identified elements existed that no test used, by what the traces of its tests tell.
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

  /// The elements that existed, by application and identifier.
  public private(set) var elements: [Element] = []

  /// Goes through the traces of a run.
  ///
  /// - Parameter traces: The traces; those of all tests, where `UITEST_REPORT=all` had them kept.
  public init(_ traces: [AutomationTrace]) {
    var known: [String: Element] = [:]
    for trace in traces {
      for step in trace.steps {
        guard let number = step.application else { continue }
        let application = trace.applications[number].name
        for line in step.outline.map({ trace.outlines[$0] }) ?? [] {
          guard let identifier = Self.identifier(in: trace.lines[line]) else { continue }
          let key = application + "\n" + identifier
          if known[key] == nil {
            known[key] = Element(application: application, identifier: identifier)
          }
        }
        guard let identifier = step.element.flatMap({ Self.identifier(in: $0.line) }) else {
          continue
        }
        let key = application + "\n" + identifier
        var element =
          known[key] ?? Element(application: application, identifier: identifier)
        if step.kind == .look { element.looks += step.count } else { element.acts += 1 }
        known[key] = element
      }
    }
    elements = known.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The identifier that stands in a line of an outline; `nil` for none.
  private static func identifier(in line: String) -> String? {
    guard let start = line.range(of: ", identifier: '"),
      let end = line.range(of: "'", range: start.upperBound..<line.endIndex)
    else { return nil }
    return String(line[start.upperBound..<end.lowerBound])
  }

  /// The elements that no test acted on or looked at.
  public var unused: [Element] { elements.filter { $0.acts + $0.looks == 0 } }

  /// The holes in words, a line for each element that no test used.
  public var text: String {
    let lines = unused.map { "  \($0.application): \($0.identifier)" }
    let head = "\(elements.count - lines.count) of \(elements.count) identified elements were used."
    return ([head] + (lines.isEmpty ? [] : ["No test used:"] + lines)).joined(separator: "\n")
      + "\n"
  }
}
