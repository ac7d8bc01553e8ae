import AutomationWire
import Glibc
import Primitives

/// A failed launch in words: a sentence and lines of advice.
struct LaunchFailureText {
  /// The sentence.
  private(set) var sentence = ""

  /// What to do about it, a line each.
  private(set) var advice: [String] = []

  /// Puts a failure in words.
  init(_ failure: LaunchFailure) {
    switch failure {
    case .noTarget:
      sentence = "No target application: nobody said what XCUIApplication() is to launch."
      advice = [
        "Set it once for the suite: XCUIApplication.defaultTarget = .executable(\"MyApp\"),",
        "or name it: XCUIApplication(target: .executable(\"MyApp\")).",
        "The variable \(NamedTarget.variable) names it too, and so does TargetApplication in \(NamedTarget.propertyList), a resource of the tests.",
      ]
    case .noProduct(let name, let directories, let near):
      sentence = "There is no executable \(SafeText.quoted(name))."
      advice =
        ["Looked for it beside the tests, in:"] + directories.map { "    " + SafeText.line($0) }
        + Self.suggestion(near) + [
          "An executable target of the package is built there; any other executable is named by its path."
        ] + Self.adviceOnIdentifiers(name)
    case .noSystemApplication(let name):
      sentence =
        "Of the system's applications only \(SystemApplication.listed) exist here, not \(SafeText.quoted(name))."
      advice = [
        "Say what stands for it: XCUIApplication.register(.executable(\"MyApp\"), forBundleIdentifier: \(SafeText.quoted(name)))."
      ]
    case .noFile(let path, let near):
      sentence = "There is no file at \(SafeText.line(path))."
      advice = Self.suggestion(near)
    case .isDirectory(let path):
      sentence = "\(SafeText.line(path)) is a folder, not an executable."
    case .notExecutable(let path):
      sentence = "The file at \(SafeText.line(path)) is not executable."
      advice = ["If it is a program: chmod +x \(SafeText.line(path))"]
    default: describeLaunch(failure)
    }
  }

  /// Puts in words what went wrong once the executable was found.
  private mutating func describeLaunch(_ failure: LaunchFailure) {
    let advice = [
      "Does it host an application for tests? An app of TextUI does; another one calls AutomationEndpoint first thing in its main."
    ]
    switch failure {
    case .unreadableVariable(let name, let value, let form):
      sentence =
        "The environment variable \(name) is \(SafeText.quoted(value)), which is not \(form)."
    case .unusableText(let kind, let text, let reason):
      sentence = "The \(kind) \(SafeText.quoted(text)) cannot be handed over: \(reason)."
    case .oversized(let bytes, let limit):
      sentence =
        "What it is to be launched with has \(bytes) bytes, and \(limit) can be handed over."
      self.advice = ["Long bodies of network stubs can stay in files: StubbedResponse.file(_:)."]
    case .noSandbox(let reason):
      sentence = "The folders for its files could not be made: \(SafeText.line(reason))."
      self.advice = ["The variable TMPDIR names the folder that they are made in."]
    case .notStarted(let path, let error):
      let words = String(cString: strerror(error))
      sentence = "The system did not start \(SafeText.line(path)): \(words) (error \(error))."
    case .ended(let end):
      sentence = "The application \(EndText.words(end)) during launch."
      if end == .exited(code: 0) { self.advice = advice }
      if case .unresponsive(_, let stacks) = end { self.advice = stacks }
    case .silent(let seconds, let stacks):
      sentence =
        "The application did not say within \(SecondsText.words(seconds)) that it is ready."
      // What tells its stacks hosts an application for tests.
      self.advice = stacks.isEmpty ? advice : stacks
    case .refused(let reason):
      sentence = "The application could not start: \(SafeText.line(reason))"
    case .misunderstood(let reason):
      sentence = "What the application says is not understood: \(SafeText.line(reason))."
      self.advice = ["Was it built with another version of this package?"]
    default: break
    }
  }

  /// What to do about a name that looks like a bundle identifier.
  private static func adviceOnIdentifiers(_ name: String) -> [String] {
    guard name.split(separator: ".").count > 2 else { return [] }
    return [
      "A bundle identifier is given a target with XCUIApplication.register(_:forBundleIdentifier:)."
    ]
  }

  /// A question with near names, if there are any.
  private static func suggestion(_ near: [String]) -> [String] {
    near.isEmpty ? [] : [ProblemText.suggestion(near)]
  }
}
