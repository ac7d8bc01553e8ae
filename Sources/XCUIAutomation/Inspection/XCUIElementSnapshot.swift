import AccessibilityTree
import Foundation

/// The attributes of an element, and of all inside it, at one moment.
///
/// Mirrors Apple's protocol. A snapshot stays as it is, whatever the application does.
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// The elements directly inside, in reading order.
  var children: [any XCUIElementSnapshot] { get }

  /// The attributes by their names, those of the elements inside included.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// A provider of snapshots: an element or an application.
///
/// Mirrors Apple's protocol.
public protocol XCUIElementSnapshotProviding {
  /// Takes a snapshot.
  ///
  /// - Returns: The attributes of the element, and of all inside it.
  /// - Throws: An error that says why, when there is not exactly one such element.
  func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement {
  /// The name of an attribute in ``XCUIElementSnapshot/dictionaryRepresentation``.
  ///
  /// Mirrors Apple's structure.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The elements directly inside: an array of dictionaries.
    public static let children = AttributeName(rawValue: "children")
    /// The type: the raw value of an element type.
    public static let elementType = AttributeName(rawValue: "elementType")
    /// Whether the element takes input: a `Bool`.
    public static let enabled = AttributeName(rawValue: "enabled")
    /// The rectangle on the screen: a dictionary of `X`, `Y`, `Width` and `Height`.
    public static let frame = AttributeName(rawValue: "frame")
    /// Whether the element has the focus: a `Bool`.
    public static let hasFocus = AttributeName(rawValue: "hasFocus")
    /// The width available: the raw value of a size class.
    public static let horizontalSizeClass = AttributeName(rawValue: "horizontalSizeClass")
    /// The identifier: a `String`.
    public static let identifier = AttributeName(rawValue: "identifier")
    /// The label: a `String`.
    public static let label = AttributeName(rawValue: "label")
    /// What an empty field shows: a `String`; missing when there is none.
    public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
    /// Whether the element is the chosen one of several: a `Bool`.
    public static let selected = AttributeName(rawValue: "selected")
    /// The title: a `String`.
    public static let title = AttributeName(rawValue: "title")
    /// What the element holds: a `String`.
    public static let value = AttributeName(rawValue: "value")
    /// The height available: the raw value of a size class.
    public static let verticalSizeClass = AttributeName(rawValue: "verticalSizeClass")
  }
}

extension XCUIElement: XCUIElementSnapshotProviding {
  /// Takes a snapshot of the element and all inside it.
  ///
  /// It asks the application once, however many attributes are read from the snapshot then.
  ///
  /// - Returns: The snapshot.
  /// - Throws: An error that says why, when there is not exactly one such element; that alone does not fail the test.
  public func snapshot() throws -> any XCUIElementSnapshot {
    do throws(InteractionProblem) {
      let element = try plan.resolve()
      return ElementSnapshot(of: element.id, in: try plan.scope())
    } catch {
      if case .testIsOver = error { throw TestIsOver() }
      throw SnapshotError(InteractionFailure(.read("snapshot"), plan, error))
    }
  }
}

/// An attempt at a snapshot of what is not there; nothing is recorded yet.
package struct SnapshotError: LocalizedError, CustomStringConvertible {
  /// What went wrong, for a caller that records it.
  package let failure: any FailureKind

  /// The failure in words.
  package let description: String

  /// The failure in words.
  package var errorDescription: String? { description }

  /// Makes an error of a failure.
  init(_ failure: InteractionFailure) {
    self.failure = failure
    description = FailureRecorder.text(of: failure)
  }
}

/// A request for something in a test that is over with an earlier failure.
private struct TestIsOver: LocalizedError, CustomStringConvertible {
  /// What is the matter.
  var description: String { "The test is over." }

  /// What is the matter.
  var errorDescription: String? { description }
}
