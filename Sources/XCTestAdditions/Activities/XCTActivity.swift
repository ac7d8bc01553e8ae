public import XCTest

/// A step of a test, to which attachments can be added.
///
/// Mirrors XCTest's protocol of Apple's platforms.
///
/// - Note: Unlike Apple's protocol, it does not refine `NSObjectProtocol`: test cases are no `NSObject` on this platform.
public protocol XCTActivity: AnyObject {
  /// What the step is called.
  var name: String { get }

  /// Keeps an attachment with the results of the test.
  ///
  /// - Parameter attachment: What is kept.
  func add(_ attachment: XCTAttachment)
}

/// A step begun by ``XCTContext/runActivity(named:block:)``.
final class RunningActivity: XCTActivity {
  /// What the step is called.
  let name: String

  /// Makes a step.
  init(name: String) {
    self.name = name
  }

  /// Keeps an attachment with the results of the test that runs.
  func add(_ attachment: XCTAttachment) { AttachmentKeeper.keep(attachment, of: nil) }
}

extension XCTestCase: XCTActivity {
  /// Keeps an attachment with the results of the test.
  ///
  /// It is written when it is added. At the end of the test it is deleted when the test passed, unless its lifetime says otherwise;
  /// ``XCTAttachment`` says where it is.
  ///
  /// - Parameter attachment: What is kept.
  public func add(_ attachment: XCTAttachment) { AttachmentKeeper.keep(attachment, of: self) }
}
