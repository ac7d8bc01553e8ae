import Foundation

/// The page about one test: what failed, and what the test did and saw, step by step.
///
/// It is one file that needs no other, and asks no network for anything. Texts of the application are data in it: a script sets them as
/// texts, so that nothing they hold becomes part of the page.
package struct TestPage {
  /// What happened in the test.
  private let trace: AutomationTrace

  /// The lines around a failure, before it and after it.
  private static let context = 5

  /// The secrets that may stand in the source.
  private let secrets: TraceSecrets

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - trace: What happened in the test.
  ///   - secrets: What may stand nowhere, not even where the source has it.
  package init(_ trace: AutomationTrace, hiding secrets: TraceSecrets = TraceSecrets()) {
    self.trace = secrets.removed(from: trace)
    self.secrets = secrets
  }

  /// The page as HTML.
  ///
  /// - Throws: When the trace cannot be told as JSON.
  package func document() throws -> String {
    let json = String(decoding: try trace.encoded(), as: UTF8.self)
    return Page.head(trace.test, PageStyle.common + "\n" + PageStyle.test) + """
      <header>
      <p><a href="../index.html">All tests of the run</a></p>
      <h1><bdi>\(Page.escaped(trace.test))</bdi></h1>
      \(status)
      <p><code id="command">\(Page.escaped(command))</code> <button type="button" id="copy">Copy</button></p>
      </header>
      <main>
      \(failures)
      <h2 id="steps-title">Steps</h2>
      <p class="dim"><kbd>↑</kbd> <kbd>↓</kbd> or <kbd>k</kbd> <kbd>j</kbd> another step, <kbd>Home</kbd> <kbd>End</kbd> the first and the last, <kbd>/</kbd> search the outline.</p>
      <p id="omitted" class="dim"></p>
      <div class="grid">
      <div class="steps" id="steps" role="listbox" tabindex="0" aria-labelledby="steps-title"></div>
      <section aria-label="The step" id="detail" aria-live="polite"></section>
      </div>
      <section aria-labelledby="outline-title">
      <h2 id="outline-title">Outline</h2>
      <p><label for="q">Search the outline</label><br><input id="q" type="search"> <span id="found" role="status"></span></p>
      <div class="outline mono" id="outline" tabindex="0" role="region" aria-label="Outline of the screen after the step"></div>
      </section>
      <section id="more" aria-label="Applications and attachments"></section>
      <noscript><p>This page needs scripts to show the steps. What failed stands above.</p></noscript>
      </main>
      <script type="application/json" id="trace">\(Page.script(json))</script>
      <script>
      \(TestPageCode.text)
      </script>
      </body>
      </html>

      """
  }

  /// What became of the test, in a line.
  private var status: String {
    let outcome = trace.failures.isEmpty ? "passed" : "failed"
    let seeds = trace.seeds.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let parts = [trace.library.rawValue, trace.date.ISO8601Format()] + seeds
    return "<p><span class=\"\(outcome)\">\(outcome)</span> · "
      + Page.escaped(parts.joined(separator: " · ")) + "</p>"
  }

  /// The command that repeats the test.
  private var command: String {
    var summary = RunSummary([
      RunEvent(.testStarted, test: trace.test, library: trace.library, process: 0, date: 0)
    ]).tests[0]
    summary.seeds = trace.seeds
    return summary.command
  }

  /// What the test's failures say.
  private var failures: String {
    guard !trace.failures.isEmpty else { return "" }
    let items = trace.failures.map { failure -> String in
      let place = failure.file.map { "\($0):\(failure.line ?? 0)" } ?? "at an unknown place"
      return "<p><code>\(Page.escaped(place))</code></p>\n"
        + "<pre tabindex=\"0\">\(Page.escaped(failure.message))</pre>\n" + source(of: failure)
    }
    return "<section aria-labelledby=\"failures\">\n<h2 id=\"failures\">What failed</h2>\n"
      + items.joined(separator: "\n") + "\n</section>"
  }

  /// The lines of the suite around a failure.
  private func source(of failure: AutomationTrace.Failure) -> String {
    guard let file = failure.file, file.hasPrefix("/"), let line = failure.line, line > 0,
      let text = try? String(contentsOfFile: file, encoding: .utf8)
    else { return "" }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard line <= lines.count else { return "" }
    let range = max(1, line - Self.context)...min(lines.count, line + Self.context)
    let told = range.map { number in
      let text = Page.escaped(secrets.removed(from: String(lines[number - 1])))
      let told = String(repeating: " ", count: max(0, 5 - "\(number)".count)) + "\(number)  \(text)"
      return number == line ? "<b>\(told)</b>" : told
    }
    return "<pre class=\"source\" tabindex=\"0\">\(told.joined(separator: "\n"))</pre>"
  }
}
