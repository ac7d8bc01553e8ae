public import AccessibilityTree

/// A modifier that sets attributes of the elements of a view.
struct AccessibilityModifier: BoxModifier {
  /// What is said.
  let attributes: AccessibilityAttributes

  /// A text that is said, and of what; `nil` for none that depends on the place.
  var words: Words?

  /// A text that is said in the language of the place.
  struct Words: Equatable {
    /// The attribute that is said.
    let attribute: WritableKeyPath<AccessibilityAttributes, String?>

    /// The text.
    let content: TextContent
  }

  func makeBox(_ node: ViewNode) -> AccessibilityBox { AccessibilityBox(node) }

  func apply(to box: AccessibilityBox) {
    box.own = attributes
    if let words { box.own[keyPath: words.attribute] = words.content.string(for: box) }
    // What is said concerns the elements inside, wherever they are.
    box.movedSinceReport = true
    box.setNeedsReport()
  }

  static func addTexts(
    of modifier: Self?, to texts: inout RowTexts, _ addContent: (inout RowTexts) -> Void
  ) {
    guard let modifier else { return addContent(&texts) }
    var attributes = modifier.attributes
    if let words = modifier.words {
      attributes[keyPath: words.attribute] = texts.string(of: words.content)
    }
    texts.add(attributes, addContent)
  }
}

/// The box of a view whose elements something is said about.
final class AccessibilityBox: Box {
  /// What is said.
  var own = AccessibilityAttributes()

  override var attributes: AccessibilityAttributes? { own }

  override var groundPart: GroundPart { .hugging }
}

extension View {
  /// Names the view for tests; never shown or spoken.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// What is said of a plain container, such as a stack, is said of each element in it, over what was said of that one itself, down to
  /// the first on each way in. To name the container alone, make it an element:
  ///
  /// ```swift
  /// VStack { … }.accessibilityElement(children: .contain).accessibilityIdentifier("form")
  /// ```
  ///
  /// What is said of the label of a button, a menu or a link names that control, unless the control has a name of its own, or parts of the
  /// label have names.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { $0.identifier = identifier }
  }

  /// Names the view for tests if a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.identifier = identifier } }
  }

  /// Says what the view is called; of a plain container, what each element in it is called.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says what the view is called; of a plain container, what each element in it is called.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    accessibility { $0.label = String(label) }
  }

  /// Says what the view is called.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibility(\.label, label)
  }

  /// Says what the view holds.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says what the view holds.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
    accessibility { $0.value = String(value) }
  }

  /// Says what the view holds.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityValue(_ value: Text) -> some View {
    accessibility(\.value, value)
  }

  /// Says what using the view does.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Says what using the view does.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View {
    accessibility { $0.hint = String(hint) }
  }

  /// Says what using the view does.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityHint(_ hint: Text) -> some View {
    accessibility(\.hint, hint)
  }

  /// Says what the view is for, as its hint to assistive technology.
  ///
  /// Mirrors SwiftUI's modifier.
  public func help(_ text: LocalizedStringKey) -> some View {
    help(Text(text))
  }

  /// Says what the view is for, as its hint to assistive technology.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func help<Help: StringProtocol>(_ text: Help) -> some View { accessibilityHint(text) }

  /// Says what the view is for, as its hint to assistive technology.
  ///
  /// Mirrors SwiftUI's modifier.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Adds to what the view is like.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.addedTraits = traits }
  }

  /// Takes away from what the view is like.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.removedTraits = traits }
  }

  /// Hides the view and those inside it from assistive technology; tests find them, but their input does not reach them.
  ///
  /// Mirrors SwiftUI's modifier. As XCUITest has it on a phone, `exists` is true and `isHittable` false. What is hidden inside of a control is
  /// no element at all.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { $0.isHidden = hidden }
  }

  /// Has the view and those inside it be no elements: marks beside what is told in words.
  func unlisted() -> some View {
    accessibility {
      $0.isHidden = true
      $0.isUnlisted = true
    }
  }

  /// Makes the view an element.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Note: Unlike SwiftUI's, it makes no difference whether an identifier or label is given before or after it: both are the new
  ///   element's.
  ///
  /// - Parameter children: What becomes of the elements inside.
  /// - Returns: The changed view.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibility { $0.children = children.kind }
  }

  /// Says which type of element the view is for tests, in place of the one it would be.
  ///
  /// ```swift
  /// VStack { … }.accessibilityElementType(.table)
  /// ```
  ///
  /// A container that is no element of its own becomes one.
  ///
  /// - Note: An addition of ours, for applications whose tests name what their originals are built of.
  ///
  /// - Parameter type: The type, which tests know as `XCUIElement.ElementType`.
  /// - Returns: The changed view.
  public func accessibilityElementType(_ type: ElementType) -> some View {
    accessibility { $0.elementType = type }
  }

  /// Sets a text that is said of the elements of the view; none for `nil`.
  func accessibility(
    _ attribute: WritableKeyPath<AccessibilityAttributes, String?>, _ text: Text?
  ) -> some View {
    modified(
      by: AccessibilityModifier(
        attributes: AccessibilityAttributes(),
        words: text.map {
          AccessibilityModifier.Words(attribute: attribute, content: $0.content)
        }))
  }

  /// Sets attributes of the elements of the view.
  func accessibility(_ set: (inout AccessibilityAttributes) -> Void) -> some View {
    var attributes = AccessibilityAttributes()
    set(&attributes)
    return modified(by: AccessibilityModifier(attributes: attributes))
  }
}
