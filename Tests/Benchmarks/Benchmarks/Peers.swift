import Foundation

/// What a user would take instead, measured by a script of its own each, in its own language.
struct Peers {
  /// The folder for what they need.
  let work: URL

  /// The folder of this package.
  let root: URL

  /// Whether it is the short form.
  let isShort: Bool

  /// A peer: its script, and what it needs.
  private struct Peer {
    let script: String
    let packages: [String]
    var programs: [String] = []
  }

  /// All of them.
  private let peers = [
    Peer(script: "textual_pilot", packages: ["textual"]),
    Peer(script: "pexpect_pyte", packages: ["pexpect", "pyte"]),
    Peer(script: "tui_test_session", packages: ["tui-test"]),
    Peer(script: "tmux_session", packages: [], programs: ["tmux"]),
    Peer(script: "playwright_browser", packages: ["playwright"], programs: ["chromium"]),
  ]

  /// Installs and measures them, one after the other.
  ///
  /// - Returns: What was measured, and what could not be, in a sentence each.
  func measure() -> (measurements: [Measurement], missing: [String]) {
    var measurements: [Measurement] = []
    var missing: [String] = []
    let python = work.appendingPathComponent("peers/bin/python3").path
    if !FileManager.default.isExecutableFile(atPath: python) {
      let place = work.appendingPathComponent("peers").path
      guard Program.run(["python3", "-m", "venv", place]).code == 0 else {
        return ([], ["No peer was measured: `python3 -m venv` does not work here."])
      }
    }
    for peer in peers {
      FileHandle.standardError.write(Data("measuring \(peer.script)…\n".utf8))
      if let program = peer.programs.first(where: { Program.run(["which", $0]).code != 0 }) {
        missing.append("`\(peer.script)` was not measured: there is no `\(program)` here.")
        continue
      }
      let install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
      if !peer.packages.isEmpty, Program.run(install + peer.packages).code != 0 {
        missing.append("`\(peer.script)` was not measured: PyPI gave no \(peer.packages).")
        continue
      }
      let script = root.appendingPathComponent("Tests/Benchmarks/Peers/\(peer.script).py").path
      let result = Program.run([python, script] + (isShort ? ["--short"] : []))
      guard result.code == 0,
        let found = try? JSONDecoder().decode([Measurement].self, from: Data(result.output.utf8))
      else {
        let text = result.output.suffix(300)
        missing.append("`\(peer.script)` failed with \(result.code): \(text)")
        continue
      }
      measurements += found
    }
    return (measurements, missing)
  }
}
