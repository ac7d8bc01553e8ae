import Primitives

/// A request that a command line makes, before an application takes over the terminal.
enum CommandLineRequest: Equatable {
  /// Nothing but to run.
  case run

  /// To say something on standard output, which is all.
  case say(String)

  /// What cannot be: to be said on standard error.
  case refuse(String)

  /// The code with which a process says that its command line was wrong, as `EX_USAGE` of BSD.
  static let usageExitCode: Int32 = 64

  /// Reads the arguments of a launch by a person.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the path of the executable.
  ///   - program: What the executable is called.
  ///   - information: What the application says of itself.
  init(_ arguments: [String], program: String, _ information: CommandLineInformation) {
    let options = information.options + Self.ownOptions
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if argument == "--" { break }
      guard argument.hasPrefix("--") else {
        // The value of a key of the defaults may begin with a dash.
        if argument.hasPrefix("-"), index < arguments.count, !arguments[index].hasPrefix("--") {
          index += 1
        }
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options.first(where: { $0.name == name }) else {
        self = .refuse(
          "\(program): there is no option \(SafeText.quoted(name)); --help says which there are")
        return
      }
      if option.value == nil, parts.count > 1 {
        self = .refuse(
          "\(program): the option \(name) takes no value, but \(SafeText.quoted(String(parts[1]))) was given"
        )
        return
      }
      switch name {
      case "--help":
        self = .say(Self.help(program: program, information))
        return
      case "--version":
        self = .say("\(program) \(information.version ?? "(without a version)")")
        return
      case "--preview":
        // Its value may be left out.
        index = arguments.count
      default:
        guard option.value != nil, parts.count == 1 else { continue }
        guard index < arguments.count else {
          self = .refuse("\(program): the option \(name) needs a value, \(option.value ?? "")")
          return
        }
        index += 1
      }
    }
    self = .run
  }

  /// The options that every application has.
  private static let ownOptions = [
    CommandLineOption(
      "--preview", value: "name",
      "Shows a preview in place of the application; lists them without a name."
    ),
    CommandLineOption(
      "--inspect", "Shows what a test sees of the element with the focus; F12 closes it."),
    CommandLineOption("--version", "Says the version."),
    CommandLineOption("--help", "Says this."),
  ]

  /// Returns the text of `--help`.
  private static func help(program: String, _ information: CommandLineInformation) -> String {
    let options = information.options + ownOptions
    let names = options.map { option in option.name + (option.value.map { " \($0)" } ?? "") }
    let width = names.reduce(0) { max($0, $1.count) }
    let lines = zip(names, options).map { name, option in
      "  \(name)\(String(repeating: " ", count: width - name.count))  \(option.help)"
    }
    let summary = information.summary.isEmpty ? [] : [information.summary, ""]
    return
      (["usage: \(program) [options]", ""] + summary + ["options:"] + lines
      + ["", "In the application, ? shows all keys, and Control-P finds commands by their names."])
      .joined(separator: "\n")
  }
}
