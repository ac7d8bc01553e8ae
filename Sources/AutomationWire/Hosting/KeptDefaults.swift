import Foundation

/// The defaults of the user that the application keeps in a file.
enum KeptDefaults {
  /// Writes what was set.
  ///
  /// On Apple's systems another process has it at once; here it is written when this one says so, or some time.
  static func write() {
    UserDefaults.standard.synchronize()
  }
}
