import TextRendering

/// What a text says, and the looks it has of its own.
struct TextContent: Equatable, Sendable {
  /// A kind of content: what has to be known to tell the words.
  enum Storage: Equatable, Sendable {
    /// Words as they stand.
    case verbatim(String)

    /// A key of the tables of translations.
    case key(LocalizedStringKey, table: String?, bundle: Bundle?)

    /// A value, written in the way of a locale.
    case value(LocaleText)

    /// A time, which is further away or closer later.
    case time(TimeText)

    /// Words with attributes.
    case attributed(AttributedString)

    /// Several texts, one after the other.
    case joined([TextContent])
  }

  /// What the text says.
  let storage: Storage

  /// Underlined and so on.
  var attributes: TextAttributes = []

  /// The font; that of the environment when `nil`.
  var font: Font?

  /// The weight; that of the environment when `nil`.
  var weight: Font.Weight?

  /// The colour; that of the environment when `nil`.
  var foreground: Color?

  /// What the text is called for tests and assistive technology, of one at most; by its own words when there is none.
  var spoken: [TextContent] = []

  /// Whether the text is a heading.
  var isHeading = false

  /// Makes a text without looks of its own.
  init(_ storage: Storage) {
    self.storage = storage
  }

  /// Returns the looks of the text where those around are some.
  func looks(in environment: TextEnvironment) -> TextEnvironment {
    var result = environment
    result.attributes.formUnion(attributes)
    if let font { result.font = font }
    if let weight { result.weight = weight }
    if let foreground { result.foreground = foreground }
    return result
  }

  /// Whether the text, or a part of it, is called by other words than its own.
  var isCalledOtherwise: Bool {
    if !spoken.isEmpty { return true }
    guard case .joined(let parts) = storage else { return false }
    return parts.contains(where: \.isCalledOtherwise)
  }

  /// Whether the text, or a part of it, is a heading.
  var isHeadingInPart: Bool {
    if isHeading { return true }
    guard case .joined(let parts) = storage else { return false }
    return parts.contains(where: \.isHeadingInPart)
  }

  /// Returns the words of the text at a place.
  @MainActor func string(for owner: some BoxOwner) -> String {
    var reader = TextReader(owner)
    return reader.read(self, TextEnvironment()).map(\.text).joined()
  }
}

/// A part of a text that looks one way.
struct TextRun: Equatable {
  /// The words.
  var text: String

  /// The looks.
  var looks: TextEnvironment

  /// Where it leads; `nil` for nowhere.
  var link: URL?
}

/// A reader of texts at a place on the screen: knows the locale, the translations and the time there.
@MainActor struct TextReader {
  private let graph: ViewGraph
  private let environment: EnvironmentValues

  /// The seconds until the text read says something else; `nil` when it never does.
  private(set) var duration: Double?

  /// Makes a reader for a place.
  init(_ owner: some BoxOwner) {
    self.init(owner.graph, owner.scope.values)
  }

  /// Makes a reader for places where the environment has some values.
  init(_ graph: ViewGraph, _ environment: EnvironmentValues) {
    self.graph = graph
    self.environment = environment
  }

  /// Returns the runs of a text; the first one has words, unless all of it is empty.
  mutating func read(_ content: TextContent, _ around: TextEnvironment) -> [TextRun] {
    let looks = content.looks(in: around)
    switch content.storage {
    case .verbatim(let string): return [run(string, looks)]
    case .key(let key, let table, let bundle): return read(key, table, bundle, looks)
    case .value(let value): return [run(value.string(in: environment.locale), looks)]
    case .time(let time):
      let moment = time.moment(at: graph.now, in: environment.locale)
      if let next = moment.duration { duration = min(duration ?? next, next) }
      return moment.text.textRuns(looks).map { run($0.text, $0.looks, $0.link) }
    case .attributed(let string):
      return string.textRuns(looks).map { run($0.text, $0.looks, $0.link) }
    case .joined(let parts): return merged(parts.flatMap { read($0, looks) })
    }
  }

  /// Returns what a text is called: by its parts, each as it is called itself.
  mutating func spokenWords(of content: TextContent, _ around: TextEnvironment) -> String {
    if let spoken = content.spoken.first {
      return read(spoken, TextEnvironment()).map(\.text).joined()
    }
    guard case .joined(let parts) = content.storage, content.isCalledOtherwise else {
      return read(content, around).map(\.text).joined()
    }
    let looks = content.looks(in: around)
    return parts.map { spokenWords(of: $0, looks) }.joined()
  }

  private func run(_ text: String, _ looks: TextEnvironment, _ link: URL? = nil) -> TextRun {
    TextRun(text: looks.cased(text), looks: link == nil ? looks : looks.asLink, link: link)
  }

  private func merged(_ runs: [TextRun]) -> [TextRun] {
    var result: [TextRun] = []
    for run in runs where !run.text.isEmpty {
      if let last = result.last, last.looks == run.looks, last.link == run.link {
        result[result.count - 1].text += run.text
      } else {
        result.append(run)
      }
    }
    return result.isEmpty ? Array(runs.prefix(1)) : result
  }

  // MARK: - Keys

  private mutating func read(
    _ key: LocalizedStringKey, _ table: String?, _ bundle: Bundle?, _ looks: TextEnvironment
  ) -> [TextRun] {
    if graph.strings.hasTables(in: bundle) {
      let name = key.key
      if table == SystemWord.table {
        let word = graph.strings.systemWord(name, for: environment.locale)
        return word.map { [run($0, looks)] } ?? read(key, nil, bundle, looks)
      }
      if let found = graph.strings.entry(
        name, table: table, bundle: bundle, locale: environment.locale)
      {
        let template = found.entry.text(for: key.arguments, in: found.language)
        return fill(template, key.arguments, looks)
      }
    }
    let mayHaveLooks = key.parts.contains { part in
      if case .words(let words) = part { InlineMarkdown.mayBe(in: words) } else { false }
    }
    if mayHaveLooks { return fill(key.key, key.arguments, looks) }
    return merged(
      key.parts.flatMap { part -> [TextRun] in
        switch part {
        case .words(let words): [run(words, looks)]
        case .value(let argument): read(argument, argument.specifier, looks)
        }
      })
  }

  /// Returns the runs of a text with placeholders and Markdown.
  private mutating func fill(
    _ template: String, _ arguments: [LocalizedStringKey.Argument], _ looks: TextEnvironment
  ) -> [TextRun] {
    var next = 0
    var runs: [TextRun] = []
    for piece in InlineMarkdown.pieces(of: template) {
      let filled = fill(piece, arguments, &next, looks.emphasized(piece.emphasis))
      guard piece.emphasis.contains(.inflected) else {
        runs += filled
        continue
      }
      let text = Inflection.agreeing(
        filled.map(\.text).joined(),
        language: environment.locale.language.languageCode?.identifier)
      runs.append(run(text, looks.emphasized(piece.emphasis), piece.link))
    }
    return merged(runs)
  }

  /// Returns the runs of a piece of text with placeholders.
  private mutating func fill(
    _ piece: InlineMarkdown.Piece, _ arguments: [LocalizedStringKey.Argument], _ next: inout Int,
    _ looks: TextEnvironment
  ) -> [TextRun] {
    guard !arguments.isEmpty else { return [run(piece.text, looks, piece.link)] }
    var runs: [TextRun] = []
    for part in TextTemplate.parts(of: piece.text, next: &next) {
      switch part {
      case .words(let words): runs.append(run(words, looks, piece.link))
      case .value(let index, let specifier) where index < arguments.count:
        let isOwn = arguments[index].specifier.last == specifier.last
        let words = read(arguments[index], isOwn ? arguments[index].specifier : specifier, looks)
        runs += words.map { piece.link == nil ? $0 : run($0.text, $0.looks, piece.link) }
      case .value: break
      }
    }
    return runs
  }

  private mutating func read(
    _ argument: LocalizedStringKey.Argument, _ specifier: String, _ looks: TextEnvironment
  ) -> [TextRun] {
    if case .text(let content) = argument.value { return read(content, looks) }
    return [run(argument.string(as: specifier, in: environment.locale) ?? "", looks)]
  }
}

extension TextEnvironment {
  /// The looks of what leads somewhere: as those of a link.
  fileprivate var asLink: TextEnvironment {
    var result = self
    result.attributes.insert(.underline)
    result.foreground = .blue
    return result
  }

  /// Returns the looks, emphasized.
  func emphasized(_ emphasis: InlineMarkdown.Emphasis) -> TextEnvironment {
    var result = self
    if emphasis.contains(.strong) { result.weight = .bold }
    if emphasis.contains(.emphasized) { result.attributes.insert(.italic) }
    if emphasis.contains(.strikethrough) { result.attributes.insert(.strikethrough) }
    return result
  }
}
