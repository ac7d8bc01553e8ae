/// The texts by which elements of views can be found, told from the values of the views before anything is made of them.
///
/// TextUI hands it around; there is nothing in it for you.
///
/// It holds each text that an element of the views may have as an identifier, label, value, title or placeholder, and perhaps some more:
/// what is not in it, none has. A view whose texts do not follow from its value, or that does more than show something, gives up.
@MainActor public struct RowTexts {
  /// Whether no view gave up.
  private(set) var isWhole = true

  /// Whether no view keeps something of its own, which would be lost with its row.
  private(set) var keepNothing = true

  /// The place of the views.
  private let reader: RowTextsReader

  /// What the environment says where the views are that are read.
  @MainActor private struct Surroundings {
    /// The values.
    var values: EnvironmentValues

    /// The looks of texts.
    let looks: TextEnvironment

    /// Whether the author says what buttons are made of.
    let hasButtonStyle: Bool

    /// Whether the author says what labels are made of.
    let hasLabelStyle: Bool

    /// Whether a view between the rows' place and here has changed values.
    let areChanged: Bool

    /// Reads the values.
    init(_ values: EnvironmentValues, areChanged: Bool) {
      self.values = values
      self.areChanged = areChanged
      looks = values.text
      hasButtonStyle = values.buttonStyleKind.isOfAuthor
      hasLabelStyle = values[ControlStyleKey<LabelStyleConfiguration>.self] != nil
    }
  }

  /// What the environment says where the views are that are read.
  private var surroundings: Surroundings

  /// The hash values of the texts.
  private var hashes: Set<Int> = []

  /// The texts that make up the label of a control around, in order.
  private var parts: [String] = []

  /// What a control is called whose label has these texts.
  var label: String { parts.joined(separator: ", ") }

  /// Whether something was said about a part of the label, which may then be another text.
  private var hasOtherParts = false

  /// How many types of views stand inside each other, where only the types are known.
  private var depth = 0

  /// How many types may: views can be of ever new types, each inside one of another.
  private static let depthLimit = 64

  /// What adds the texts of the views that modifiers of the author's change, where only the types are known; the outermost modifier first.
  private var changedViews: [(modifier: ObjectIdentifier, add: (inout RowTexts) -> Void)] = []

  /// Begins without a text.
  init(_ reader: RowTextsReader) {
    self.reader = reader
    surroundings = Surroundings(reader.scope.values, areChanged: false)
  }

  /// Returns whether views of a type can tell their texts, and whether they keep nothing of their own.
  static func examine<Content: View>(
    _ type: Content.Type, _ reader: RowTextsReader
  ) -> (canTell: Bool, keepNothing: Bool) {
    var texts = RowTexts(reader)
    Content.addTexts(of: nil, to: &texts)
    return (texts.isWhole, texts.isWhole && texts.keepNothing)
  }

  /// Returns whether an element may have a text.
  func mayHold(_ text: String) -> Bool { !isWhole || hashes.contains(text.hashValue) }

  /// Adds the texts of a row, which is no part of a label further out.
  mutating func addRow<Content: View>(_ view: Content) {
    Content.addTexts(of: view, to: &self)
    parts.removeAll(keepingCapacity: true)
  }

  /// Gives up: an element may have any text.
  mutating func giveUp() { isWhole = false }

  /// Notes that a view keeps something of its own.
  mutating func noteKeeping() { keepNothing = false }

  /// Adds a text that an element may have.
  mutating func add(_ text: String) { hashes.insert(text.hashValue) }

  /// Adds a text that is drawn.
  mutating func addDrawn(_ text: String) {
    guard !text.isEmpty else { return }
    let text = surroundings.looks.cased(text)
    add(text)
    parts.append(text)
  }

  /// Adds a text that is drawn, as it is read at the place of the views; one that changes as time goes by gives up.
  mutating func addDrawn(_ content: TextContent) {
    if case .verbatim(let string) = content.storage, content.spoken.isEmpty {
      return addDrawn(string)
    }
    var text = textReader
    let looks = surroundings.looks
    let runs = text.read(content, looks)
    if text.duration != nil { giveUp() }
    for run in runs where run.link != nil { add(run.text) }
    let words = runs.map(\.text).joined()
    guard content.isCalledOtherwise, !words.isEmpty else { return addDrawn(words) }
    let spoken = text.spokenWords(of: content, looks)
    add(looks.cased(words))
    add(spoken)
    parts.append(spoken)
  }

  /// Returns the words of a text as they are read at the place of the views.
  func string(of content: TextContent) -> String {
    var text = textReader
    return text.read(content, TextEnvironment()).map(\.text).joined()
  }

  /// What reads texts at the place of the views.
  private var textReader: TextReader { TextReader(reader.graph, surroundings.values) }

  /// Adds the texts of a picture: it is a part of a label by another than the one it is found by.
  mutating func addPicture(_ name: String, _ spokenName: String) {
    add(name)
    add(spokenName)
    if !spokenName.isEmpty { parts.append(spokenName) }
  }

  /// Adds the texts of a label: its picture is no part of what a control around is called.
  mutating func addLabel(
    icon addIcon: (inout RowTexts) -> Void, title addTitle: (inout RowTexts) -> Void
  ) {
    if surroundings.hasLabelStyle { giveUp() }
    addApart(addIcon)
    addTitle(&self)
  }

  /// Adds the texts of a button, which is called by what is inside it.
  mutating func addButton(_ addContent: (inout RowTexts) -> Void) {
    if surroundings.hasButtonStyle { giveUp() }
    addJoined(addContent)
  }

  /// Adds the texts of a view for which values of the environment are changed.
  ///
  /// - Parameters:
  ///   - transform: Changes the values; `nil` where only the type of the view is known.
  ///   - addContent: Adds the texts of the view.
  mutating func addInside(
    _ transform: ((inout EnvironmentValues) -> Void)?, _ addContent: (inout RowTexts) -> Void
  ) {
    let outer = surroundings
    var values = outer.values
    transform?(&values)
    surroundings = Surroundings(values, areChanged: true)
    addContent(&self)
    surroundings = outer
  }

  /// Adds the texts of a view that is no part of what a control around is called.
  mutating func addApart(_ addContent: (inout RowTexts) -> Void) {
    let outer = parts
    addContent(&self)
    parts = outer
  }

  /// Adds the texts of what is called by all that is inside it.
  mutating func addJoined(_ addContent: (inout RowTexts) -> Void) {
    let outer = (parts, hasOtherParts)
    (parts, hasOtherParts) = ([], false)
    addContent(&self)
    if hasOtherParts { giveUp() }
    if parts.count > 1 { add(parts.joined(separator: ", ")) }
    (parts, hasOtherParts) = (outer.0 + parts, outer.1)
  }

  /// Adds what is said of a view, and the texts of the view.
  mutating func add(
    _ attributes: AccessibilityAttributes, _ addContent: (inout RowTexts) -> Void
  ) {
    if attributes.isUnlisted { return }
    if attributes.isHidden {
      // Tests find it, but nothing is called by it.
      var spoken = attributes
      spoken.isHidden = false
      let outer = (parts, hasOtherParts)
      add(spoken, addContent)
      (parts, hasOtherParts) = outer
      return
    }
    if attributes.children != nil { giveUp() }
    for text in [attributes.identifier, attributes.label, attributes.value] {
      if let text { add(text) }
    }
    if attributes.label != nil { hasOtherParts = true }
    let outer = parts
    addContent(&self)
    if attributes.isIcon { parts = outer }
  }

  /// Adds the texts of the body of a view.
  ///
  /// - Parameters:
  ///   - view: The view; `nil` where only its type is known.
  ///   - type: The type.
  mutating func addBody<Content: View>(of view: Content?, _ type: Content.Type) {
    guard isWhole else { return }
    let layout = PropertyLayout.of(type)
    guard mayRead(layout) else { return giveUp() }
    guard var view else {
      return addOfType(layout) { Content.Body.addTexts(of: nil, to: &$0) }
    }
    connect(&view, layout)
    Content.Body.addTexts(of: view.body, to: &self)
  }

  /// Adds the texts of what a modifier of the author's makes of a view.
  ///
  /// - Parameters:
  ///   - modified: The view and the modifier; `nil` where only their types are known.
  ///   - types: The types.
  mutating func addBody<Content: View, Modifier: ViewModifier>(
    of modified: (content: Content, modifier: Modifier)?, _ types: (Content.Type, Modifier.Type)
  ) {
    guard isWhole else { return }
    let layout = PropertyLayout.of(Modifier.self)
    guard mayRead(layout) else { return giveUp() }
    guard let modified else {
      changedViews.append(
        (ObjectIdentifier(Modifier.self), { Content.addTexts(of: nil, to: &$0) }))
      addOfType(layout) { Modifier.Body.addTexts(of: nil, to: &$0) }
      changedViews.removeLast()
      return
    }
    var modifier = modified.modifier
    connect(&modifier, layout)
    let content = Modifier.Content(content: AnyView(modified.content))
    Modifier.Body.addTexts(of: modifier.body(content: content), to: &self)
  }

  /// Adds the texts of the view that a modifier of the author's changes, of which only the type is known.
  mutating func addChangedView<Modifier>(by modifier: Modifier.Type) {
    let key = ObjectIdentifier(modifier)
    guard let index = changedViews.lastIndex(where: { $0.modifier == key }) else { return giveUp() }
    // What stands for views around the modifier stands for them in the view that it changes.
    let inner = changedViews
    changedViews.removeSubrange(index...)
    inner[index].add(&self)
    changedViews = inner
  }

  /// Whether a view with some properties can be read beforehand.
  private func mayRead(_ layout: PropertyLayout?) -> Bool {
    guard let layout else { return true }
    // State begins with the row, what else a view keeps may be noticed, and the environment is read as if it stood where the rows are.
    return layout.isReadBeforehand && !(surroundings.areChanged && layout.readsEnvironment)
  }

  /// Adds the texts of a view, or of a modifier, of which only the type is known.
  private mutating func addOfType(
    _ layout: PropertyLayout?, _ addContent: (inout RowTexts) -> Void
  ) {
    guard depth < Self.depthLimit else { return giveUp() }
    if layout?.keepsSomething == true { noteKeeping() }
    depth += 1
    defer { depth -= 1 }
    addContent(&self)
  }

  /// Connects the properties of a view, or of a modifier, to the place of the rows.
  private func connect<Value>(_ value: inout Value, _ layout: PropertyLayout?) {
    guard let layout else { return }
    var connection = PropertyConnection(readingFor: reader)
    withUnsafeMutablePointer(to: &value) { layout.connect($0, &connection) }
  }
}

// MARK: - Views that can tell

extension View {
  /// Adds the texts of `body`.
  public static func addTexts(of view: Self?, to texts: inout RowTexts) {
    texts.addBody(of: view, Self.self)
  }
}

extension PrimitiveView {
  /// Gives up.
  public static func addTexts(of view: Self?, to texts: inout RowTexts) { texts.giveUp() }
}
