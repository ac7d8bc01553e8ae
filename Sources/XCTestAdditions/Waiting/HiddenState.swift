/// What XCTest keeps to itself, and what waits have to know.
package enum HiddenState {
  /// Reads a stored property of an object.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - object: The object.
  ///   - type: The class of XCTest's that has the property.
  /// - Returns: Its value; `nil` should XCTest note it elsewhere, or otherwise, one day.
  package static func value<Value>(_ name: String, of object: Any, in type: Any.Type) -> Value? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let part = mirror, part.subjectType != type { mirror = part.superclassMirror }
    return mirror?.children.first { $0.label == name }?.value as? Value
  }
}
