import Glibc

/// Why a file cannot be read or changed.
package struct FileError: Error, Hashable, Sendable {
  /// What was tried.
  package enum Action: Hashable, Sendable {
    /// Reading.
    case read

    /// A step of a change.
    case step(AtomicFile.Step)
  }

  /// What was tried.
  package let action: Action

  /// The path of the file.
  package let path: String

  /// The code of `errno`.
  package let code: Int32
}

// MARK: - Text

extension FileError: CustomStringConvertible {
  /// The error, in words for the user.
  package var description: String {
    let reason = String(cString: strerror(code))
    return switch action {
    case .read: "“\(path)” cannot be read: \(reason)."
    case .step(let step): "“\(path)” cannot be changed: \(reason) (\(step.rawValue))."
    }
  }
}
