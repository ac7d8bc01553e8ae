/// A named value that views give to those around them.
///
/// Mirrors SwiftUI's `PreferenceKey`.
public protocol PreferenceKey {
  /// What is given.
  associatedtype Value

  /// The value where no view inside gives one.
  static var defaultValue: Value { get }

  /// Combines what views give, in reading order.
  ///
  /// - Parameters:
  ///   - value: What the views before gave.
  ///   - nextValue: Returns what the next one gives.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
  /// Gives a value to the views around.
  ///
  /// Mirrors SwiftUI's method: what views inside this one give for the same key is replaced.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - value: The value.
  /// - Returns: The changed view.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    PreferenceView<Self, Key>(content: self, value: value) { $0 = value }
  }

  /// Changes the value that views inside this one give to those around.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - callback: Changes the value, which is the default where no view inside gives one.
  /// - Returns: The changed view.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    PreferenceView<Self, Key>(content: self, value: nil, transform: callback)
  }

  /// Runs code when the value that views inside this one give is another; and once when the first gives one.
  ///
  /// Mirrors SwiftUI's method. It runs between evaluation and layout; state it changes is shown in the same frame.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - action: Takes the new value.
  /// - Returns: The changed view.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceReader<Self, Key>(content: self, isSame: { $0 == $1 }, action: action)
  }

  /// Puts a view over this one, made of a value that views inside this one give.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - alignment: Where the view stands over this one.
  ///   - transform: Makes the view.
  /// - Returns: The changed view.
  public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    PreferenceLayerView<Self, Key, Overlay>(
      content: self, alignment: alignment, isBehind: false, transform: transform)
  }

  /// Puts a view behind this one, made of a value that views inside this one give.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - alignment: Where the view stands behind this one.
  ///   - transform: Makes the view.
  /// - Returns: The changed view.
  public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    PreferenceLayerView<Self, Key, Background>(
      content: self, alignment: alignment, isBehind: true, transform: transform)
  }
}

// MARK: - Giving

/// A view that gives a value to those around it.
struct PreferenceView<Content: View, Key: PreferenceKey>: WrappingView {
  /// The view.
  let content: Content

  /// The value; `nil` when that of the views inside is changed.
  let value: Key.Value?

  /// Sets or changes the value.
  let transform: (inout Key.Value) -> Void

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    PreferenceNode(view, context)
  }
}

/// The node of a view that gives a value to those around it.
final class PreferenceNode<Content: View, Key: PreferenceKey>: ContentNode<
  PreferenceView<Content, Key>
>
{
  /// Makes the node.
  init(_ view: PreferenceView<Content, Key>, _ context: NodeContext) {
    super.init(view, context)
    countAsPreferenceWriter(1)
    tellPreferenceChanged(Key.self)
  }

  override func viewChanged(from old: PreferenceView<Content, Key>) {
    let isSame =
      if let oldValue = old.value, let value = view.value {
        graph.comparison.isSame(oldValue, value)
      } else {
        graph.comparison.isSame(old.transform, view.transform)
      }
    if !isSame { tellPreferenceChanged(Key.self) }
  }

  override var handsLazinessOn: Bool { true }

  override func reducePreference<Other: PreferenceKey>(
    _ key: Other.Type, into value: inout Other.Value?
  ) {
    // The same type when the preference is the one this view gives.
    guard let own = self as? PreferenceNode<Content, Other> else {
      super.reducePreference(key, into: &value)
      return
    }
    own.give(to: &value)
  }

  /// Adds the value to those before it.
  private func give(to value: inout Key.Value?) {
    let next: Key.Value
    if let set = view.value {
      next = set
    } else {
      var inside: Key.Value?
      child?.reducePreference(Key.self, into: &inside)
      var changed = inside ?? Key.defaultValue
      view.transform(&changed)
      next = changed
    }
    if var combined = value {
      Key.reduce(value: &combined) { next }
      value = combined
    } else {
      value = next
    }
  }

  override func willTearDown() {
    countAsPreferenceWriter(-1)
    tellPreferenceChanged(Key.self)
  }
}

// MARK: - Reading

/// A view that looks at a value given by those inside it.
struct PreferenceReader<Content: View, Key: PreferenceKey>: WrappingView {
  /// The view.
  let content: Content

  /// Tells whether two values are the same.
  let isSame: (Key.Value, Key.Value) -> Bool

  /// Takes a new value.
  let action: (Key.Value) -> Void

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    PreferenceReaderNode(view, context)
  }
}

/// The node of a view that looks at a value given by those inside it.
final class PreferenceReaderNode<Content: View, Key: PreferenceKey>: ContentNode<
  PreferenceReader<Content, Key>
>, PreferenceReading
{
  private var last: Key.Value?
  var isWaiting = false

  /// Makes the node.
  init(_ view: PreferenceReader<Content, Key>, _ context: NodeContext) {
    super.init(view, context)
    // Those inside told of their preferences before this one knew them.
    if preferenceWriterCount > 0 { preferenceChanged(Key.self) }
  }

  override var handsLazinessOn: Bool { true }

  override func preferenceChanged(_ key: any PreferenceKey.Type) {
    if key == Key.self { graph.enqueue(reading: self) }
  }

  func readPreference() {
    guard !isTornDown else { return }
    var value: Key.Value?
    reducePreference(Key.self, into: &value)
    if value == nil && last == nil { return }
    let new = value ?? Key.defaultValue
    if let last, view.isSame(last, new) { return }
    last = new
    view.action(new)
  }
}

/// A view with another over or behind it that is made of a value given by the views inside.
struct PreferenceLayerView<Content: View, Key: PreferenceKey, Layer: View>: View {
  /// The view.
  let content: Content

  /// Where the layer stands.
  let alignment: Alignment

  /// Whether the layer is behind the view.
  let isBehind: Bool

  /// Makes the layer.
  let transform: (Key.Value) -> Layer

  @State private var value = Key.defaultValue

  var body: some View {
    let reading = PreferenceReader<Content, Key>(
      content: content, isSame: { _, _ in false }, action: { value = $0 })
    if isBehind {
      reading.background(alignment: alignment) { transform(value) }
    } else {
      reading.overlay(alignment: alignment) { transform(value) }
    }
  }
}
