/// One element of the accessibility tree, without its place among the others.
///
/// Frames are relative: see ``frame`` and ``arrangement``. ``ElementTree`` gives absolute ones.
public struct ElementNode: Sendable, Hashable {
  /// The identity of the element.
  public internal(set) var id: ElementID

  /// The kind of element.
  public var elementType: ElementType

  /// The identifier the author gave (`accessibilityIdentifier`); empty when none.
  public var identifier = ""

  /// What the element is called: the text of a static text, the title of a button.
  public var label = ""

  /// What the element holds: the text of a field, "1" for a switch that is on; `nil` when it holds
  /// nothing.
  public var value: String?

  /// The title, as macOS reports it; empty when there is none.
  public var title = ""

  /// What an empty text field shows in place of text; `nil` for elements without.
  public var placeholder: String?

  /// What using the element does, as an assistive technology says it after the rest; empty when nothing is to be said.
  public var hint = ""

  /// The rectangle of the element, in cells.
  ///
  /// The origin counts from the content origin of the parent (its own origin less its
  /// ``contentOffset``), or, when the parent's ``arrangement`` is a column or row, from the end of
  /// the sibling before it along that direction.
  public var frame: Rect

  /// How far the content is scrolled, in cells; zero for what does not scroll.
  public var contentOffset = Point.zero

  /// How the frames of the children count.
  public var arrangement = Arrangement.free

  /// What is true of the element now.
  public var states: States = []

  /// What can be done with the element beyond pointing at it.
  public var actions: Actions = []

  /// Makes an element that is enabled, empty and without a label.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - elementType: The kind of element.
  ///   - frame: The rectangle, in cells, relative to the parent as ``frame`` says.
  public init(id: ElementID, elementType: ElementType, frame: Rect = .zero) {
    self.id = id
    self.elementType = elementType
    self.frame = frame
  }

  /// The five texts by which a subscript finds an element: identifier, title, label, value and
  /// placeholder.
  public var identifyingTexts: [String] {
    var texts: [String] = []
    for text in [identifier, title, label, value ?? "", placeholder ?? ""]
    where !text.isEmpty && !texts.contains(text) {
      texts.append(text)
    }
    return texts
  }

  /// Whether nothing is said of the element but where it is and what it holds: one of those that a phone's windows, bars and
  /// controllers put around each other.
  public var isContainer: Bool {
    elementType == .other && states.subtracting([.clipsContent, .hidden, .readAlone]).isEmpty
      && actions.isEmpty && hint.isEmpty && identifyingTexts.isEmpty
  }

  /// Returns whether one of the five identifying texts equals a key.
  public func isIdentified(by key: String) -> Bool {
    identifier == key || label == key || value == key || placeholder == key || title == key
  }
}

extension ElementNode {
  /// A way in which the frames of an element's children count.
  public enum Arrangement: UInt8, Sendable, Hashable {
    /// Each from the parent's content origin.
    case free = 0

    /// Each row from the bottom of the one before it, so that inserting one leaves the others'
    /// frames as they are.
    case column = 1

    /// Each column from the trailing edge of the one before it.
    case row = 2
  }

  /// The states of an element: what is true of it.
  public struct States: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The element takes no input.
    public static let disabled = States(rawValue: 1 << 0)

    /// The element is the chosen one of several, or is switched on as a selection.
    public static let selected = States(rawValue: 1 << 1)

    /// The element has the keyboard's focus.
    public static let focused = States(rawValue: 1 << 2)

    /// The element's children show only inside its frame.
    public static let clipsContent = States(rawValue: 1 << 3)

    /// What lies outside this element cannot be reached while it is shown.
    public static let modal = States(rawValue: 1 << 4)

    /// The element's value is a secret: it is replaced before it enters the tree.
    public static let secure = States(rawValue: 1 << 5)

    /// The element is a heading.
    public static let header = States(rawValue: 1 << 6)

    /// The element's content can be scrolled up and down.
    public static let scrollsVertically = States(rawValue: 1 << 7)

    /// The element's content can be scrolled sideways.
    public static let scrollsHorizontally = States(rawValue: 1 << 8)

    /// The element is the main window.
    public static let main = States(rawValue: 1 << 9)

    /// The element plays a sound of its own when it is used.
    public static let playsSound = States(rawValue: 1 << 10)

    /// The element sums up what is on the screen when the application starts.
    public static let summary = States(rawValue: 1 << 11)

    /// The element's label or value changes often.
    public static let updatesFrequently = States(rawValue: 1 << 12)

    /// Using the element starts to play or to record something.
    public static let startsMediaSession = States(rawValue: 1 << 13)

    /// The element takes touches directly while an assistive technology is on.
    public static let allowsDirectInteraction = States(rawValue: 1 << 14)

    /// The page is turned once the element was read to its end.
    public static let causesPageTurn = States(rawValue: 1 << 15)

    /// The element holds more elements behind those in the tree, which are described when somebody looks for them.
    public static let continues = States(rawValue: 1 << 16)

    /// The element holds more than there are elements for yet: they are made when it is scrolled to where they are.
    public static let makesElementsWhenScrolled = States(rawValue: 1 << 17)

    /// The element is a text field that may have several lines.
    public static let multiline = States(rawValue: 1 << 18)

    /// The element is a button with a mark while it is the chosen one of several that stand in a list.
    public static let choice = States(rawValue: 1 << 19)

    /// The element is a cell that is the heading or footing of a section.
    public static let sectionPart = States(rawValue: 1 << 20)

    /// The element is hidden from assistive technology: tests find it, and nobody's input reaches it by way of the tree.
    public static let hidden = States(rawValue: 1 << 21)

    /// Assistive technology reads the element, and nothing of what is inside, which tests find.
    public static let readAlone = States(rawValue: 1 << 22)
  }

  /// The actions of an element: what can be done with it.
  public struct Actions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Activating it does something: a button, a link.
    public static let activate = Actions(rawValue: 1 << 0)

    /// Its value can be stepped up and down.
    public static let adjust = Actions(rawValue: 1 << 1)

    /// It takes the keyboard's focus.
    public static let focus = Actions(rawValue: 1 << 2)

    /// It takes text.
    public static let editText = Actions(rawValue: 1 << 3)

    /// It can be dismissed.
    public static let dismiss = Actions(rawValue: 1 << 4)
  }
}
