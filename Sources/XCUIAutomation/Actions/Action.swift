import Primitives

/// An action of a test on an element, for words about it.
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

  /// This text is typed; `nil` for one that is not to be told.
  case typeText(String?)

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

  /// The application's time stands still, or passes again.
  case holdTime

  /// The application's clock is read.
  case readTime

  /// The application is launched with this.
  case launch(arguments: [String] = [], environment: [String] = [])

  /// The application is brought to the front.
  case activate

  /// A decision about a permission is forgotten.
  case resetAuthorization

  /// A button of the device is pressed.
  case pressButton

  /// Whether a finger, a key or a mouse does it.
  var isInput: Bool {
    switch self {
    case .tap, .press, .drag, .swipe, .typeText, .typeKey, .point, .scroll, .adjustSlider,
      .adjustWheel:
      true
    default: false
    }
  }

  /// Whether the test only looks.
  var isLook: Bool {
    if case .read = self { true } else { false }
  }

  /// Whether to know of it tells something: a launch with nothing goes without saying.
  var isTelling: Bool {
    if case .launch(let arguments, let environment) = self {
      !arguments.isEmpty || !environment.isEmpty
    } else {
      true
    }
  }

  /// Returns what is done, in words, with what tells one doing of it from another: `launch Application 'Sample' (-reset)`.
  ///
  /// - Parameter element: The element in words.
  /// - Returns: The words.
  func account(for element: String) -> String {
    guard case .launch(let arguments, let environment) = self else { return words(for: element) }
    // Values may be secrets of whoever runs the tests.
    let names = environment.isEmpty ? [] : ["environment " + environment.joined(separator: ", ")]
    let settings = ([arguments.joined(separator: " ")] + names).filter { !$0.isEmpty }
    guard !settings.isEmpty else { return words(for: element) }
    return words(for: element) + " (\(SafeText.line(settings.joined(separator: "; "))))"
  }

  /// Returns what is done, in words: `tap "Next" Button`.
  ///
  /// - Parameter element: The element in words.
  /// - Returns: The words.
  func words(for element: String) -> String {
    switch self {
    case .read(let name): "get \(name) of \(element)"
    case .tap(1): "tap \(element)"
    case .tap(2): "double tap \(element)"
    case .tap(let count): "tap \(element) \(count) times"
    case .press: "press \(element)"
    case .drag: "drag \(element)"
    case .swipe(let side): "swipe \(side) \(element)"
    case .typeText(nil): "type text into \(element)"
    case .typeText(let text?): "type \(SafeText.quoted(text, limit: 60)) into \(element)"
    case .typeKey: "type a key into \(element)"
    case .point(let verb), .gesture(let verb): "\(verb) \(element)"
    case .scroll: "scroll \(element)"
    case .adjustSlider(let position):
      "adjust \(element) to normalized slider position \(position)"
    case .adjustWheel(let value):
      "adjust \(element) to picker wheel value \(SafeText.quoted(value))"
    case .open: "open a link with \(element)"
    case .changeDevice(let what): "change the \(what) of the device for \(element)"
    case .locate: "get the place of \(element)"
    case .find: "find \(element)"
    case .advanceTime: "advance the time of \(element)"
    case .holdTime: "hold the time of \(element)"
    case .readTime: "read the time of \(element)"
    case .launch: "launch \(element)"
    case .activate: "activate \(element)"
    case .resetAuthorization: "reset an authorization of \(element)"
    case .pressButton: "press a button of the device for \(element)"
    }
  }
}
