import XCTest

/// The base class of UI tests, by the name that suites use.
///
/// The class itself has a name that no suite gives a class of its own: SwiftPM looks for tests by the names of classes, and comes to no end
/// where one derives from another of the same name.
public typealias UITestCase = LinuxUITestCase

extension UITestCase: CustomStringConvertible {
  /// The class and the name of the test, as Objective-C writes a method: `-[LoginTests testLogIn]`.
  public var description: String { nameInObjectiveC }

  /// The name of the test, as Objective-C writes a method.
  var nameInObjectiveC: String {
    let parts = nameOfXCTest.split(separator: ".", maxSplits: 1)
    return parts.count == 2 ? "-[\(parts[0]) \(parts[1])]" : nameOfXCTest
  }
}

extension XCTestCase {
  /// The name of the test, as XCTest of this platform gives it: `LoginTests.testLogIn`.
  var nameOfXCTest: String { name }
}
