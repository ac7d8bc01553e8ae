/// A number of colors that a terminal shows.
package enum ColorLevel: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// No colors; attributes such as bold are still written.
  case none

  /// Sixteen colors.
  case ansi16

  /// The palette of 256.
  case ansi256

  /// Exact colors.
  case trueColor

  /// Chooses a level by what the environment tells about the terminal.
  ///
  /// A `NO_COLOR` that is not empty and `TERM=dumb` mean none. `COLORTERM` of `truecolor` or
  /// `24bit`, or a `TERM` that ends in `-direct`, means exact colors; a `TERM` with `256color` the
  /// palette. A terminal that says nothing more gets sixteen.
  ///
  /// - Parameter environment: The environment variables.
  package init(environment: [String: String]) {
    let terminal = environment["TERM"] ?? ""
    let depth = (environment["COLORTERM"] ?? "").lowercased()
    if !(environment["NO_COLOR"] ?? "").isEmpty || terminal.isEmpty || terminal == "dumb" {
      self = .none
    } else if depth == "truecolor" || depth == "24bit" || terminal.hasSuffix("-direct") {
      self = .trueColor
    } else if terminal.contains("256color") {
      self = .ansi256
    } else {
      self = .ansi16
    }
  }

  /// Returns whether a level shows fewer colors than another.
  package static func < (left: ColorLevel, right: ColorLevel) -> Bool {
    left.rawValue < right.rawValue
  }
}
