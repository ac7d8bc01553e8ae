import XCTest

extension UITestCase: CustomStringConvertible {
  /// The class and the name of the test, as Objective-C writes a method: `-[LoginTests testLogIn]`.
  public var description: String {
    let parts = name.split(separator: ".", maxSplits: 1)
    return parts.count == 2 ? "-[\(parts[0]) \(parts[1])]" : name
  }
}
