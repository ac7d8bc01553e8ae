/// A kind of information a box gives to the container around it.
protocol BoxTrait {
  /// What is told.
  associatedtype Value
}

/// A trait: whether the author set a view off from what is around, by a ground or a line behind all of it.
enum GroundTrait: BoxTrait {
  typealias Value = Bool
}

/// A box that is as large as what is inside, or a little larger: what it draws is drawn for that, and not for a part of the screen.
protocol HuggingBox: Box {}

extension BackgroundBox: HuggingBox {}
extension BorderBox: HuggingBox {}
extension ClipBox: HuggingBox {}
extension LayeredBox: HuggingBox {}
extension PaddingBox: HuggingBox {}

extension Box {
  /// Whether the author set the box off from what is around.
  final var isOnGround: Bool { trait(GroundTrait.self) == true }
}
