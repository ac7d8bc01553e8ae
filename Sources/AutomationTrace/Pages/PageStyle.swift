/// What pages of the report look like: light or dark as the reader's system is, in one column on a phone.
enum PageStyle {
  /// The style sheet of all pages.
  static let common = """
    :root{color-scheme:light dark;--bg:#fff;--fg:#1b1f24;--dim:#57606a;--line:#d0d7de;--soft:#f4f6f8;--bad:#b3261e;--good:#1a6b34;--mark:#0a58ca;--sel:#e3edfb}
    @media(prefers-color-scheme:dark){:root{--bg:#14171c;--fg:#e6e9ee;--dim:#a3acb8;--line:#353c46;--soft:#1d2229;--bad:#ff8f88;--good:#7fd69a;--mark:#8ab8ff;--sel:#22334d}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--bg);color:var(--fg);font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
    header,main,footer{padding:0 1rem;max-width:100rem;margin:0 auto}
    h1{font-size:1.3rem;margin:.8rem 0 .3rem}
    h2{font-size:1.05rem;margin:1.2rem 0 .4rem}
    h3{font-size:.95rem;margin:.8rem 0 .3rem}
    a{color:var(--mark)}
    p{margin:.3rem 0}
    pre,code,kbd,.mono{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:13px}
    pre{background:var(--soft);border:1px solid var(--line);border-radius:6px;padding:.6rem;overflow:auto;margin:.3rem 0;unicode-bidi:isolate}
    kbd{border:1px solid var(--line);border-radius:4px;padding:0 .3em;background:var(--soft)}
    button,input{font:inherit;color:inherit;background:var(--bg);border:1px solid var(--dim);border-radius:6px;padding:.2rem .6rem}
    input[type=search]{width:100%;max-width:30rem}
    :focus-visible{outline:3px solid var(--mark);outline-offset:1px}
    .dim{color:var(--dim)}
    .failed,.unfinished{color:var(--bad);font-weight:600}
    .passed{color:var(--good)}
    .hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    bdi{unicode-bidi:isolate}
    """

  /// What pages of tests have besides.
  static let test = """
    .grid{display:grid;grid-template-columns:minmax(16rem,24rem) minmax(0,1fr);gap:1rem;align-items:start}
    .steps{position:sticky;top:.5rem;max-height:calc(100vh - 1rem);overflow:auto;border:1px solid var(--line);border-radius:6px}
    .option{padding:.25rem .6rem;border-bottom:1px solid var(--line);cursor:pointer}
    .option small{display:block;color:var(--dim)}
    .option[aria-selected=true]{background:var(--sel);box-shadow:inset 3px 0 var(--mark)}
    .option[aria-selected=true] small{color:var(--fg)}
    .look{padding-left:1.4rem}
    .failure{color:var(--bad);font-weight:600}
    .act{padding:.2rem .6rem;background:var(--soft);font-weight:600;border-bottom:1px solid var(--line)}
    .screens{display:flex;flex-wrap:wrap;gap:1rem}
    figure{margin:0;max-width:100%}
    figcaption{color:var(--dim);font-size:.85rem}
    .screen{line-height:1.25em;font-size:12px;padding:0;border-radius:4px;position:relative;width:max-content;max-width:100%;direction:ltr;unicode-bidi:isolate-override;font-variant-ligatures:none}
    .screen .in{position:relative;width:max-content}
    .screen span{white-space:pre}
    .screen .w{display:inline-block;overflow:hidden;vertical-align:top;height:1.25em}
    .changed{box-shadow:inset 0 -2px #ffb000}
    .box{position:absolute;outline:2px solid #ff3b6b;outline-offset:0;pointer-events:none}
    dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.1rem .8rem;margin:.3rem 0}
    dt{color:var(--dim)}
    dd{margin:0}
    .outline{max-height:28rem;white-space:pre;overflow:auto}
    .outline div{min-width:max-content}
    .outline .new{background:var(--sel)}
    .outline .hit{outline:2px solid #ff3b6b;outline-offset:-2px}
    .source b{background:var(--sel);display:inline-block;min-width:100%}
    img{max-width:100%}
    @media(max-width:48rem){.grid{display:block}.steps{position:static;max-height:18rem}.screen{font-size:10px}dl{display:block}dd{margin:0 0 .3rem}}
    """
}
