import Foundation

/// A plot of times by size, both on logarithmic scales, as SVG.
struct GrowthPlot {
  /// What one does at several sizes.
  struct Line {
    /// Who it is.
    let name: String

    /// The sizes and milliseconds.
    let points: [(size: Double, time: Double)]
  }

  /// What is plotted.
  let title: String

  /// The lines.
  let lines: [Line]

  /// Colours that differ for whoever does not see all of them, too.
  private static let colours = [
    "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#7f7f7f",
  ]

  /// The area of the lines, in the picture's units.
  private let area = (left: 70.0, top: 40.0, width: 420.0, height: 260.0)

  /// The picture.
  var svg: String {
    let points = lines.flatMap(\.points).filter { $0.size > 0 && $0.time > 0 }
    guard let sizes = Self.decades(points.map(\.size)),
      let times = Self.decades(points.map(\.time))
    else { return "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n" }
    let whole = area.top + area.height + 50 + 20 * Double(lines.count)
    var parts = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 520 \(Int(whole))\" font-family=\"sans-serif\" font-size=\"12\">",
      "<style>text{fill:#222}.g{stroke:#ccc}@media(prefers-color-scheme:dark){text{fill:#ddd}.g{stroke:#444}}</style>",
      "<text x=\"\(area.left)\" y=\"22\" font-size=\"14\">\(Self.escaped(title)) (ms)</text>",
    ]
    for decade in sizes {
      let x = self.x(Double(decade), sizes)
      parts.append(
        "<line class=\"g\" x1=\"\(x)\" x2=\"\(x)\" y1=\"\(area.top)\" y2=\"\(area.top + area.height)\"/>"
      )
      parts.append(
        "<text x=\"\(x)\" y=\"\(area.top + area.height + 18)\" text-anchor=\"middle\">\(Self.label(decade))</text>"
      )
    }
    for decade in times {
      let y = self.y(Double(decade), times)
      parts.append(
        "<line class=\"g\" x1=\"\(area.left)\" x2=\"\(area.left + area.width)\" y1=\"\(y)\" y2=\"\(y)\"/>"
      )
      parts.append(
        "<text x=\"\(area.left - 8)\" y=\"\(y + 4)\" text-anchor=\"end\">\(Self.label(decade))</text>"
      )
    }
    for (number, line) in lines.enumerated() {
      parts += drawing(of: line, number, sizes, times)
    }
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  /// One line with its points, and its name below.
  private func drawing(
    of line: Line, _ number: Int, _ sizes: ClosedRange<Int>, _ times: ClosedRange<Int>
  ) -> [String] {
    let colour = Self.colours[number % Self.colours.count]
    let places = line.points.filter { $0.size > 0 && $0.time > 0 }.map {
      (self.x(log10($0.size), sizes), self.y(log10($0.time), times))
    }
    let path = places.map { "\($0.0),\($0.1)" }.joined(separator: " ")
    let y = area.top + area.height + 44 + 20 * Double(number)
    return ["<polyline points=\"\(path)\" fill=\"none\" stroke=\"\(colour)\" stroke-width=\"2\"/>"]
      + places.map {
        "<circle cx=\"\($0.0)\" cy=\"\($0.1)\" r=\"3\" fill=\"\(colour)\"/>"
      } + [
        "<circle cx=\"\(area.left + 5)\" cy=\"\(y - 4)\" r=\"5\" fill=\"\(colour)\"/>",
        "<text x=\"\(area.left + 18)\" y=\"\(y)\">\(Self.escaped(line.name))</text>",
      ]
  }

  /// The place of an exponent along a side of the area.
  private func place(
    _ exponent: Double, _ decades: ClosedRange<Int>, _ start: Double, _ length: Double
  ) -> Double {
    let part = (exponent - Double(decades.lowerBound)) / Double(decades.count - 1)
    return ((start + part * length) * 10).rounded() / 10
  }

  /// The place of an exponent along the width.
  private func x(_ exponent: Double, _ decades: ClosedRange<Int>) -> Double {
    place(exponent, decades, area.left, area.width)
  }

  /// The place of an exponent along the height, which grows downwards.
  private func y(_ exponent: Double, _ decades: ClosedRange<Int>) -> Double {
    place(exponent, decades, area.top + area.height, -area.height)
  }

  /// The powers of ten around some numbers; `nil` without any.
  private static func decades(_ numbers: [Double]) -> ClosedRange<Int>? {
    guard let least = numbers.min(), let most = numbers.max() else { return nil }
    let low = Int(log10(least).rounded(.down))
    return low...max(low + 1, Int(log10(most).rounded(.up)))
  }

  /// A power of ten, in figures.
  private static func label(_ decade: Int) -> String {
    decade >= 0
      ? "1" + String(repeating: "0", count: decade)
      : "0." + String(repeating: "0", count: -decade - 1) + "1"
  }

  /// Text that means nothing to XML.
  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
