#if Automation
import Foundation

/// A dictionary that tells which of its keys are asked for.
final class RecordingDictionary: NSDictionary {
  /// The dictionary.
  private let content: NSDictionary

  /// Is told of keys that are asked for.
  private let note: @Sendable (String) -> Void

  /// Makes a dictionary.
  ///
  /// - Parameters:
  ///   - content: Its content.
  ///   - note: Is told of keys that are asked for.
  init(_ content: NSDictionary, note: @escaping @Sendable (String) -> Void) {
    self.content = content
    self.note = note
    super.init(objects: nil, forKeys: nil, count: 0)
  }

  required init(
    objects: UnsafePointer<AnyObject>!, forKeys keys: UnsafePointer<NSObject>!, count: Int
  ) {
    content = NSDictionary(objects: objects, forKeys: keys, count: count)
    note = { _ in }
    super.init(objects: nil, forKeys: nil, count: 0)
  }

  required convenience init?(coder: NSCoder) {
    guard let content = NSDictionary(coder: coder) else { return nil }
    self.init(content) { _ in }
  }

  override var count: Int { content.count }

  override func object(forKey key: Any) -> Any? {
    note(String(describing: key))
    return content.object(forKey: key)
  }

  override func keyEnumerator() -> NSEnumerator {
    // Whoever goes through all of them reads all of them.
    for key in content.allKeys { note(String(describing: key)) }
    return content.keyEnumerator()
  }
}
#endif
