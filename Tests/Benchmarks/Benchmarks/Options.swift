import Foundation

/// What the command was asked for.
struct Options {
  /// What a process of this program does.
  enum Role {
    /// It has everything measured, and reports.
    case all

    /// It measures, as a test.
    case measuring

    /// It is a suite of so many tests.
    case suite(Int)

    /// It says how it is used.
    case help

    /// It was asked for something that makes no sense, in words.
    case refused(String)
  }

  /// What the process does.
  var role = Role.all

  /// Whether it is the short form.
  var isShort = false

  /// Whether peers are measured.
  var hasPeers = true

  /// Whether a user's package is built.
  var hasBuild = true

  /// What the names of the works of this project hold that are measured, and nothing else then; `nil` for all.
  var only: String?

  /// Where the report goes.
  var output = URL(fileURLWithPath: ".build/benchmarks")

  /// Whether a work is measured.
  func wants(_ work: String) -> Bool { only.map(work.contains) ?? true }

  /// Reads the arguments.
  init(_ arguments: ArraySlice<String>) {
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--short": isShort = true
      case "--no-peers": hasPeers = false
      case "--no-build": hasBuild = false
      case "--help": role = .help
      case "--measuring": role = .measuring
      case "--suite":
        role =
          rest.popFirst().flatMap { Int($0) }.map { .suite($0) } ?? .refused("--suite: how many?")
      case "--only":
        guard let text = rest.popFirst() else {
          role = .refused("--only needs a part of the name of a work.")
          return
        }
        only = text
      case "--output":
        guard let folder = rest.popFirst() else {
          role = .refused("--output needs a folder.")
          return
        }
        output = URL(fileURLWithPath: folder)
      default:
        role = .refused("unknown argument “\(argument)”.")
        return
      }
    }
  }
}
