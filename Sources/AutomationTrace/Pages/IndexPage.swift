/// The page of a run, to which each event is added: it is whole at any time, also when a process dies.
enum IndexPage {
  /// The page before any event.
  ///
  /// What comes after it belongs to its body, whose end need not be written.
  static let head =
    Page.head("Test run", PageStyle.common + "\n" + style) + """
      <header>
      <h1>Test run</h1>
      <p id="summary" role="status">No test has begun.</p>
      <p class="dim"><kbd>/</kbd> search, <kbd>f</kbd> failed only, <kbd>j</kbd> <kbd>k</kbd> next and previous page.
      Beside this page: <a href="junit.xml">junit.xml</a>, <a href="events.jsonl">events.jsonl</a>.</p>
      </header>
      <main>
      <p><label for="q">Search tests and failures</label><br><input id="q" type="search"></p>
      <p><label><input id="f" type="checkbox"> Failed only</label></p>
      <table>
      <caption class="hidden">Tests, those that failed first</caption>
      <thead><tr><th scope="col">Test</th><th scope="col">Outcome</th><th scope="col">Seconds</th></tr></thead>
      <tbody id="tests"></tbody>
      </table>
      <noscript><p>This page needs scripts to list the tests; junit.xml beside it lists them, too.</p></noscript>
      </main>
      <script>
      \(code)
      </script>

      """

  /// Returns what is added to the page for an event.
  ///
  /// - Parameter line: The event as a line of JSON.
  /// - Returns: An element, with a line's end.
  static func item(_ line: String) -> String {
    let json = line.hasSuffix("\n") ? String(line.dropLast()) : line
    return "<script type=\"application/json\">\(Page.script(json))</script>\n"
  }

  /// What the page has besides what all have.
  private static let style = """
    table{border-collapse:collapse;width:100%;table-layout:fixed}
    th{text-align:left;border-bottom:2px solid var(--line);padding:.2rem .4rem}
    th:nth-child(2){width:7rem}
    th:nth-child(3){width:6rem}
    td{border-bottom:1px solid var(--line);padding:.3rem .4rem;vertical-align:top}
    td:last-child{text-align:right;font-variant-numeric:tabular-nums}
    td small{display:block;color:var(--dim)}
    td code{display:block;font-size:12px;color:var(--dim)}
    @media(max-width:48rem){th{font-size:.8rem}th:nth-child(2){width:5.6rem}th:nth-child(3){width:4.6rem}}
    """

  /// What the page does.
  private static let code = #"""
    'use strict';
    document.addEventListener('DOMContentLoaded', () => {
      const $ = id => document.getElementById(id), tests = [], running = new Map();
      for (const item of document.querySelectorAll('script[type="application/json"]')) {
        let e;
        try { e = JSON.parse(item.textContent); } catch { continue; }
        const key = e.test;
        if (!running.has(key)) {
          const test = {name: e.test, library: e.library, outcome: 'unfinished', seconds: 0, failures: [], seeds: {}};
          running.set(key, test); tests.push(test);
        }
        const test = running.get(key);
        Object.assign(test.seeds, e.seeds || {});
        if (e.kind === 'testFailed') test.failures.push(e);
        if (e.kind === 'testFinished') {
          Object.assign(test, {outcome: e.outcome || 'passed', seconds: e.seconds || 0, page: e.page, reason: e.message});
          running.delete(key);
        }
      }
      const rank = t => ({failed: 0, unfinished: 0, passed: 1, skipped: 2})[t.outcome];
      tests.sort((a, b) => rank(a) - rank(b));
      const count = o => tests.filter(t => t.outcome === o).length;
      const parts = ['failed', 'unfinished', 'passed', 'skipped'].filter(o => count(o)).map(o => count(o) + ' ' + o);
      if (tests.length) $('summary').textContent = tests.length + (tests.length === 1 ? ' test: ' : ' tests: ') + parts.join(', ') + '.';
      const make = (tag, text, name) => { const e = document.createElement(tag); if (text) e.textContent = text; if (name) e.className = name; return e; };
      const file = path => path.split('/').pop();
      const headline = text => { const [first, next] = text.split('\n'); return first.endsWith(' failed - ') ? first + (next || '') : first; };
      for (const test of tests) {
        const row = make('tr'), name = make('td'), bdi = make('bdi', test.name);
        if (test.page) { const link = make('a'); link.href = test.page; link.append(bdi); name.append(link); } else name.append(bdi);
        const first = test.failures[0];
        const said = test.reason || (first ? (first.file ? file(first.file) + ':' + first.line + ': ' : '') + headline(first.message) : '');
        if (said) name.append(make('small', said.slice(0, 300)));
        if (test.outcome === 'failed' || test.outcome === 'unfinished') {
          const seeds = Object.entries(test.seeds).map(([k, v]) => k + '=' + v + ' ').join('');
          name.append(make('code', seeds + "swift test --filter '" + test.name.replace(/[()[\]{}+*?|^]/g, '\\$&') + (test.library === 'XCTest' ? "$'" : "'")));
        }
        row.append(name, make('td', test.outcome, test.outcome), make('td', test.seconds.toFixed(3)));
        row.dataset.text = (test.name + ' ' + said).toLowerCase();
        row.dataset.bad = rank(test) === 0 ? 'yes' : '';
        $('tests').append(row);
      }
      const show = () => {
        const wanted = $('q').value.toLowerCase(), only = $('f').checked;
        for (const row of $('tests').rows) row.hidden = !row.dataset.text.includes(wanted) || only && !row.dataset.bad;
      };
      $('q').addEventListener('input', show);
      $('f').addEventListener('change', show);
      document.addEventListener('keydown', e => {
        if (e.ctrlKey || e.metaKey || e.altKey) return;
        if (e.target === $('q')) { if (e.key === 'Escape') e.target.blur(); return; }
        const links = [...$('tests').querySelectorAll('tr:not([hidden]) a')], at = links.indexOf(document.activeElement);
        if (e.key === '/') { e.preventDefault(); $('q').focus(); }
        if (e.key === 'f') { $('f').checked = !$('f').checked; show(); }
        if (e.key === 'j') links[Math.min(at + 1, links.length - 1)]?.focus();
        if (e.key === 'k') links[Math.max(at - 1, 0)]?.focus();
      });
    });
    """#
}
