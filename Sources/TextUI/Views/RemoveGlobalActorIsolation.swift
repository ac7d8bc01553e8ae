// The names are Apple's, which has them with an underscore.
// swift-format-ignore-file: NoLeadingUnderscores

/// An actor that nothing runs on.
///
/// Mirrors the actor that SwiftUI has for the same purpose.
@globalActor public actor _ImpossibleActor {
  /// The only one there is.
  public static let shared = _ImpossibleActor()
}

/// What a kind of views is that belongs to no actor, though views are the main actor's.
///
/// Mirrors SwiftUI's protocol. A type takes its actor from the protocols it conforms to, and none where they name several: one of a view, and
/// another one here. So a form that an application writes belongs to none, also where everything of a module is the main actor's unless it
/// says otherwise.
@_marker @_ImpossibleActor public protocol _RemoveGlobalActorIsolation {}
