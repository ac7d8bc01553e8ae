/// The key of whether changes are shown in a course of time.
private enum MotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether changes are shown in a course of time, and movement is not to be avoided.
  var isMotionOn: Bool {
    get { self[MotionKey.self] && !accessibilityReduceMotion }
    set { self[MotionKey.self] = newValue }
  }
}
