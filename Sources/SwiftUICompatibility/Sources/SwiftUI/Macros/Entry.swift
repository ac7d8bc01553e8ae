/// Makes a property of the environment or of what a view tells its container, with its value where none was set, or of what has the focus.
///
/// Mirrors SwiftUI's macro.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var isCompact = false
/// }
/// ```
///
/// - Note: Unlike SwiftUI's, it makes no values of transactions.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryExpansion")
