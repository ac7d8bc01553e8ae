import Foundation

/// A name of SwiftUI that applications use, as a row of `swiftui-demand.tsv` states it.
///
/// The table was counted over 35 public applications.
struct SwiftUIName: Hashable, Sendable {
  /// What a name names.
  enum Kind: String, Sendable, CaseIterable {
    /// A type.
    case type

    /// A property wrapper, or another attribute.
    case wrapper = "wr"

    /// A method that changes a view, a scene or a control.
    case modifier = "mod"

    /// A key of the environment.
    case environment = "env"

    /// A function.
    case function = "func"

    /// A macro that stands for an expression or a declaration.
    case macro

    /// What its section of the page is headed with.
    var title: String {
      switch self {
      case .type: "Types"
      case .wrapper: "Property wrappers and attributes"
      case .modifier: "Modifiers"
      case .environment: "Keys of the environment"
      case .function: "Functions"
      case .macro: "Macros"
      }
    }
  }

  /// The name as it is written, such as `.padding` or `@State`.
  let spelling: String

  /// What it names.
  let kind: Kind

  /// How often it is used.
  let uses: Int

  /// How many of the applications use it.
  let applications: Int

  /// The name without signs: `padding`, `State`.
  var bareName: String {
    let name = spelling.drop { ".@#\\".contains($0) }
    return String(name.split(separator: ".").last ?? name)
  }
}

extension SwiftUIName {
  /// Reads the table.
  ///
  /// - Parameter text: Lines of a name, its kind, uses, files and applications, with tabs between;
  ///   the first that is no comment is the heading.
  /// - Returns: The names, in the order of the table.
  static func table(_ text: String) -> [SwiftUIName] {
    text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.dropFirst().compactMap { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count >= 5, let kind = Kind(rawValue: columns[1]), let uses = Int(columns[2]),
        let applications = Int(columns[4])
      else { return nil }
      return SwiftUIName(
        spelling: columns[0], kind: kind, uses: uses, applications: applications)
    }
  }
}
