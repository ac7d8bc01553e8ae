extension Color: CustomStringConvertible {
  /// The names of colours, of which some look the same in a terminal: the first holds.
  private static let names: [(color: Color, name: String)] = [
    (.primary, "primary"), (.secondary, "secondary"), (.clear, "clear"),
    (.accentColor, "accentColor"), (.red, "red"), (.orange, "orange"), (.yellow, "yellow"),
    (.green, "green"), (.mint, "mint"), (.cyan, "cyan"), (.blue, "blue"), (.indigo, "indigo"),
    (.purple, "purple"), (.pink, "pink"), (.brown, "brown"), (.gray, "gray"), (.black, "black"),
    (.white, "white"),
  ]

  /// The name of the colour, or its parts as style sheets have them, with how much of it covers what is behind: `#FF8000FF`.
  ///
  /// Mirrors SwiftUI's property. `teal` is called `cyan`, which it is here.
  public var description: String {
    if let known = Self.names.first(where: { $0.color == self }) { return known.name }
    let parts = parts
    return "#"
      + [parts.red, parts.green, parts.blue, parts.opacity].map { part in
        let byte = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
        return byte.count < 2 ? "0" + byte : byte
      }.joined()
  }
}
