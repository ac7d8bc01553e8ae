import Foundation

extension Checkout {
  /// What is wrong, in words; nothing in a checkout that keeps to its layers.
  ///
  /// - Parameter folder: One that may stand at its top besides.
  /// - Returns: The problems.
  /// - Throws: When its files cannot be read.
  func problems(allowing folder: String? = nil) throws -> [String] {
    let manifest = Manifest(try text("Package.swift"))
    let targets = manifest.targets.filter { !$0.path.hasPrefix("Tests/") }
    let modules = Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.module, $0.name) })
    var problems = try strangers().filter { $0 != folder.map { "\($0) stands at the top" } }
    for target in targets {
      guard let place = House.places[target.name] else {
        problems.append("\(target.name) has no place in the house")
        continue
      }
      problems += Set(target.dependencies).subtracting(place.mayImport).sorted().map {
        "\(target.name) depends on \($0)"
      }
      for path in try sources(in: target.path) {
        problems += try self.problems(of: path, target, place, modules: modules)
      }
    }
    return problems
  }

  /// What stands at the top and does not belong there, in words.
  private func strangers() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { !$0.hasPrefix(".") && !House.top.contains($0) }
      .map { "\($0) stands at the top" }
  }

  /// What is wrong with a file, in words.
  private func problems(
    of path: String, _ target: Manifest.Target, _ place: House.Place, modules: [String: String]
  ) throws -> [String] {
    // As bytes: that is many times faster than as characters, and a package has many lines.
    let lines = try Data(contentsOf: file(path))
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var problems: [String] = []
    for bytes in lines where Self.isOfInterest(bytes) {
      let line = String(decoding: bytes, as: UTF8.self)
      if let module = Self.importedModule(line) {
        if let name = modules[module], name != target.name, !target.dependencies.contains(name) {
          problems.append("\(path) imports \(name), which \(target.name) does not depend on")
        }
        if place.side != .test, House.testFrameworks.contains(module) {
          problems.append("\(path) imports \(module), and is not of the tests' side")
        }
        if line.contains("@_exported"), !path.hasSuffix("/Exports.swift") {
          problems.append("\(path) exports \(module)")
        }
      }
      if target.path.hasPrefix("Sources/"), let word = Self.force(line) {
        problems.append("\(path) uses \(word)")
      }
    }
    let isLong = lines.count - 1 > House.mostLines && House.longFiles[path] == nil
    if isLong { problems.append("\(path) has \(lines.count - 1) lines") }
    return problems
  }

  /// What a line has to hold to be looked at any closer.
  private static let signs = ["import ", "try!", "as!", "fatalError("].map { Data($0.utf8) }

  /// Whether a line may be one that says something of layers, or uses force.
  private static func isOfInterest(_ line: Data) -> Bool {
    signs.contains { line.firstRange(of: $0) != nil }
  }

  /// The module that a line imports, or one symbol of it.
  private static func importedModule(_ line: String) -> String? {
    let pattern =
      /^\s*(?:@\w+(?:\([^)]*\))? )*(?:(?:public|package|internal|fileprivate|private) )?import (?:(?:typealias|struct|class|enum|protocol|let|var|func) )?(\w+)/
    return line.firstMatch(of: pattern).map { String($0.1) }
  }

  /// The word by which a line ends the process where it should not; forced unwrapping is the formatter's to find.
  private static func force(_ line: String) -> String? {
    let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
    return code.firstMatch(of: /\b(?:try!|as!|fatalError\()/).map { String($0.0) }
  }
}
