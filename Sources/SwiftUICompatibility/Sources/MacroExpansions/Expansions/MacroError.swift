/// What is wrong with the use of a macro.
enum MacroError: Error, CustomStringConvertible {
  /// The macro is none of those here.
  case unknownMacro(String)

  /// A preview has no body.
  case noBody

  /// `@Previewable` stands at something else than a property.
  case notPreviewable

  /// `@Previewable` stands outside of a preview.
  case notInPreview

  /// `@Entry` stands at something else than a variable of a name.
  case notEntry

  /// `@Entry` stands in something else than an extension of values of the environment; with what it is.
  case notInEnvironment(String)

  /// The variable of a name has neither a type nor a value.
  case noValue(String)

  /// The variable of a name is one of what has the focus, which may be nothing, and its type is not optional.
  case notOptional(String)

  /// `@Animatable` stands at something else than a type.
  case notAnimatable

  /// What is said of it.
  var description: String {
    switch self {
    case .notAnimatable:
      "@Animatable stands before a type, as in @Animatable struct Wedge: Shape {}"
    case .unknownMacro(let name): "SwiftUIMacros has no macro \(name)"
    case .noBody: "a preview needs a body: #Preview { MyView() }"
    case .notPreviewable:
      "@Previewable stands before a property, as in @Previewable @State var isOn = true"
    case .notInPreview: "@Previewable stands at the top of the body of a #Preview"
    case .notEntry: "@Entry stands before one variable, as in @Entry var isCompact = false"
    case .notInEnvironment(let place):
      "@Entry stands in an extension of EnvironmentValues, FocusedValues, ContainerValues or Transaction, "
        + "and not in "
        + place
    case .noValue(let name):
      "\(name) needs a value where none is set: @Entry var \(name) = …, or an optional type"
    case .notOptional(let name):
      "\(name) needs an optional type, as nothing may have the focus: @Entry var \(name): …?"
    }
  }
}
