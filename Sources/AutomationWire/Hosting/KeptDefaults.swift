import Foundation
import Glibc

/// The defaults of the user that the application keeps in a file.
enum KeptDefaults {
  /// Writes what was set.
  ///
  /// On Apple's systems another process has it at once; here it is written when this one says so, or some time.
  static func write() {
    // Foundation makes its defaults, with all their domains, when somebody asks for them; what is below it knows what was set without.
    guard let function = dlsym(nil, "CFPreferencesAppSynchronize"),
      let application = dlsym(nil, "kCFPreferencesCurrentApplication")
    else {
      // Linked statically, it cannot be found by its name.
      UserDefaults.standard.synchronize()
      return
    }
    let synchronize = unsafeBitCast(
      function, to: (@convention(c) (UnsafeRawPointer) -> UInt8).self)
    _ = synchronize(application.load(as: UnsafeRawPointer.self))
  }
}
