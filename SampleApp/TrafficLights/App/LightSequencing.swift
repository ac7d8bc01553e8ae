/// What says which lamps shine next.
@MainActor protocol LightSequencing: AnyObject {
  /// Goes on by one step.
  ///
  /// - Returns: What the heads show now.
  func tick() -> LightCode

  /// Has the next step be the first again.
  func stopSequence()
}
