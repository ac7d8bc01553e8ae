/// What the command line of an application says of it: `--help`, `--version`, and which options there are.
///
/// ```swift
/// struct NotesApp: App {
///   static var commandLine: CommandLineInformation {
///     CommandLineInformation(
///       summary: "Takes notes.", version: "1.2",
///       options: [CommandLineOption("--notebook", value: "name", "Opens a notebook.")])
///   }
/// }
/// ```
///
/// An option with two dashes that is neither one of these nor one of TextUI's own is an error in words; arguments with one dash, such as
/// `-flag value`, belong to `UserDefaults` and are left alone.
///
/// - Note: TextUI's own addition; applications of a phone have no command line.
public struct CommandLineInformation: Sendable, Hashable {
  /// What the application is for, in a sentence.
  public var summary: String

  /// Its version; `nil` where none is stated.
  public var version: String?

  /// The options that the application reads itself.
  public var options: [CommandLineOption]

  /// Says what the command line tells.
  ///
  /// - Parameters:
  ///   - summary: What the application is for, in a sentence.
  ///   - version: Its version; `nil` where none is stated.
  ///   - options: The options that the application reads itself.
  public init(summary: String = "", version: String? = nil, options: [CommandLineOption] = []) {
    self.summary = summary
    self.version = version
    self.options = options
  }
}

/// An option of a command line.
///
/// - Note: TextUI's own addition; applications of a phone have no command line.
public struct CommandLineOption: Sendable, Hashable {
  /// Its name with the dashes, such as `--notebook`.
  public let name: String

  /// What its value is called; `nil` for an option without one.
  public let value: String?

  /// What it does, in a sentence.
  public let help: String

  /// Declares an option.
  ///
  /// - Parameters:
  ///   - name: Its name with the dashes.
  ///   - value: What its value is called; `nil` for an option without one.
  ///   - help: What it does, in a sentence.
  public init(_ name: String, value: String? = nil, _ help: String) {
    self.name = name
    self.value = value
    self.help = help
  }
}
