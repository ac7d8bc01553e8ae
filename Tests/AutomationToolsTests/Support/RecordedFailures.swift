import Synchronization
import Testing

/// Returns the failures that a function records, in words, which then do not fail the test.
@MainActor func recordedFailures(_ function: () throws -> Void) rethrows -> [String] {
  let texts = Mutex<[String]>([])
  try withKnownIssue(isIntermittent: true) {
    try function()
  } matching: { issue in
    let text = issue.comments.map(\.rawValue).joined(separator: "\n")
    texts.withLock { $0.append(text) }
    return true
  }
  return texts.withLock { $0 }
}
