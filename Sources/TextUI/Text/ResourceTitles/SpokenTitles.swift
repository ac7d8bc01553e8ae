// What is said of views, as a resource. Where a literal stands, the forms with keys are taken.

extension View {
  /// Says what the view is called; of a plain container, what each element in it is called.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says what the view holds.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringResource) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says what using the view does.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Says what the view is for, as its hint to assistive technology.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func help(_ text: LocalizedStringResource) -> some View {
    help(Text(text))
  }

  /// Says what the view is called if a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Says what the view holds if a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Says what happens when the view is used if a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Adds an action with a name for assistive technology; it stands in the menu that Shift-F10 opens while the focus is inside.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityAction(
    named name: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Gives words by which the view is called when people speak to it, which a terminal does not hear.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityInputLabels(_ inputLabels: [LocalizedStringResource]) -> some View {
    self
  }
}

extension AccessibilityCustomContentKey {
  /// Makes a key of a label and what tells it from others.
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource, id: String) {
    self.init(Text(labelResource), id: id)
  }

  /// Makes a key of a label.
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource) {
    self.init(Text(labelResource), id: labelResource.key)
  }
}

extension View {
  /// Adds something that is read when it is asked for, which a text screen does not.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    unchanged()
  }

  /// Adds something that is read when it is asked for, which a text screen does not.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityCustomContent<Value: StringProtocol>(
    _ labelResource: LocalizedStringResource, _ value: Value,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    unchanged()
  }

  /// Gives people a list of elements to go through by a gesture, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelResource: LocalizedStringResource,
    @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View {
    unchanged()
  }

  /// Gives people a list of the views of elements to go through by a gesture, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityRotor<Entry: Identifiable>(
    _ labelResource: LocalizedStringResource, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View {
    unchanged()
  }

  /// Gives people a list of the views of elements to go through by a gesture, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityRotor<Entry, ID: Hashable>(
    _ labelResource: LocalizedStringResource, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View {
    unchanged()
  }

  /// Gives assistive technology a place to drag the view by, which a terminal has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringResource
  ) -> some View {
    self
  }

  /// Gives assistive technology a place to drop something on the view, which a terminal has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringResource
  ) -> some View {
    self
  }
}
