import AccessibilityTree
import AutomationWire

/// The environment of an application's outermost view: what the system tells it.
@MainActor struct RootEnvironment {
  /// The time of the application.
  let clock: any Clock<Duration>

  /// What asks for permissions.
  let services: SystemServices

  /// The edit mode outside of navigation stacks.
  let editMode: Location<EditMode>

  /// The user's language and region.
  let locale: Locale

  /// The views that take links.
  let urlHandlers = URLHandlers()

  /// Where links for the system go.
  let openedURLs = OpenedURLs()

  /// What the system tells the application.
  let events = ApplicationEvents()

  /// Whether the scene is in front.
  let phase = PhaseValue()

  /// Whether the screen is light or dark; as suits a test or a terminal when `nil`.
  var colorScheme: ColorScheme?

  /// Whether the views want the screen light or dark; as it is for `nil`.
  var preferredScheme: ColorScheme?

  /// The size of text that people chose; `nil` for the usual one.
  var typeSize: DynamicTypeSize?

  /// Whether a test launched the application.
  var isAutomated = false

  /// Whether movement is to be avoided.
  var reducesMotion = false

  /// Whether changes are shown in a course of time.
  var isMotionOn = false

  /// Whether the screen is laid out from right to left, whatever the language.
  var isForcedRightToLeft = false

  /// Whether there is much room from side to side.
  var isWide: Bool

  /// Whether the device is held across, as a test turns it.
  var isLandscape = false

  /// Sets all the values.
  func apply(to values: inout EnvironmentValues) {
    values.clock = clock
    values.requestAuthorization = RequestAuthorizationAction(services)
    values.beginEditMode(in: editMode)
    values.urlHandlers = urlHandlers
    values.openedURLs = openedURLs
    values.phaseValue = phase
    values.applicationEvents = events
    values.locale = locale
    values.layoutDirection = isForcedRightToLeft ? .rightToLeft : LayoutDirection(locale)
    values.calendarLocale = locale
    if let typeSize { values.choose(typeSize) }
    if isMotionOn { values.isMotionOn = true }
    if reducesMotion { values.accessibilityReduceMotion = true }
    // A phone that is held across has little room both ways.
    values.horizontalSizeClass = isWide && !isLandscape ? .regular : .compact
    if isLandscape { values.verticalSizeClass = .compact }
    if let colorScheme = preferredScheme ?? colorScheme {
      values.colorScheme = colorScheme
    } else if isAutomated {
      values.assume(.light)
    }
  }
}
