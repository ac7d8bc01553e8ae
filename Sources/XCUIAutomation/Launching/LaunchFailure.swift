/// A reason why an application could not be launched.
enum LaunchFailure: Error, Sendable, Hashable {
  /// Nobody said what to launch.
  case noTarget

  /// No product of that name is in the folders where products are.
  case noProduct(name: String, directories: [String], near: [String])

  /// It is one of the system's applications, of which only the home screen exists here.
  case noSystemApplication(name: String)

  /// There is no file at the path.
  case noFile(path: String, near: [String])

  /// The path is that of a folder.
  case isDirectory(path: String)

  /// The file must not be executed.
  case notExecutable(path: String)

  /// An environment variable that says how to launch it cannot be read.
  case unreadableVariable(name: String, value: String, form: String)

  /// A launch argument, or a variable of its environment, cannot be handed to any process, for this reason.
  case unusableText(kind: String, text: String, reason: String)

  /// What it is to be launched with is longer, in bytes, than can be handed over.
  case oversized(bytes: Int, limit: Int)

  /// The folders for its files could not be made.
  case noSandbox(reason: String)

  /// The system did not start it, with this error number.
  case notStarted(path: String, error: Int32)

  /// It ended before it was ready.
  case ended(ApplicationEnd)

  /// It did not say within so many seconds that it is ready; where its threads were, in lines, as far as they told.
  case silent(seconds: Double, stacks: [String] = [])

  /// It says itself that it could not start, for this reason.
  case refused(reason: String)

  /// It runs, but what it says is not understood, for this reason.
  case misunderstood(reason: String)
}
