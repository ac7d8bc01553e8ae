/// A kind of information a box gives to the container around it.
protocol BoxTrait {
  /// What is told.
  associatedtype Value
}

/// A trait: whether the author set a view off from what is around, by a ground or a line behind all of it.
///
/// A clear ground counts as well, which may get a colour: what is on it has the same size with it.
enum GroundTrait: BoxTrait {
  typealias Value = Bool
}

/// A box whose ground is that of the one box inside which is its content, and not one of a part of the screen.
protocol HuggingBox: Box {}

extension AccessibilityBox: HuggingBox {}
extension BackgroundBox: HuggingBox {}
extension BorderBox: HuggingBox {}
extension ClipBox: HuggingBox {}
extension LayeredBox: HuggingBox {}
extension PaddingBox: HuggingBox {}

extension Box {
  /// Whether the author set the box off from what is around.
  final var isOnGround: Bool { trait(GroundTrait.self) == true }
}
