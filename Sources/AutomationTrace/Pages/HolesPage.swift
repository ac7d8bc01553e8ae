/// The page about the holes of a run.
enum HolesPage {
  /// Returns the page.
  ///
  /// - Parameter holes: The holes.
  /// - Returns: The document.
  static func document(_ holes: Holes) -> String {
    let elements = holes.elements.map { element in
      Row(
        element.application, element.identifier, element.acts, element.looks,
        element.acts + element.looks > 0 ? "used" : "not used")
    }
    return Page.head("Holes of a run", PageStyle.common + "\n" + style) + """
      <header>
      <h1>Holes of a run</h1>
      <p class="dim">What no test of the run came to, acted on or looked at. <a href="index.html">The tests of the run.</a></p>
      </header>
      <main>
      \(table("Declared screens", "Screens", holes.declaredScreens.map(Row.init)))
      \(table("Shown screens", "Titles", holes.shownScreens.map(Row.init)))
      \(table("Identified elements", "Identifiers", elements))
      </main>
      </body>
      </html>

      """
  }

  /// A row of a table.
  private struct Row {
    /// The application.
    let application: String

    /// What it is called.
    let name: String

    /// How often a test acted on it.
    let acts: Int

    /// How often a test looked at it.
    let looks: Int

    /// What became of it in a few words.
    let verdict: String

    /// Whether it is a hole.
    var isHole: Bool { acts + looks == 0 }

    /// Makes a row.
    init(_ application: String, _ name: String, _ acts: Int, _ looks: Int, _ verdict: String) {
      (self.application, self.name) = (application, name)
      (self.acts, self.looks, self.verdict) = (acts, looks, verdict)
    }

    /// Makes the row of a screen.
    init(_ screen: Holes.Screen) {
      let verdict =
        screen.tests == 0 ? "not reached" : screen.isUsed ? "used" : "only passed by"
      self.init(screen.application, screen.name, screen.acts, screen.looks, verdict)
    }
  }

  /// A table with the holes first, under a headline that counts them.
  private static func table(_ title: String, _ column: String, _ rows: [Row]) -> String {
    guard !rows.isEmpty else { return "<h2>\(title)</h2>\n<p>There are none.</p>" }
    let sorted = rows.filter(\.isHole) + rows.filter { !$0.isHole }
    let lines = sorted.map { row in
      """
      <tr><th scope="row"><bdi>\(Page.escaped(row.name))</bdi><small><bdi>\(Page.escaped(row.application))</bdi></small></th>\
      <td class="\(row.isHole ? "failed" : "passed")">\(row.verdict)</td><td>\(row.acts)</td><td>\(row.looks)</td></tr>
      """
    }
    return """
      <h2>\(title): \(rows.count { !$0.isHole }) of \(rows.count) used</h2>
      <table>
      <caption class="hidden">\(title), those that were not used first</caption>
      <thead><tr><th scope="col">\(column)</th><th scope="col">Outcome</th>\
      <th scope="col">Acts</th><th scope="col">Looks</th></tr></thead>
      <tbody>
      \(lines.joined(separator: "\n"))
      </tbody>
      </table>
      """
  }

  /// What the page has besides what all have.
  private static let style = """
    table{border-collapse:collapse;width:100%;table-layout:fixed}
    th,td{text-align:left;border-bottom:1px solid var(--line);padding:.25rem .4rem;vertical-align:top;font-weight:400}
    thead th{border-bottom:2px solid var(--line);font-weight:600}
    th small{display:block;color:var(--dim)}
    thead th:nth-child(2){width:8.5rem}
    thead th:nth-child(n+3){width:4.5rem}
    td:nth-child(n+3){font-variant-numeric:tabular-nums}
    @media(max-width:48rem){table{font-size:.85rem}thead th:nth-child(2){width:5.6rem}thead th:nth-child(n+3){width:3.9rem}}
    """
}

extension Holes {
  /// The holes as a page.
  package var page: String { HolesPage.document(self) }
}
