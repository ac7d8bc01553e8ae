/// Tests are told apart as objects are, as on Apple's platforms, where each is an `NSObject`.
extension LinuxUITestCase: Hashable {
  /// Returns whether both are the same object.
  public static func == (first: LinuxUITestCase, second: LinuxUITestCase) -> Bool {
    first === second
  }

  /// Hashes which object it is.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
