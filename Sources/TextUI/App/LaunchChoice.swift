import AutomationWire
import Primitives

/// A choice that a variable in the environment of a launch makes.
protocol LaunchChoice: RawRepresentable<String>, CaseIterable {
  /// The name of the variable.
  static var variable: String { get }
}

extension LaunchConfiguration {
  /// Returns what a variable chooses.
  ///
  /// - Parameter usual: What is chosen where the variable says nothing, or what is none of the choices.
  /// - Returns: The choice, and a sentence about a value that is none of them; `nil` for a value that is one.
  func choice<Choice: LaunchChoice>(or usual: Choice) -> (choice: Choice, problem: String?) {
    guard let stated = environment[Choice.variable], !stated.isEmpty else { return (usual, nil) }
    if let choice = Choice(rawValue: stated) { return (choice, nil) }
    let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    let problem =
      "\(Choice.variable) is \(SafeText.quoted(stated)), which is none of \(names); it counts as \(usual.rawValue)."
    return (usual, problem)
  }
}
