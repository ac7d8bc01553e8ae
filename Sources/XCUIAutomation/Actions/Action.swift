import Primitives

/// What a test does with an element, in words.
enum Action: Sendable {
  /// An attribute is read.
  case read(String)

  /// The element is tapped, so many times.
  case tap(count: Int)

  /// The element is pressed.
  case press

  /// The element is dragged.
  case drag

  /// A finger moves over the element, to this side.
  case swipe(String)

  /// Text is typed.
  case typeText

  /// A key is pressed.
  case typeKey

  /// A mouse does this with the element, in words.
  case point(String)

  /// Content is scrolled by a wheel.
  case scroll

  /// A slider is moved to a position.
  case adjustSlider(Double)

  /// A wheel is turned to a value.
  case adjustWheel(String)

  /// A gesture that means nothing here.
  case gesture(String)

  /// A link is opened.
  case open

  /// The device is turned, or made light or dark.
  case changeDevice(String)

  /// A place is looked up.
  case locate

  /// The element is looked for.
  case find

  /// The application's time passes.
  case advanceTime

  /// The application is launched.
  case launch

  /// The application is brought to the front.
  case activate

  /// A decision about a permission is forgotten.
  case resetAuthorization

  /// A button of the device is pressed.
  case pressButton

  /// The start of the failure message.
  ///
  /// - Parameter element: The element in words.
  /// - Returns: The start, without the colon.
  func failure(of element: String) -> String {
    switch self {
    case .read(let name): "Failed to get \(name) of \(element)"
    case .tap(1): "Failed to tap \(element)"
    case .tap(2): "Failed to double tap \(element)"
    case .tap(let count): "Failed to tap \(element) \(count) times"
    case .press: "Failed to press \(element)"
    case .drag: "Failed to drag \(element)"
    case .swipe(let side): "Failed to swipe \(side) \(element)"
    case .typeText: "Failed to type text into \(element)"
    case .typeKey: "Failed to type a key into \(element)"
    case .point(let verb), .gesture(let verb): "Failed to \(verb) \(element)"
    case .scroll: "Failed to scroll \(element)"
    case .adjustSlider(let position):
      "Failed to adjust \(element) to normalized slider position \(position)"
    case .adjustWheel(let value):
      "Failed to adjust \(element) to picker wheel value \(SafeText.quoted(value))"
    case .open: "Failed to open a link with \(element)"
    case .changeDevice(let what): "Failed to change the \(what) of the device for \(element)"
    case .locate: "Failed to get the place of \(element)"
    case .find: "Failed to find \(element)"
    case .advanceTime: "Failed to advance the time of \(element)"
    case .launch: "Failed to launch \(element)"
    case .activate: "Failed to activate \(element)"
    case .resetAuthorization: "Failed to reset an authorization of \(element)"
    case .pressButton: "Failed to press a button of the device for \(element)"
    }
  }
}
