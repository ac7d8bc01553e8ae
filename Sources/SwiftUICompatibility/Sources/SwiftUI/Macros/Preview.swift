/// Makes a preview of a view.
///
/// Mirrors SwiftUI's macro. `swift run App --preview Name` shows the preview in the terminal, and `swift run App --preview`
/// lists all. One without a name is called as its file, with its line where the file has several.
///
/// ```swift
/// #Preview("Long name") { NameRow(name: "Adelheid Katharina") }
/// ```
///
/// - Parameters:
///   - name: The name; `nil` for one without.
///   - body: The view. Properties in it that are marked `@Previewable` are kept while the preview is shown.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewExpansion")

/// Makes a preview of a view, with traits.
///
/// Mirrors SwiftUI's macro.
///
/// - Parameters:
///   - name: The name; `nil` for one without.
///   - traits: How it is shown, of which a terminal takes nothing.
///   - additionalTraits: More of them.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewExpansion")

/// Lets a property in the body of a preview be one of the view's.
///
/// Mirrors SwiftUI's macro.
///
/// ```swift
/// #Preview {
///   @Previewable @State var isOn = true
///   Toggle("Loud", isOn: $isOn)
/// }
/// ```
@attached(peer)
public macro Previewable() =
  #externalMacro(module: "SwiftUIMacros", type: "PreviewableExpansion")
