public import AutomationTools_Shared
import Primitives

extension FixtureSet {
  /// The fixtures of the set as a list to print: names, inputs, what each is for and what it needs.
  ///
  /// ```
  /// LibraryFixtures
  ///   clearAllData        Empties the stores.
  ///   addReader(String)   Adds a reader. Needs clearAllData. Example: "alex"
  /// ```
  public static var list: String {
    let rows = operations.map { entry in
      let signature = entry.name + (entry.inputType == "Void" ? "" : "(\(entry.inputType))")
      var words = [entry.documentation]
      if !entry.requirements.isEmpty {
        words.append("Needs \(entry.requirements.joined(separator: ", ")).")
      }
      if let example = entry.example {
        let source = entry.inputType == "String" ? SafeText.literal(example) : example
        words.append("Example: \(source)")
      }
      return (signature, words.joined(separator: " "))
    }
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { signature, words in
      "  " + signature + String(repeating: " ", count: width - signature.count + 3) + words
    }
    return ([name] + lines).joined(separator: "\n")
  }
}
