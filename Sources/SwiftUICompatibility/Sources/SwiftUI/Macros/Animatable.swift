/// Makes the properties of a type what moves when they change.
///
/// Mirrors SwiftUI's macro: the number of ``Animatable`` is made of all variables that are stored in the type, are not marked
/// ``AnimatableIgnored()`` and have no property wrapper.
///
/// ```swift
/// @Animatable struct Wedge: Shape {
///   var start: Angle
///   var end: Angle
///   @AnimatableIgnored var isFilled: Bool
/// }
/// ```
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() =
  #externalMacro(module: "SwiftUIMacros", type: "AnimatableExpansion")

/// Keeps a property out of what ``Animatable()`` moves.
///
/// Mirrors SwiftUI's macro.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredExpansion")
