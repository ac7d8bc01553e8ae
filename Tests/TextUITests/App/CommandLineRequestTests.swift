import Testing

@testable import TextUI

@Suite("What a command line asks for") struct CommandLineRequestTests {
  static let information = CommandLineInformation(
    summary: "Takes notes.", version: "1.2",
    options: [
      CommandLineOption("--notebook", value: "name", "Opens a notebook."),
      CommandLineOption("--quiet", "Makes no sound."),
    ])

  private func request(_ arguments: String...) -> CommandLineRequest {
    CommandLineRequest(arguments, program: "notes", Self.information)
  }

  @Test("arguments of the defaults and declared options run the application")
  func running() {
    #expect(request() == .run)
    #expect(request("-skipOnboarding", "-AppleLanguages", "(de)", "-flag", "-1") == .run)
    #expect(request("--notebook", "Bread", "--quiet") == .run)
    #expect(request("--notebook=Bread") == .run)
    #expect(request("--preview") == .run)
    #expect(request("--preview", "Row") == .run)
    #expect(request("notes.txt", "--", "--anything") == .run)
  }

  @Test("--help says what there is")
  func help() {
    let text = """
      usage: notes [options]

      Takes notes.

      options:
        --notebook name  Opens a notebook.
        --quiet          Makes no sound.
        --preview name   Shows a preview in place of the application; lists them without a name.
        --inspect        Shows what a test sees of the element with the focus; F12 closes it.
        --version        Says the version.
        --help           Says this.

      In the application, ? shows all keys, and Control-P finds commands by their names.
      """
    #expect(request("--help") == .say(text))
    #expect(request("-verbose", "--help") == .say(text))
  }

  @Test("--version says the version, or that there is none")
  func version() {
    #expect(request("--version") == .say("notes 1.2"))
    #expect(
      CommandLineRequest(["--version"], program: "a.out", CommandLineInformation())
        == .say("a.out (without a version)"))
  }

  @Test("what there is not is refused in words")
  func refusals() {
    #expect(
      request("--notebok", "x")
        == .refuse("notes: there is no option \"--notebok\"; --help says which there are"))
    #expect(
      request("--evil\u{1B}[2J")
        == .refuse("notes: there is no option \"--evil\\u{1B}[2J\"; --help says which there are"))
    #expect(
      request("--quiet=yes")
        == .refuse("notes: the option --quiet takes no value, but \"yes\" was given"))
    #expect(request("--notebook") == .refuse("notes: the option --notebook needs a value, name"))
  }
}
