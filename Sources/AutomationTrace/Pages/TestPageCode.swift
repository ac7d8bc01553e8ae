/// What the page about a test does.
enum TestPageCode {
  /// The script.
  static let text = #"""
    'use strict';
    const trace = JSON.parse(document.getElementById('trace').textContent);
    const $ = id => document.getElementById(id);
    const make = (tag, text, name) => {
      const e = document.createElement(tag);
      if (text !== undefined && text !== null) e.textContent = text;
      if (name) e.className = name;
      return e;
    };
    const safe = text => String(text).replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g,
      c => '\\u{' + c.charCodeAt(0).toString(16).toUpperCase() + '}');
    const clusters = text => typeof Intl.Segmenter === 'function'
      ? Array.from(new Intl.Segmenter('en', {granularity: 'grapheme'}).segment(text), s => s.segment) : Array.from(text);
    const rowCells = trace.rows.map(() => null);
    const cellsOf = row => rowCells[row] ??= trace.rows[row].flatMap(([text, style, width]) =>
      width === undefined || width === clusters(text).length ? clusters(text).map(t => [t, style, 1]) : [[text, style, width]]);
    const same = (a, b) => a && b && a[0] === b[0] && a[1] === b[1];
    function row(number, before) {
      const line = make('div'), cells = cellsOf(number), old = before === undefined || before === number ? cells : cellsOf(before);
      let span = null, key = '';
      cells.forEach(([text, style, width], at) => {
        const changed = !same(cells[at], old[at]), next = style + (changed ? '!' : '');
        if (!span || next !== key || width !== 1) {
          span = make('span', ''); key = width === 1 ? next : '';
          const s = trace.styles[style];
          span.style.color = s.foreground; span.style.backgroundColor = s.background;
          for (const a of s.attributes) {
            if (a === 'bold') span.style.fontWeight = '700';
            if (a === 'italic') span.style.fontStyle = 'italic';
            if (a === 'underline') span.style.textDecorationLine = 'underline';
            if (a === 'strikethrough') span.style.textDecorationLine = 'line-through';
          }
          if (changed) span.className = 'changed';
          if (width !== 1) { span.classList.add('w'); span.style.width = width + 'ch'; }
          line.append(span);
        }
        span.textContent += safe(text);
        if (width !== 1) span = null;
      });
      return line;
    }
    function screen(title, number, before, frame) {
      const figure = make('figure'), picture = make('pre', '', 'screen'), inner = make('div', '', 'in'), s = trace.screens[number];
      const old = before === undefined ? undefined : trace.screens[before];
      const compare = old && old.rows.length === s.rows.length && old.width === s.width;
      s.rows.forEach((r, at) => inner.append(row(r, compare ? old.rows[at] : undefined)));
      if (frame) {
        const box = make('div', '', 'box'), [x, y, w, h] = frame;
        box.style.left = x + 'ch'; box.style.top = y * 1.25 + 'em'; box.style.width = w + 'ch'; box.style.height = h * 1.25 + 'em';
        inner.append(box);
      }
      picture.tabIndex = 0; picture.setAttribute('role', 'region'); picture.setAttribute('aria-label', title);
      const style = s.rows.length && trace.rows[s.rows[0]].length ? trace.styles[trace.rows[s.rows[0]][0][1]] : null;
      if (style) picture.style.background = style.background;
      picture.append(inner);
      figure.append(make('figcaption', title + ', ' + s.width + ' × ' + s.rows.length), picture);
      return figure;
    }
    const seconds = t => t === undefined ? '' : t.toFixed(3) + ' s';
    const options = [];
    let selected = -1;
    function list() {
      let group = null, path = '';
      trace.steps.forEach((step, at) => {
        const name = step.activities.join(' › ');
        if (!group || name !== path) {
          group = make('div'); path = name;
          if (name) { group.setAttribute('role', 'group'); group.setAttribute('aria-label', safe(name)); const t = make('div', safe(name), 'act'); t.setAttribute('aria-hidden', 'true'); group.append(t); }
          else group.setAttribute('role', 'presentation');
          $('steps').append(group);
        }
        const option = make('div', '', 'option ' + step.kind);
        option.id = 'step-' + at; option.setAttribute('role', 'option'); option.setAttribute('aria-selected', 'false');
        option.append(make('bdi', safe(step.words) + (step.sight !== undefined ? ' → ' + safe(step.sight) : '') + (step.count > 1 ? ' (' + step.count + ' times)' : '')));
        option.append(make('small', [step.place, step.time === undefined ? '' : 'app ' + seconds(step.time), 'real ' + seconds(step.realTime)].filter(t => t).join(' · ')));
        option.addEventListener('click', () => select(at));
        group.append(option); options.push(option);
      });
      if (!options.length) $('steps').append(make('p', 'The test used no application.', 'dim'));
      if (trace.omittedSteps) $('omitted').textContent = trace.omittedSteps + ' steps before these were let go.';
    }
    function previous(at, what) {
      for (let i = at - 1; i >= 0; i--) if (trace.steps[i].application === trace.steps[at].application && trace.steps[i][what] !== undefined) return trace.steps[i][what];
    }
    function facts(step) {
      const list = make('dl'), add = (name, text) => { if (text) list.append(make('dt', name), make('dd', safe(text))); };
      add('Application', step.application === undefined ? '' : trace.applications[step.application].name);
      add('Place', step.place); add('Activity', step.activities.join(' › '));
      add('Time', [step.time === undefined ? '' : seconds(step.time) + ' of the application', seconds(step.realTime) + ' real'].filter(t => t).join(', '));
      add('Seen', step.sight); add('Element', step.element && step.element.line);
      for (const event of step.events) add('Event', event);
      return list;
    }
    function select(at) {
      if (at < 0 || at >= trace.steps.length) return;
      if (selected >= 0) options[selected].setAttribute('aria-selected', 'false');
      selected = at;
      options[at].setAttribute('aria-selected', 'true');
      $('steps').setAttribute('aria-activedescendant', options[at].id);
      const box = $('steps'), o = options[at];
      if (o.offsetTop - box.offsetTop < box.scrollTop) box.scrollTop = o.offsetTop - box.offsetTop;
      else if (o.offsetTop - box.offsetTop + o.offsetHeight > box.scrollTop + box.clientHeight) box.scrollTop = o.offsetTop - box.offsetTop + o.offsetHeight - box.clientHeight;
      const step = trace.steps[at], detail = $('detail'), screens = make('div', '', 'screens'), before = previous(at, 'screen');
      detail.replaceChildren(make('h3', 'Step ' + (at + 1) + ' of ' + trace.steps.length + ': ' + safe(step.words)), screens, facts(step));
      const frame = step.element && step.element.frame;
      if (before !== undefined && step.screen !== before) screens.append(screen('Before', before, undefined, frame));
      if (step.screen !== undefined) screens.append(screen('After', step.screen, before, step.screen === before || before === undefined ? frame : undefined));
      if (step.query.length) {
        detail.append(make('h3', 'Query, and how many elements each part left'));
        detail.append(make('pre', step.query.map(q => String(q.count).padStart(5) + '  ' + safe(q.name)).join('\n')));
      }
      if (step.commands.length) {
        detail.append(make('h3', 'Asked of the application'));
        const text = step.commands.map(c => safe(c.words) + '  (' + seconds(c.seconds) + ')' + (c.launch ? launch(c.launch) : c.data === undefined ? '  [kept secret]' : '')).join('\n');
        detail.append(make('pre', text));
      }
      for (const pre of detail.querySelectorAll('pre:not(.screen)')) pre.tabIndex = 0;
      outline(step, previous(at, 'outline'));
      history.replaceState(null, '', '#' + (at + 1));
    }
    function launch(l) {
      const lines = [...l.arguments, ...Object.entries(l.environment).map(([k, v]) => k + '=' + v),
        ...l.gates.map(g => 'holds the gate ' + g), ...Object.keys(l.payloads).map(p => 'with ' + p)];
      return lines.map(t => '\n    ' + safe(t)).join('');
    }
    let shown = [];
    function outline(step, before) {
      const old = new Set(before === undefined ? [] : trace.outlines[before]), box = $('outline');
      shown = [];
      box.replaceChildren();
      for (const number of step.outline === undefined ? [] : trace.outlines[step.outline]) {
        const text = trace.lines[number], line = make('div', safe(text), (before !== undefined && !old.has(number) ? 'new ' : '') + (step.element && text.trim().replace(/^→/, '') === step.element.line ? 'hit' : ''));
        shown.push([line, text.toLowerCase()]); box.append(line);
      }
      if (!shown.length) box.append(make('div', 'There is no outline.', 'dim'));
      search();
    }
    function search() {
      const wanted = $('q').value.toLowerCase();
      let count = 0;
      for (const [line, text] of shown) { const hit = text.includes(wanted); line.hidden = !hit; if (hit) count++; }
      $('found').textContent = wanted ? count + ' of ' + shown.length + ' lines' : '';
    }
    function more() {
      for (const a of trace.applications) {
        $('more').append(make('h2', 'Application ' + safe(a.name)));
        if (a.end) $('more').append(make('p', 'It ' + safe(a.end) + '.'));
        if (a.output.length) { const pre = make('pre', a.output.map(safe).join('\n')); pre.tabIndex = 0; $('more').append(make('h3', 'The last it wrote'), pre); }
        else $('more').append(make('p', a.executable ? 'It wrote nothing.' : 'It ran in the test’s process; what it wrote stands with what the test wrote.', 'dim'));
      }
      for (const a of trace.attachments) {
        $('more').append(make('h2', 'Attachment ' + safe(a.name)));
        if (!a.data) { $('more').append(make('p', 'It is too large for this page, or was kept secret.', 'dim')); continue; }
        const type = {'public.png': 'image/png', 'public.jpeg': 'image/jpeg'}[a.type];
        if (type) { const image = make('img'); image.alt = safe(a.name); image.src = 'data:' + type + ';base64,' + a.data; $('more').append(image); }
        else { const bytes = Uint8Array.from(atob(a.data), c => c.charCodeAt(0)), pre = make('pre', safe(new TextDecoder().decode(bytes).slice(0, 20000))); pre.tabIndex = 0; $('more').append(pre); }
      }
    }
    document.addEventListener('keydown', e => {
      if (e.ctrlKey || e.metaKey || e.altKey) return;
      if (e.target === $('q')) { if (e.key === 'Escape') e.target.blur(); return; }
      if (e.key === '/') { e.preventDefault(); $('q').focus(); return; }
      const arrows = e.target === $('steps') || e.target === document.body;
      const to = e.key === 'j' || arrows && e.key === 'ArrowDown' ? selected + 1 : e.key === 'k' || arrows && e.key === 'ArrowUp' ? selected - 1
        : arrows && e.key === 'Home' ? 0 : arrows && e.key === 'End' ? trace.steps.length - 1 : undefined;
      if (to !== undefined) { e.preventDefault(); select(Math.max(0, Math.min(to, trace.steps.length - 1))); }
    });
    $('q').addEventListener('input', search);
    $('copy').addEventListener('click', () => navigator.clipboard?.writeText($('command').textContent).then(() => { $('copy').textContent = 'Copied'; }, () => {}));
    list(); more();
    const wanted = parseInt(location.hash.slice(1), 10), failed = trace.steps.findIndex(s => s.kind === 'failure');
    if (trace.steps.length) select(wanted >= 1 && wanted <= trace.steps.length ? wanted - 1 : failed >= 0 ? failed : trace.steps.length - 1); else outline({}, undefined);
    """#
}
