import Foundation

/// The measurements as a page of Markdown, with plots of what grows with the size.
struct Report {
  /// What was measured.
  private let measurements: [Measurement]

  /// What was not, in a sentence each.
  private let missing: [String]

  /// When, where and of what it is.
  private let heading: String

  /// Makes a report.
  init(_ measurements: [Measurement], missing: [String], heading: String) {
    self.measurements = measurements
    self.missing = missing
    self.heading = heading
  }

  /// The works that were measured at several sizes.
  private var growing: [String] {
    Work.all.filter { work in measurements.contains { $0.work == work && $0.size != nil } }
  }

  /// The page.
  var markdown: String {
    var lines = ["# Benchmarks", "", heading + ".", ""]
    lines += ["Medians in milliseconds, unless the work names another unit.", ""]
    lines += ["| work | who | median | least | runs | × the first |", "|---|---|--:|--:|--:|--:|"]
    for work in Work.all {
      let rows = measurements.filter { $0.work == work && $0.size == nil }
      for row in rows {
        let ratio = Self.number(row.median / rows[0].median)
        lines.append(
          "| \(work) | \(row.who) | \(Self.number(row.median)) | \(Self.number(row.least)) | \(row.values.count) | \(ratio) |"
        )
      }
    }
    lines += ratioLines
    for work in growing { lines += growthLines(work) }
    if !missing.isEmpty { lines += ["", "Not measured:", ""] + missing.map { "- \($0)" } }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What depends on two works.
  private var ratioLines: [String] {
    guard let empty = median(Work.emptyProcess, "this project, posix_spawn"),
      let echo = median(Work.echo, "this project, `cat`")
    else { return [] }
    var lines = [""]
    for place in ["as a process", "as a process that links the Host"] {
      guard let flow = median(Work.flow, "this project, \(place)") else { continue }
      lines.append("- A flow \(place) is \(Self.number(flow / empty)) empty processes.")
    }
    if let tap = median(Work.tapAndChecks, "this project, as a process") {
      lines.append("- A tap and six checks as a process are \(Self.number(tap / echo)) echoes.")
    }
    return lines
  }

  /// The table of a work at several sizes, with its plot.
  private func growthLines(_ work: String) -> [String] {
    let rows = measurements.filter { $0.work == work }
    let sizes = Set(rows.compactMap(\.size)).sorted()
    var lines = ["", "## \(work.prefix(1).uppercased())\(work.dropFirst())", ""]
    lines += ["![Milliseconds by size](\(Self.file(of: work)))", ""]
    lines.append("| who | " + sizes.map { "\($0)" }.joined(separator: " | ") + " |")
    lines.append("|---|" + sizes.map { _ in "--:|" }.joined())
    for who in Self.names(rows) {
      let cells = sizes.map { size in
        rows.first { $0.who == who && $0.size == size }.map { Self.number($0.median) } ?? "–"
      }
      lines.append("| \(who) | " + cells.joined(separator: " | ") + " |")
    }
    return lines
  }

  /// Writes the page and the plots into a folder.
  ///
  /// - Throws: When they cannot be written.
  func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(markdown.utf8).write(to: folder.appendingPathComponent("benchmarks.md"))
    for work in growing {
      let rows = measurements.filter { $0.work == work }
      let lines = Self.names(rows).map { who in
        GrowthPlot.Line(
          name: who,
          points: rows.filter { $0.who == who }.compactMap { row in
            row.size.map { (Double($0), row.median) }
          })
      }
      let plot = GrowthPlot(title: work, lines: lines)
      try Data(plot.svg.utf8).write(to: folder.appendingPathComponent(Self.file(of: work)))
    }
  }

  /// The median of a work that somebody did.
  private func median(_ work: String, _ who: String) -> Double? {
    measurements.first { $0.work == work && $0.who == who && $0.size == nil }?.median
  }

  /// Who did it, in the order of the first measurement of each.
  private static func names(_ rows: [Measurement]) -> [String] {
    rows.reduce(into: []) { names, row in if !names.contains(row.who) { names.append(row.who) } }
  }

  /// The name of a plot's file.
  private static func file(of work: String) -> String {
    let words = work.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.joined(separator: "-") + ".svg"
  }

  /// A number with three figures that count.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    guard value != 0 else { return "0" }
    let digits = max(0, 2 - Int(log10(abs(value)).rounded(.down)))
    return String(format: "%.\(digits)f", value)
  }
}
