import AccessibilityTree

/// A provider of queries by type: an element or a query, inside which elements can be looked for.
///
/// Mirrors Apple's protocol. Each property is short for ``descendants(matching:)`` with the type it names.
public protocol XCUIElementTypeQueryProvider {
  /// Returns the elements of a type inside the receiver, at any depth.
  ///
  /// - Note: Unlike in Apple's protocol, this is a requirement, from which the properties follow.
  ///
  /// - Parameter type: The type; `.any` for all.
  /// - Returns: The query for them.
  func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery

  /// The first element found, which need not be the only one.
  var firstMatch: XCUIElement { get }
}

extension XCUIElementTypeQueryProvider {
  /// The activity indicators inside the receiver.
  public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }

  /// The alerts inside the receiver.
  public var alerts: XCUIElementQuery { descendants(matching: .alert) }

  /// The browsers inside the receiver.
  public var browsers: XCUIElementQuery { descendants(matching: .browser) }

  /// The buttons inside the receiver.
  public var buttons: XCUIElementQuery { descendants(matching: .button) }

  /// The cells inside the receiver.
  ///
  /// - Note: Unlike Apple's, which are those on the screen or near it, they are all rows of a list. Rows off the screen cannot be hit, and an
  ///   action scrolls to them.
  public var cells: XCUIElementQuery { descendants(matching: .cell) }

  /// The check boxes inside the receiver.
  public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }

  /// The collection views inside the receiver.
  public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }

  /// The color wells inside the receiver.
  public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }

  /// The combo boxes inside the receiver.
  public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }

  /// The date pickers inside the receiver.
  public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }

  /// The decrement arrows inside the receiver.
  public var decrementArrows: XCUIElementQuery { descendants(matching: .decrementArrow) }

  /// The dialogs inside the receiver.
  public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }

  /// The rows an outline row disclosed inside the receiver.
  public var disclosedChildRows: XCUIElementQuery { descendants(matching: .outlineRow) }

  /// The disclosure triangles inside the receiver.
  public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }

  /// The dock items inside the receiver.
  public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }

  /// The drawers inside the receiver.
  public var drawers: XCUIElementQuery { descendants(matching: .drawer) }

  /// The grids inside the receiver.
  public var grids: XCUIElementQuery { descendants(matching: .grid) }

  /// The groups inside the receiver.
  public var groups: XCUIElementQuery { descendants(matching: .group) }

  /// The handles inside the receiver.
  public var handles: XCUIElementQuery { descendants(matching: .handle) }

  /// The help tags inside the receiver.
  public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }

  /// The icons inside the receiver.
  public var icons: XCUIElementQuery { descendants(matching: .icon) }

  /// The images inside the receiver.
  public var images: XCUIElementQuery { descendants(matching: .image) }

  /// The increment arrows inside the receiver.
  public var incrementArrows: XCUIElementQuery { descendants(matching: .incrementArrow) }

  /// The keyboards inside the receiver.
  public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }

  /// The keys inside the receiver.
  public var keys: XCUIElementQuery { descendants(matching: .key) }

  /// The layout areas inside the receiver.
  public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }

  /// The layout items inside the receiver.
  public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }

  /// The level indicators inside the receiver.
  public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }

  /// The links inside the receiver.
  public var links: XCUIElementQuery { descendants(matching: .link) }

  /// The maps inside the receiver.
  public var maps: XCUIElementQuery { descendants(matching: .map) }

  /// The mattes inside the receiver.
  public var mattes: XCUIElementQuery { descendants(matching: .matte) }

  /// The menu bar items inside the receiver.
  public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }

  /// The menu bars inside the receiver.
  public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }

  /// The menu buttons inside the receiver.
  public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }

  /// The menu items inside the receiver.
  public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }

  /// The menus inside the receiver.
  public var menus: XCUIElementQuery { descendants(matching: .menu) }

  /// The navigation bars inside the receiver.
  public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }

  /// The elements of no more specific type inside the receiver.
  ///
  /// Those of a toolkit that builds screens as a phone's controllers do are around everything it shows, and hold nothing else.
  ///
  /// - Note: Unlike on a phone, where each release nests as many as it has views, there are as many as most recorded tests walk through.
  public var otherElements: XCUIElementQuery { descendants(matching: .other) }

  /// The outline rows inside the receiver.
  public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }

  /// The outlines inside the receiver.
  public var outlines: XCUIElementQuery { descendants(matching: .outline) }

  /// The page indicators inside the receiver.
  public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }

  /// The picker wheels inside the receiver.
  public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }

  /// The pickers inside the receiver.
  public var pickers: XCUIElementQuery { descendants(matching: .picker) }

  /// The pop up buttons inside the receiver.
  public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }

  /// The popovers inside the receiver.
  public var popovers: XCUIElementQuery { descendants(matching: .popover) }

  /// The progress indicators inside the receiver.
  public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }

  /// The radio buttons inside the receiver.
  public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }

  /// The radio groups inside the receiver.
  public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }

  /// The rating indicators inside the receiver.
  public var ratingIndicators: XCUIElementQuery { descendants(matching: .ratingIndicator) }

  /// The relevance indicators inside the receiver.
  public var relevanceIndicators: XCUIElementQuery { descendants(matching: .relevanceIndicator) }

  /// The ruler markers inside the receiver.
  public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }

  /// The rulers inside the receiver.
  public var rulers: XCUIElementQuery { descendants(matching: .ruler) }

  /// The scroll bars inside the receiver.
  public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }

  /// The scroll views inside the receiver.
  public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }

  /// The search fields inside the receiver.
  public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }

  /// The secure text fields inside the receiver.
  public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }

  /// The segmented controls inside the receiver.
  public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }

  /// The sheets inside the receiver.
  public var sheets: XCUIElementQuery { descendants(matching: .sheet) }

  /// The sliders inside the receiver.
  public var sliders: XCUIElementQuery { descendants(matching: .slider) }

  /// The split groups inside the receiver.
  public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }

  /// The splitters inside the receiver.
  public var splitters: XCUIElementQuery { descendants(matching: .splitter) }

  /// The static texts inside the receiver.
  public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }

  /// The status bars inside the receiver.
  public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }

  /// The status items inside the receiver.
  public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }

  /// The steppers inside the receiver.
  public var steppers: XCUIElementQuery { descendants(matching: .stepper) }

  /// The switches inside the receiver.
  ///
  /// - Note: Unlike on a phone, where the choices of a picker in a list are of one type (recordings have them as switches), they are buttons,
  ///   and found as switches too where no switch is found.
  public var switches: XCUIElementQuery { descendants(matching: .switch) }

  /// The tab bars inside the receiver.
  public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }

  /// The tab groups inside the receiver.
  public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }

  /// The table columns inside the receiver.
  public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }

  /// The table rows inside the receiver.
  public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }

  /// The tables inside the receiver.
  ///
  /// - Note: Unlike since iOS 16, where a SwiftUI `List` is a collection view alone, it is found as a table too where no table is found, as up
  ///   to iOS 15: most suites with lists were written for that. Its `elementType` stays `.collectionView`.
  public var tables: XCUIElementQuery { descendants(matching: .table) }

  /// The tabs inside the receiver.
  public var tabs: XCUIElementQuery { descendants(matching: .tab) }

  /// The text fields inside the receiver.
  public var textFields: XCUIElementQuery { descendants(matching: .textField) }

  /// The text views inside the receiver.
  ///
  /// - Note: Unlike on a phone, where a `TextField` with a vertical axis is of one type (a text view underneath; recordings have it as a text
  ///   field, suites ask for either), it is found as a text view too where none is found. Its `elementType` stays `.textField`.
  public var textViews: XCUIElementQuery { descendants(matching: .textView) }

  /// The timelines inside the receiver.
  public var timelines: XCUIElementQuery { descendants(matching: .timeline) }

  /// The toggles inside the receiver.
  public var toggles: XCUIElementQuery { descendants(matching: .toggle) }

  /// The toolbar buttons inside the receiver.
  public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }

  /// The toolbars inside the receiver.
  public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }

  /// The touch bars inside the receiver.
  public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }

  /// The value indicators inside the receiver.
  public var valueIndicators: XCUIElementQuery { descendants(matching: .valueIndicator) }

  /// The web views inside the receiver.
  public var webViews: XCUIElementQuery { descendants(matching: .webView) }

  /// The windows inside the receiver.
  public var windows: XCUIElementQuery { descendants(matching: .window) }
}
