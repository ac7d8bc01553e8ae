/// What a box has to do with a ground or a line by which the author sets a view off from what is around.
///
/// A clear ground counts as well, which may get a colour: what is on it has the same size with it.
enum GroundPart {
  /// Nothing.
  case none

  /// It has none, and is its content's: a ground around it is one of the content, and not of a part of the screen.
  case hugging

  /// It has one.
  case ground
}

extension Box {
  /// Whether the box, or what is all of it, has a ground.
  final var isOnGround: Bool {
    var box: Box? = self
    while let part = box {
      if part.groundPart == .ground { return true }
      box = part.soleContent
    }
    return false
  }

  /// Whether the author set the box off from what is around: by a ground inside, or by one around it and nothing else.
  final var isSetOff: Bool {
    if soleContent?.isOnGround == true { return true }
    var box = self
    while let parent = box.parent, parent.soleContent === box {
      switch parent.groundPart {
      case .none: return false
      case .hugging: box = parent
      case .ground: return true
      }
    }
    return false
  }
}
