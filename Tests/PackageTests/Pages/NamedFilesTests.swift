import Testing

@Suite("The files that pages name") struct NamedFilesTests {
  /// The pages for contributors.
  static let contributorPages = [".github/ARCHITECTURE.md", ".github/CONTRIBUTING.md"]

  @Test("Each is there", arguments: contributorPages + ["README.md"])
  func files(_ page: String) throws {
    let files = NamedFiles(in: try Checkout.own.text(page), at: page)
    #expect(files.paths.count >= 20)
    #expect(files.missing == [])
  }

  @Test("The README leads to the pages for contributors")
  func readme() throws {
    let files = NamedFiles(in: try Checkout.own.text("README.md"), at: "README.md")
    #expect(Set(files.paths).isSuperset(of: Self.contributorPages))
  }

  @Test("A file that is not there is found, as a link and as code")
  func missing() {
    let page = """
      See [the app](../SampleApp/App), [a ghost](../Sources/Ghost/Ghost.swift#top), `Sources/TextUI`,
      `Tests/Ghosts` and [elsewhere](https://example.com/a/b).

      `Sources/Example.swift`

      ```swift
      ```
      """
    let files = NamedFiles(in: page, at: ".github/PAGE.md")
    #expect(files.missing == ["Sources/Ghost/Ghost.swift", "Tests/Ghosts"])
    #expect(files.paths.count == 4)
  }
}
