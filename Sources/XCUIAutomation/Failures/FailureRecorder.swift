import Foundation
import Testing
import XCTest
import XCTestAdditions

/// Records failures with the test that runs, be it XCTest's or Swift Testing's.
enum FailureRecorder {
  /// Whether failures are kept back, because a wait only looks whether something is so.
  @TaskLocal static var isMuted = false

  /// Receives failures.
  ///
  /// - Parameters:
  ///   - text: The failure in words.
  ///   - place: Where it is recorded.
  typealias Sink = @Sendable (_ text: String, _ place: CallerLocation) -> Void

  /// What failures go to in place of the test that runs; how the failures of this framework are tested.
  @TaskLocal static var sink: Sink?

  /// Records a failure.
  ///
  /// - Parameters:
  ///   - text: The failure in words.
  ///   - location: The place to record it at; `nil` for the place of the caller, as well as it can be found.
  static func record(_ text: String, at location: CallerLocation?) {
    guard !isMuted else { return }
    let scope = TestScope.current
    let known = location ?? CallerLocation.stated ?? CallerLocation.onStack ?? scope.lastLocation
    let place = known ?? CallerLocation(file: "<unknown>", line: 0)
    if let sink {
      sink(text, place)
    } else if Test.current != nil {
      let name = (place.file as NSString).lastPathComponent
      let source = SourceLocation(
        fileID: "UITests/" + name, filePath: place.file, line: max(1, Int(place.line)), column: 1)
      Issue.record(
        Comment(rawValue: ActivityPath.append(to: text)), sourceLocation: source)
    } else {
      recordWithXCTest(text, at: place)
    }
  }
}

extension FailureRecorder {
  /// Records a failure with the test that XCTest runs.
  fileprivate static func recordWithXCTest(_ text: String, at place: CallerLocation) {
    if let progress = TestProgress.current {
      progress.record(text, place.file, Int(place.line))
    } else if let test = TestScopeRegistry.shared.runningTest {
      test.recordFailure(
        withDescription: text, inFile: place.file, atLine: Int(place.line), expected: true)
    } else if let file = place.staticFile {
      XCTFail(text, file: file, line: place.line)
    } else {
      // XCTest takes only a file known at compile time; what is known goes in front of the words.
      XCTFail("\(place.file):\(place.line): \(text)")
    }
  }
}
