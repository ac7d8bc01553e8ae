/// What a window for a value shows.
///
/// Mirrors SwiftUI's `PresentedWindowContent`. A ``WindowGroup`` for values makes it.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  private let content: (Binding<Data?>) -> Content

  @State private var value: Data?

  /// Makes what a window shows that has no value at first.
  init(_ content: @escaping (Binding<Data?>) -> Content) {
    self.content = content
    _value = State(initialValue: nil)
  }

  /// Makes what a window shows that begins with a value.
  init(_ content: @escaping (Binding<Data>) -> Content, _ defaultValue: () -> Data) {
    let first = defaultValue()
    self.content = { value in
      content(Binding(get: { value.wrappedValue ?? first }, set: { value.wrappedValue = $0 }))
    }
    _value = State(initialValue: first)
  }

  /// The views.
  public var body: some View { content($value) }
}

extension WindowGroup {
  /// Makes a window for values of a type, which begins with one.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - content: Makes the views of a value.
  ///   - defaultValue: Returns the value that the window begins with.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content, defaultValue) }
  }

  /// Makes a window with a name for values of a type, which begins with one.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - id: The name, by which nobody need open it: it is there.
  ///   - type: The type.
  ///   - content: Makes the views of a value.
  ///   - defaultValue: Returns the value that the window begins with.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content, defaultValue) }
  }

  /// Makes a window with a title for values of a type, which begins with one.
  ///
  /// Mirrors SwiftUI's initializers.
  ///
  /// - Parameters:
  ///   - title: The title, which is not shown.
  ///   - id: The name, by which nobody need open it: it is there.
  ///   - type: The type.
  ///   - content: Makes the views of a value.
  ///   - defaultValue: Returns the value that the window begins with.
  public init<D: Codable & Hashable, C: View>(
    _ title: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content, defaultValue) }
  }

  /// Makes a window with a title for values of a type, which begins with one.
  ///
  /// Mirrors SwiftUI's initializers.
  ///
  /// - Parameters:
  ///   - title: The title, which is not shown.
  ///   - id: The name, by which nobody need open it: it is there.
  ///   - type: The type.
  ///   - content: Makes the views of a value.
  ///   - defaultValue: Returns the value that the window begins with.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content, defaultValue) }
  }

  /// Makes a window with a title for values of a type, which begins with one.
  ///
  /// Mirrors SwiftUI's initializers.
  ///
  /// - Parameters:
  ///   - title: The title, which is not shown.
  ///   - id: The name, by which nobody need open it: it is there.
  ///   - type: The type.
  ///   - content: Makes the views of a value.
  ///   - defaultValue: Returns the value that the window begins with.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content, defaultValue) }
  }
}
