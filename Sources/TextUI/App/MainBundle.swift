import Foundation
import Glibc

/// What an application finds in `Bundle.main` beside files: on a phone its property list says it, and here a program has none.
///
/// Applications that were written for a phone count on it, down to `Bundle.main.bundleIdentifier!`: it is the program's name, which defaults are
/// kept by in any case, and the version is that with which Xcode begins. What there is already stays.
enum MainBundle {
  /// The keys, and what is found there.
  private static var entries: [(key: String, value: String)] {
    let name = ProcessInfo.processInfo.processName
    return [
      ("CFBundleIdentifier", name), ("CFBundleName", name), ("CFBundleDisplayName", name),
      ("CFBundleExecutable", name), ("CFBundleShortVersionString", "1.0"), ("CFBundleVersion", "1"),
    ]
  }

  /// An object of Core Foundation.
  private typealias Object = UnsafeMutableRawPointer

  /// Fills in what is missing, once in a process; does nothing where Foundation is not as it is known.
  static let isFilled: Bool = {
    // Foundation's own part in C, which has no module here.
    let library = dlopen(nil, RTLD_NOW)
    func function<Kind>(_ name: String, _ kind: Kind.Type) -> Kind? {
      dlsym(library, name).map { unsafeBitCast($0, to: kind) }
    }
    guard
      let bundle = function("CFBundleGetMainBundle", (@convention(c) () -> Object?).self)?(),
      let entriesOf = function(
        "CFBundleGetInfoDictionary", (@convention(c) (Object) -> Object?).self),
      let add = function(
        "CFDictionaryAddValue", (@convention(c) (Object, Object, Object) -> Void).self),
      let string = function(
        "CFStringCreateWithCString",
        (@convention(c) (Object?, UnsafePointer<CChar>, UInt32) -> Object?).self),
      let dictionary = entriesOf(bundle)
    else { return false }
    let utf8: UInt32 = 0x0800_0100
    for (key, value) in entries {
      if let key = string(nil, key, utf8), let value = string(nil, value, utf8) {
        add(dictionary, key, value)
      }
    }
    return true
  }()
}
