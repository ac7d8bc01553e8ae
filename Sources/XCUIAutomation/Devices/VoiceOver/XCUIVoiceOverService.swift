import AccessibilityTree
import AutomationWire
public import Foundation

/// A service that goes through the elements of a screen as a screen reader does, and says what it would say.
///
/// Mirrors Apple's class. What is read is the accessibility tree of the application in front, or the system's alert over it, in reading
/// order; of alerts and sheets only what is inside.
///
/// ```swift
/// let voiceOver = XCUIDevice.shared.voiceOverService
/// try voiceOver.enable()
/// XCTAssertEqual(try voiceOver.moveForward().utterance, "Next, button")
/// ```
///
/// - Note: Unlike Apple's, nothing is spoken aloud, taps mean the same while it is on, and words follow the elements' English names.
public final class XCUIVoiceOverService: NSObject, Sendable {
  /// An output of the reader: what is said when an element is come to.
  ///
  /// Mirrors Apple's class.
  public final class Output: NSObject, Sendable {
    /// The words, such as `Add Favorites, button`.
    public let utterance: String

    /// Makes an output.
    init(_ utterance: String) {
      self.utterance = utterance
    }
  }

  /// An error: there is nothing to be said.
  ///
  /// Mirrors Apple's structure.
  public struct Error: Swift.Error, Sendable, Hashable, LocalizedError, CustomStringConvertible {
    /// The reason.
    ///
    /// Mirrors Apple's enumeration.
    public enum Code: Int, Sendable, Hashable {
      /// It did not start. It does not occur here.
      case failedToStart = 1

      /// It did not stop. It does not occur here.
      case failedToStop = 2

      /// There is no element to go to.
      case noSpeech = 3

      /// It was not enabled.
      case notRunning = 4
    }

    /// The reason.
    public let code: Code

    /// The domain of the error.
    public static let errorDomain = "XCUIVoiceOverServiceErrorDomain"

    /// The reason in words.
    public var description: String {
      switch code {
      case .failedToStart: "VoiceOver did not start."
      case .failedToStop: "VoiceOver did not stop."
      case .noSpeech: "There is no element to go to, so nothing is said."
      case .notRunning: "VoiceOver is off: call enable() first."
      }
    }

    /// The reason in words.
    public var errorDescription: String? { description }
  }

  /// Whether it is on; it goes off at the end of the test.
  public var isEnabled: Bool { TestScope.current.device.voiceOver != nil }

  /// Turns it on, and goes to the first element.
  public func enable() throws {
    let session = Self.front
    TestScope.current.device.voiceOver = VoiceOverPlace(
      application: session.reference, heard: session.currentAnnouncements.count)
  }

  /// Turns it off.
  public func disable() throws {
    TestScope.current.device.voiceOver = nil
  }

  /// Says what the application announced since the last move, once; without an announcement, where it is.
  ///
  /// - Returns: What it says.
  /// - Throws: ``Error`` when it is off, or the screen has no elements.
  public func currentSpeech() throws -> Output {
    if let announced = takeAnnounced() { return Output(announced) }
    return try move { place, _, _ in place }
  }

  /// The last text announced since something was said last; `nil` without one.
  private func takeAnnounced() -> String? {
    guard let place = TestScope.current.device.voiceOver else { return nil }
    let session = Self.front
    let announcements = session.currentAnnouncements
    TestScope.current.device.voiceOver?.application = session.reference
    TestScope.current.device.voiceOver?.heard = announcements.count
    guard place.application == session.reference, announcements.count > place.heard else {
      return nil
    }
    return announcements.last
  }

  /// Goes to the next element.
  ///
  /// - Returns: What it says.
  /// - Throws: ``Error`` when it is off, or at the last element.
  public func moveForward() throws -> Output { try step(by: 1) }

  /// Goes to the element before.
  ///
  /// - Returns: What it says.
  /// - Throws: ``Error`` when it is off, or at the first element.
  public func moveBackward() throws -> Output { try step(by: -1) }

  /// Goes to the first element inside the container where it is.
  ///
  /// - Returns: What it says.
  /// - Throws: ``Error`` when it is off, or at no container.
  public func moveIn() throws -> Output {
    try move { place, order, tree in order.first { tree.isDescendant($0, of: place) } }
  }

  /// Goes to the container around the element where it is.
  ///
  /// - Returns: What it says.
  /// - Throws: ``Error`` when it is off, or nothing is around.
  public func moveOut() throws -> Output {
    try move { place, _, tree in
      tree.ancestors(of: place).first { ancestor in
        guard let node = tree[ancestor], tree.parent(of: ancestor) != nil else { return false }
        return node.elementType != .other && node.elementType != .window || !node.label.isEmpty
      }
    }
  }

  /// Where it is, in words.
  public override var debugDescription: String {
    isEnabled
      ? "VoiceOver at “\((try? currentSpeech().utterance) ?? "nothing")”" : "VoiceOver, off"
  }

  private func step(by distance: Int) throws -> Output {
    try move { place, order, tree in
      let inside = order.firstIndex { $0 == place || tree.isDescendant($0, of: place) }
      guard let current = inside, order.indices.contains(current + distance) else { return nil }
      return order[current + distance]
    }
  }

  /// Goes somewhere.
  ///
  /// - Parameter target: Says where, from where it is, the elements in order, and the tree.
  /// - Returns: What it says.
  /// - Throws: ``Error``.
  private func move(
    _ target: (ElementID, [ElementID], ElementTree) -> ElementID?
  ) throws -> Output {
    guard let place = TestScope.current.device.voiceOver else { throw Error(code: .notRunning) }
    let session = Self.front
    // An application that ended is told by the next action with it.
    guard let tree = try? session.wholeTree() else { throw Error(code: .noSpeech) }
    let order = Speech.order(in: tree)
    let isHere = place.application == session.reference
    let known = isHere ? place.element.flatMap { tree[$0] == nil ? nil : $0 } : nil
    guard let start = known ?? order.first, let end = target(start, order, tree),
      let node = tree[end]
    else { throw Error(code: .noSpeech) }
    TestScope.current.device.voiceOver = VoiceOverPlace(
      application: session.reference, element: end, heard: session.currentAnnouncements.count)
    // What is come to is brought on the screen.
    _ = try? session.exchange(.act(Act(.reach, at: ElementPlace(end, .hitPoint))))
    return Output(Speech.text(of: node, in: tree))
  }

  /// What is read: the application in front, unless the system asks for something, or none is.
  private static var front: ApplicationSession {
    let scope = TestScope.current
    let front = scope.runningSessions.first { session in
      _ = try? session.currentTree()
      return session.state == .runningForeground
    }
    if let front, front.requests.isEmpty { return front }
    return scope.session(of: ApplicationReference(target: .system))
  }
}

/// A place of a screen reader among the elements.
struct VoiceOverPlace: Sendable {
  /// In which application.
  var application: ApplicationReference?

  /// At which element.
  var element: ElementID?

  /// How many announcements of the application were said, or talked over by a move.
  var heard = 0
}

extension XCUIDevice {
  /// The screen reader of the device.
  public var voiceOverService: XCUIVoiceOverService { XCUIVoiceOverService() }
}
