import Primitives

/// An element of an outline: what the screen is to show, in part.
///
/// Only what is stated counts. An outline is a list of elements in reading order, each with those
/// inside it; elements that are not named may be before, between, inside and around them. Elements
/// of type `other` without any text are looked through.
///
/// ```swift
/// app.assertWindow {
///   Element(.navigationBar, "Articles")
///   Element(.collectionView, identifier: "automation.articles.list") {
///     Element(.cell) {
///       Element(.staticText, "Tides")
///       Element(.staticText, .like("Read on *"))
///     }
///   }
///   Element(.tabBar) {
///     Element(.button, "Articles", isSelected: true)
///     Element(.button, "Settings")
///   }
///   .nothingElse()
/// }
/// ```
public struct Element {
  /// The type; `any` for every type.
  let type: XCUIElement.ElementType

  /// What is said of texts, each under its name as a parameter; the label, first, has none.
  let texts: [TextCondition]

  /// What is said of states.
  let states: [StateCondition]

  /// What the suite's own code decides.
  private(set) var checks: [Check] = []

  /// The elements inside.
  let content: [Element]

  /// Whether the content names each element directly inside.
  private(set) var isComplete = false

  /// Where it was made.
  let place: SourcePlace

  /// Says what an element is like; what is not stated may be anything.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - label: The label.
  ///   - identifier: The identifier.
  ///   - value: The value: the text of a field, "1" and "0" for a switch.
  ///   - title: The title.
  ///   - placeholderValue: What is shown in place of text.
  ///   - isEnabled: Whether it takes input.
  ///   - isSelected: Whether it is the chosen one.
  ///   - hasFocus: Whether it has the keyboard's focus.
  ///   - foregroundColor: The color of most of its characters: "red", "bright red", "palette 208", "#1E90FF" or "default".
  ///   - backgroundColor: The color behind most of its characters.
  ///   - isBold: Whether most of its characters are bold.
  ///   - isItalic: Whether most of its characters are italic.
  ///   - isUnderlined: Whether most of its characters are underlined.
  ///   - filePath: The file of the call, in which the outline is written anew where a run asks for that.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - content: Elements inside it, in reading order, at any depth.
  public init(
    _ type: XCUIElement.ElementType = .any,
    _ label: TextPattern? = nil,
    identifier: TextPattern? = nil,
    value: TextPattern? = nil,
    title: TextPattern? = nil,
    placeholderValue: TextPattern? = nil,
    isEnabled: Bool? = nil,
    isSelected: Bool? = nil,
    hasFocus: Bool? = nil,
    foregroundColor: TextPattern? = nil,
    backgroundColor: TextPattern? = nil,
    isBold: Bool? = nil,
    isItalic: Bool? = nil,
    isUnderlined: Bool? = nil,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @OutlineBuilder content: () -> [Element] = { [] }
  ) {
    self.type = type
    texts = [
      TextCondition("label", label, at: \.label),
      TextCondition("identifier", identifier, at: \.identifier),
      TextCondition("value", value, at: \.value), TextCondition("title", title, at: \.title),
      TextCondition("placeholderValue", placeholderValue, at: \.placeholderValue),
      TextCondition("foregroundColor", foregroundColor, at: \.foregroundColor),
      TextCondition("backgroundColor", backgroundColor, at: \.backgroundColor),
    ].compactMap(\.self)
    states = [
      StateCondition("isEnabled", isEnabled, at: \.isEnabled),
      StateCondition("isSelected", isSelected, at: \.isSelected),
      StateCondition("hasFocus", hasFocus, at: \.hasFocus),
      StateCondition("isBold", isBold, at: \.isBold),
      StateCondition("isItalic", isItalic, at: \.isItalic),
      StateCondition("isUnderlined", isUnderlined, at: \.isUnderlined),
    ].compactMap(\.self)
    place = SourcePlace(path: "\(filePath)", line: Int(line), column: Int(column))
    self.content = content()
  }
}

// MARK: - Further conditions

extension Element {
  /// Has the suite's own code decide as well whether an element is meant.
  ///
  /// - Parameters:
  ///   - words: What the code asks for, as failures call it: `"wider than the title"`.
  ///   - test: The code; it gets the element as it was when the screen was looked at.
  /// - Returns: The element with the condition.
  public func satisfying(
    _ words: String, _ test: @escaping (any XCUIElementSnapshot) -> Bool
  ) -> Element {
    var element = self
    element.checks.append(Check(words: words, test: test))
    return element
  }

  /// Says that the content names every element directly inside, in order: there are no others.
  ///
  /// - Returns: The element with the condition.
  public func nothingElse() -> Element {
    var element = self
    element.isComplete = true
    return element
  }
}

// MARK: - Conditions

extension Element {
  /// Whether it, or one inside it, says how it is drawn.
  var asksForLook: Bool {
    let names: Set = [
      "foregroundColor", "backgroundColor", "isBold", "isItalic", "isUnderlined",
    ]
    return (texts.map(\.name) + states.map(\.name)).contains(where: names.contains)
      || content.contains(where: \.asksForLook)
  }

  /// A condition on one text of an element.
  struct TextCondition {
    /// The name of the attribute.
    let name: String

    /// What is said.
    let pattern: TextPattern

    /// Where the text is found.
    let path: KeyPath<ShownElement, String>

    /// Makes a condition; `nil` when nothing is said.
    init?(_ name: String, _ pattern: TextPattern?, at path: KeyPath<ShownElement, String>) {
      guard let pattern else { return nil }
      self.name = name
      self.pattern = pattern
      self.path = path
    }

    /// Returns whether an element has a text that is spelled like the one sought.
    func isNear(_ shown: ShownElement) -> Bool {
      // Colors are called alike without meaning each other.
      guard !name.hasSuffix("Color") else { return false }
      let text = shown[keyPath: path]
      guard let wanted = pattern.literal, !text.isEmpty else { return false }
      return text == wanted || !NearTexts.nearest(to: wanted, among: [text]).isEmpty
    }
  }

  /// A condition on one state of an element.
  struct StateCondition {
    /// The name of the attribute.
    let name: String

    /// What it is to be.
    let isOn: Bool

    /// Where the state is found.
    let path: KeyPath<ShownElement, Bool>

    /// Makes a condition; `nil` when nothing is said.
    init?(_ name: String, _ isOn: Bool?, at path: KeyPath<ShownElement, Bool>) {
      guard let isOn else { return nil }
      self.name = name
      self.isOn = isOn
      self.path = path
    }
  }

  /// A condition that the suite's own code decides.
  struct Check {
    /// What it asks for, in words.
    let words: String

    /// The code.
    let test: (any XCUIElementSnapshot) -> Bool
  }
}

// MARK: - Comparing

extension Element {
  /// Returns what is other than stated, in words; nothing for an element that is meant.
  func differences(from shown: ShownElement) -> [String] {
    var differences: [String] = []
    if type != .any, shown.type != type {
      differences.append("its type is .\(shown.type), not .\(type)")
    }
    for condition in texts {
      let text = shown[keyPath: condition.path]
      guard !condition.pattern.matches(text) else { continue }
      let actual = SafeText.literal(text)
      differences.append("its \(condition.name) is \(actual), not \(condition.pattern.source)")
    }
    for condition in states where shown[keyPath: condition.path] != condition.isOn {
      differences.append("its \(condition.name) is \(!condition.isOn), not \(condition.isOn)")
    }
    // The suite's code is asked about likely elements only.
    guard differences.isEmpty else { return differences }
    return checks.filter { !$0.test(shown.snapshot) }.map { "it is not \($0.words)" }
  }

  /// How much it says of an element.
  var stated: Int {
    (type == .any ? 0 : 1) + texts.count + states.count
  }

  /// The element as it is written in an outline, without its content.
  var source: String {
    var parts: [String] = type == .any ? [] : [".\(type)"]
    parts += texts.map {
      $0.name == "label"
        ? (type == .any ? ".any, " : "") + $0.pattern.source : "\($0.name): \($0.pattern.source)"
    }
    parts += states.map { "\($0.name): \($0.isOn)" }
    return "Element(\(parts.joined(separator: ", ")))"
      + checks.map { ".satisfying(\(SafeText.literal($0.words)))" }.joined()
  }
}

// MARK: - Correcting

extension Element {
  /// A statement that has to be another one.
  struct Correction {
    /// The name of its parameter; `type` and `label` for those that have none.
    let name: String

    /// The statement as it is; `nil` for one that the suite's own code decides.
    let old: String?

    /// What an element is called by it, if it is a text.
    let literal: String?

    /// What has to be stated; `nil` for one that the suite's own code decides.
    let new: String?
  }

  /// Returns what has to be stated so that an element is meant.
  func corrections(for shown: ShownElement) -> [Correction] {
    var corrections: [Correction] = []
    if type != .any, shown.type != type {
      corrections.append(
        Correction(name: "type", old: ".\(type)", literal: nil, new: ".\(shown.type)"))
    }
    for condition in texts {
      let text = shown[keyPath: condition.path]
      guard !condition.pattern.matches(text) else { continue }
      corrections.append(
        Correction(
          name: condition.name, old: condition.pattern.source, literal: condition.pattern.literal,
          new: SafeText.literal(text)))
    }
    for condition in states where shown[keyPath: condition.path] != condition.isOn {
      corrections.append(
        Correction(
          name: condition.name, old: "\(condition.isOn)", literal: nil, new: "\(!condition.isOn)"))
    }
    guard corrections.isEmpty else { return corrections }
    return checks.filter { !$0.test(shown.snapshot) }.map {
      Correction(name: $0.words, old: nil, literal: nil, new: nil)
    }
  }
}
