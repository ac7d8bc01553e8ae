import Foundation

/// The public declarations of a module, as the compiler tells them.
struct SymbolGraph: Decodable, Sendable {
  /// A declaration.
  struct Symbol: Decodable, Sendable {
    /// What kind it is.
    struct Kind: Decodable, Sendable {
      /// The kind by name, such as `swift.struct`.
      let identifier: String
    }

    /// What it is called.
    struct Names: Decodable, Sendable {
      /// The name with the labels of its parameters, behind those of the types around it.
      let title: String
    }

    /// What kind it is.
    let kind: Kind

    /// What it is called.
    let names: Names

    /// The names of the types around it and its own, from the outside in.
    let pathComponents: [String]

    /// The name alone: without types around it and parameters.
    var baseName: String {
      let last = pathComponents.last ?? names.title
      return String(last.prefix { $0 != "(" })
    }
  }

  /// The declarations.
  let symbols: [Symbol]

  /// What keeps a module's declarations from being told.
  enum Problem: Error {
    /// The compiler's tool ended with this code and these words.
    case extraction(code: Int32, output: String)
  }

  /// The folder of this build, with the modules in it.
  private static var products: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// Reads the public declarations of a module of this build, or of the toolchain.
  ///
  /// - Parameter module: The name of the module.
  /// - Throws: ``Problem``, or why the tool could not be run.
  init(of module: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbol-graph-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appendingPathComponent("output.txt")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift-symbolgraph-extract", "-module-name", module,
      "-I", Self.products.appendingPathComponent("Modules").path,
      "-target", Self.target, "-output-dir", folder.path, "-minimum-access-level", "public",
      "-skip-synthesized-members", "-skip-inherited-docs",
    ]
    process.arguments? += try Self.moduleMaps().flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Problem.extraction(
        code: process.terminationStatus,
        output: String(decoding: try Data(contentsOf: output), as: UTF8.self))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let graphs = try names.filter { $0.hasSuffix(".symbols.json") }.map { name in
      try JSONDecoder().decode(
        SymbolGraph.self, from: try Data(contentsOf: folder.appendingPathComponent(name)))
    }
    symbols = graphs.flatMap(\.symbols)
  }

  /// The paths of the descriptions of this build's modules in C.
  private static func moduleMaps() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: products.path).sorted()
      .filter { $0.hasSuffix(".build") }
      .map { products.appendingPathComponent("\($0)/module.modulemap").path }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// The machine to compile for.
  private static var target: String {
    #if arch(arm64)
    "aarch64-unknown-linux-gnu"
    #else
    "x86_64-unknown-linux-gnu"
    #endif
  }
}
