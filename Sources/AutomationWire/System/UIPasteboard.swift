public import Foundation
import Synchronization

/// Where text is put down to be taken up elsewhere.
///
/// Mirrors UIKit's class, as far as a terminal has what it holds: text. In a test, the test and the applications it runs share one
/// pasteboard, which is empty at the start of the test.
public final class UIPasteboard: Sendable {
  /// The pasteboard.
  public static let general = UIPasteboard()

  /// Another place for what is on the pasteboard than this process.
  package struct Place: Sendable {
    /// Returns what is on it.
    package let content: @Sendable () -> PasteboardContent

    /// Puts down a text.
    package let put: @Sendable (String?) -> Void

    /// Makes a place.
    package init(
      content: @escaping @Sendable () -> PasteboardContent,
      put: @escaping @Sendable (String?) -> Void
    ) {
      self.content = content
      self.put = put
    }
  }

  /// The notification of a change by this application.
  ///
  /// Mirrors UIKit's.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// The changes of it where no test has a say.
  private let changes = PasteboardChanges()

  /// Has the view whose body runs depend on what is on it.
  package func observe() { (SystemServices.ofInstance?.pasteboardChanges ?? changes).observe() }

  /// What is on it where no test has a say.
  private let own = Mutex(PasteboardContent())

  /// The pasteboard of tests, or of the terminal, where there is one.
  private let place = Mutex<Place?>(nil)

  private init() {}

  /// Moves the pasteboard of code that is no application's under test.
  package func move(to place: Place?) {
    self.place.withLock { $0 = place }
  }

  /// What is on it.
  private var content: PasteboardContent {
    if let services = SystemServices.ofInstance { return services.pasteboard }
    if let place = place.withLock({ $0 }) { return place.content() }
    return own.withLock { $0 }
  }

  /// Puts down a text.
  private func put(_ text: String?) {
    defer {
      changes.note()
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
    let text = text?.isEmpty == true ? nil : text
    if let services = SystemServices.ofInstance { return services.put(text) }
    if let place = place.withLock({ $0 }) { return place.put(text) }
    own.withLock { $0.put(text) }
  }

  /// The text on the pasteboard; `nil` when there is none.
  public var string: String? {
    get { content.text }
    set { put(newValue) }
  }

  /// The texts on the pasteboard; `nil` when there is none.
  ///
  /// There is one at most: several are put down as lines of one.
  public var strings: [String]? {
    get { content.text.map { [$0] } }
    set { put(newValue?.joined(separator: "\n")) }
  }

  /// The link on the pasteboard; `nil` when there is none, or the text is none.
  public var url: URL? {
    get {
      guard let url = content.text.flatMap({ URL(string: $0) }), url.scheme != nil else {
        return nil
      }
      return url
    }
    set { put(newValue?.absoluteString) }
  }

  /// Whether there is text on it.
  public var hasStrings: Bool { content.text != nil }

  /// Whether the text on it is a link.
  public var hasURLs: Bool { url != nil }

  /// How many things are on it: one at most.
  public var numberOfItems: Int { hasStrings ? 1 : 0 }

  /// How often its content changed.
  public var changeCount: Int { content.changeCount }
}
