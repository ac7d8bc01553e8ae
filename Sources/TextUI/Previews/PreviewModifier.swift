/// A change of previews, with something that all previews share which are changed so.
///
/// Mirrors SwiftUI's protocol.
///
/// ```swift
/// struct SampleStore: PreviewModifier {
///   static func makeSharedContext() async throws -> Store { try await .samples() }
///
///   func body(content: Content, context: Store) -> some View { content.environment(context) }
/// }
///
/// #Preview("Notes", traits: .modifier(SampleStore())) { NoteList() }
/// ```
@MainActor @preconcurrency public protocol PreviewModifier {
  /// The type of what the previews share.
  associatedtype Context = Void

  /// The type of the changed view.
  associatedtype Body: View

  /// The view before the change.
  typealias Content = PreviewModifierContent

  /// Makes what the previews share.
  ///
  /// - Returns: It.
  /// - Throws: What is wrong with it; the preview says so then.
  static func makeSharedContext() async throws -> Context

  /// Changes the view.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - context: What the previews share.
  /// - Returns: The changed view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  public static func makeSharedContext() async throws {}
}

/// The view that a ``PreviewModifier`` changes.
///
/// Mirrors SwiftUI's structure.
public struct PreviewModifierContent: View {
  /// The view.
  let content: AnyView

  /// The view.
  public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Changes the view of the preview.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameter modifier: The change.
  /// - Returns: The trait.
  @MainActor @preconcurrency public static func modifier(_ modifier: some PreviewModifier)
    -> PreviewTrait<T>
  {
    let change = PreviewChange(modifier)
    return PreviewTrait { change.apply($0) }
  }
}

/// A change of previews, whatever its type.
@MainActor private final class PreviewChange {
  /// Changes a view.
  let apply: (AnyView) -> AnyView

  /// Makes the change of a modifier.
  init(_ modifier: some PreviewModifier) {
    apply = { AnyView(ModifiedPreview(modifier: modifier, content: $0)) }
  }
}

/// The view of a preview that is changed, once there is what it shares with others.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
  /// The change.
  let modifier: Modifier

  /// The view.
  let content: AnyView

  @State private var context: Result<Modifier.Context, any Error>?

  var body: some View {
    switch context {
    case .success(let context)?:
      modifier.body(content: PreviewModifierContent(content: content), context: context)
    case .failure(let error)?: Text(verbatim: "\(Modifier.self): \(error)")
    case nil:
      ProgressView().task {
        do {
          context = .success(try await Modifier.makeSharedContext())
        } catch {
          context = .failure(error)
        }
      }
    }
  }
}
