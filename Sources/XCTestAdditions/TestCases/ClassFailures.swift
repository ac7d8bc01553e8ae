import Foundation
import Synchronization
import XCTest

/// The failures of what sets classes up and tears them down.
///
/// What fails before the first test of a class is that test's. What fails after the last one is no test's, and fails the run; see ``RunFailures``.
enum ClassFailures {
  /// What failed in the set-up of a class, until its first test begins.
  private static let ofSetUp = Mutex<[ObjectIdentifier: [ClassPart.Failure]]>([:])

  /// Keeps what failed in the set-up of a class, for its first test.
  static func keep(_ failures: [ClassPart.Failure], ofSetUpOf type: XCTestCase.Type) {
    ofSetUp.withLock { $0[ObjectIdentifier(type)] = failures.isEmpty ? nil : failures }
  }

  /// Hands out, once, what failed in the set-up of a class.
  static func take(ofSetUpOf type: XCTestCase.Type) -> [ClassPart.Failure] {
    ofSetUp.withLock { $0.removeValue(forKey: ObjectIdentifier(type)) ?? [] }
  }
}
