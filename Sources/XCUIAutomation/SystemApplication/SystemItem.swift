import AccessibilityTree
import Foundation

/// An action of a tap or a press on a part of the system's screen.
enum SystemAction: Sendable, Hashable {
  /// Brings an application to the front, and launches it if it does not run.
  case open(ApplicationReference)

  /// Begins to move and delete icons.
  case editHomeScreen

  /// Ends that.
  case endEditing

  /// Asks whether an application shall go.
  case askToRemove(ApplicationReference)

  /// Asks whether it shall go with all it has.
  case askToDelete(ApplicationReference)

  /// Deletes an application.
  case delete(ApplicationReference)

  /// Takes the icon of an application away.
  case hide(ApplicationReference)

  /// Puts away what is asked.
  case dismiss

  /// Answers what an application asks for; with the place of the answer among the choices.
  case answer(ApplicationReference, choice: Int)

  /// Begins to type an address.
  case editAddress

  /// Goes to the address that was typed.
  case goToAddress

  /// Has an application of the test's open a link.
  case openLink(URL)
}

/// A part of the system's screen: an element, where it stands, how it looks, and what it does.
struct SystemItem: Sendable {
  /// A look of a part.
  enum Look: Sendable {
    /// Nothing of its own.
    case none

    /// An icon with a letter, and the name below it.
    case icon

    /// A frame around what is inside.
    case panel

    /// A text.
    case text

    /// A button.
    case button

    /// The sign of a button that takes something away.
    case minus

    /// A text that stands out.
    case title

    /// A field with a frame, and what it holds.
    case field
  }

  /// What a field for text holds.
  struct Field: Sendable {
    /// The text.
    var text: String

    /// What it shows while it is empty.
    var placeholder: String

    /// Whether what is typed goes to it.
    var isFocused: Bool
  }

  /// What tells it from all others, also after a change.
  var key: String

  /// The kind of element.
  var type: ElementType

  /// The identifier of the element.
  var identifier = ""

  /// What it is called.
  var label = ""

  /// Where it stands on the screen.
  var frame: Rect

  /// How it looks.
  var look = Look.none

  /// What it holds, if it is a field for text.
  var field: Field?

  /// Whether nothing else can be reached while it is there.
  var isModal = false

  /// What a tap does.
  var action: SystemAction?

  /// The application it stands for.
  var application: ApplicationReference?

  /// What is inside it, in reading order.
  var children: [SystemItem] = []
}

extension SystemItem {
  /// Returns the topmost item at a cell with those around it, the innermost first; empty when there is none.
  func path(to point: Point) -> [SystemItem] {
    guard frame.contains(point) else { return [] }
    for child in children.reversed() {
      let path = child.path(to: point)
      if !path.isEmpty { return path + [self] }
    }
    return [self]
  }

  /// Returns the item with a key, which may be this one.
  func item(_ key: String) -> SystemItem? {
    if self.key == key { return self }
    for child in children { if let item = child.item(key) { return item } }
    return nil
  }
}
