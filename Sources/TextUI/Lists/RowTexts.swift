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

  /// The looks of texts there.
  private let looks: TextEnvironment

  /// Whether the author says there what buttons are made of.
  private let hasButtonStyle: Bool

  /// Whether the author says there what labels are made of.
  private let hasLabelStyle: Bool

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

  /// Begins without a text.
  init(_ reader: RowTextsReader) {
    self.reader = reader
    let values = reader.scope.values
    looks = values.text
    hasButtonStyle = values.buttonStyleKind.isOfAuthor
    hasLabelStyle = values[ControlStyleKey<LabelStyleConfiguration>.self] != nil
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
    let text = looks.cased(text)
    add(text)
    parts.append(text)
  }

  /// Adds a text that is drawn, as it is read at the place of the views; one that changes as time goes by gives up.
  mutating func addDrawn(_ content: TextContent) {
    if case .verbatim(let string) = content.storage, content.spoken.isEmpty {
      return addDrawn(string)
    }
    var text = TextReader(reader)
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
  func string(of content: TextContent) -> String { content.string(for: reader) }

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
    if hasLabelStyle { giveUp() }
    let outer = parts
    addIcon(&self)
    parts = outer
    addTitle(&self)
  }

  /// Adds the texts of a button, which is called by what is inside it.
  mutating func addButton(_ addContent: (inout RowTexts) -> Void) {
    if hasButtonStyle { giveUp() }
    addJoined(addContent)
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
    guard var view else {
      // State begins with the row, and what else a view keeps may be noticed.
      guard layout?.isReadBeforehand != false, depth < Self.depthLimit else { return giveUp() }
      if layout?.keepsSomething == true { noteKeeping() }
      depth += 1
      defer { depth -= 1 }
      return Content.Body.addTexts(of: nil, to: &self)
    }
    if let layout {
      var connection = PropertyConnection(readingFor: reader)
      withUnsafeMutablePointer(to: &view) { layout.connect($0, &connection) }
    }
    Content.Body.addTexts(of: view.body, to: &self)
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
