/// Makes a property of the environment, of what a view tells its container or of what is put down with a change, with its value where none was
/// set, or of what has the focus.
///
/// Mirrors SwiftUI's macro.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var isCompact = false
/// }
/// ```
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryExpansion")
