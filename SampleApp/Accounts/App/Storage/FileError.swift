import Glibc

/// Why a file cannot be read or changed.
struct FileError: Error, Hashable, Sendable {
  /// What was tried.
  enum Action: Hashable, Sendable {
    /// Reading.
    case read

    /// A step of a change.
    case step(AtomicFile.Step)
  }

  /// What was tried.
  let action: Action

  /// The path of the file.
  let path: String

  /// The code of `errno`.
  let code: Int32
}

// MARK: - Text

extension FileError: CustomStringConvertible {
  /// The error, in words for the user.
  var description: String {
    let reason = String(cString: strerror(code))
    return switch action {
    case .read: "“\(path)” cannot be read: \(reason)."
    case .step(let step): "“\(path)” cannot be changed: \(reason) (\(step.rawValue))."
    }
  }
}
