import Primitives

/// A search for what the tests of a run reached and used.
struct HolesSearch {
  /// The elements, by application and identifier.
  private(set) var elements: [String: Holes.Element] = [:]

  /// The declared screens, by application and name.
  private(set) var declared: [String: Holes.Screen] = [:]

  /// The shown screens, by application and title.
  private(set) var shown: [String: Holes.Screen] = [:]

  /// The declared screens, by application.
  private var declarations: [String: [Declaration]] = [:]

  /// What is to be known of an outline.
  private struct Sight {
    /// The identifiers in it.
    var identifiers: Set<String> = []

    /// The title of the screen; `nil` for none.
    var title: String?
  }

  /// A declared screen of an application.
  private struct Declaration {
    /// It in the list of all.
    let key: String

    /// Its identifiers.
    let patterns: [IdentifierPattern]
  }

  /// Goes through a trace.
  mutating func take(_ trace: AutomationTrace) {
    var sights: [Int: Sight] = [:]
    // What is on the screen of each application, and where the test has been.
    var present: [Int: Sight] = [:]
    var visited: Set<String> = []
    for step in trace.steps {
      guard let number = step.application else { continue }
      let application = trace.applications[number].name
      let before = present[number]
      if let outline = step.outline {
        let sight = sights[outline] ?? Self.sight(trace.outlines[outline].map { trace.lines[$0] })
        sights[outline] = sight
        present[number] = sight
        visited.formUnion(visit(sight, application))
      }
      guard let element = step.element else { continue }
      let isLook = step.kind == .look
      let count = isLook ? step.count : 1
      if let identifier = Self.identifier(in: element.line) {
        use(identifier, application, isLook, count)
        for declaration in declarations[application, default: []]
        where declaration.patterns.contains(where: { $0.matches(identifier) }) {
          Self.add(count, isLook, to: &declared[declaration.key])
        }
      }
      // What a test acts on stands on the screen before the act.
      if let title = (isLook ? present[number] : before ?? present[number])?.title {
        Self.add(count, isLook, to: &shown[application + "\n" + title])
      }
    }
    for key in visited {
      declared[key]?.tests += 1
      shown[key]?.tests += 1
    }
  }

  /// Takes in the screens that are declared of an application, before any trace is gone through.
  mutating func declare(_ application: AutomationTrace.Application) {
    for (name, identifiers) in application.screens ?? [:] {
      // No title has two lines.
      let key = application.name + "\n\n" + name
      guard declared[key] == nil else { continue }
      declared[key] = Holes.Screen(application: application.name, name: name)
      declarations[application.name, default: []].append(
        Declaration(key: key, patterns: identifiers.map(IdentifierPattern.init)))
    }
  }

  /// Takes in what is on a screen; returns the screens that it is.
  private mutating func visit(
    _ sight: Sight, _ application: String
  ) -> [String] {
    for identifier in sight.identifiers { use(identifier, application, false, 0) }
    var keys = declarations[application, default: []].filter { declaration in
      sight.identifiers.contains { identifier in
        declaration.patterns.contains { $0.matches(identifier) }
      }
    }.map(\.key)
    if let title = sight.title {
      let key = application + "\n" + title
      shown[key] = shown[key] ?? Holes.Screen(application: application, name: title)
      keys.append(key)
    }
    return keys
  }

  /// Notes that an element was used so often.
  private mutating func use(
    _ identifier: String, _ application: String, _ isLook: Bool, _ count: Int
  ) {
    let key = application + "\n" + identifier
    var element =
      elements[key] ?? Holes.Element(application: application, identifier: identifier)
    if isLook { element.looks += count } else { element.acts += count }
    elements[key] = element
  }

  /// Notes that a screen was used so often.
  private static func add(_ count: Int, _ isLook: Bool, to screen: inout Holes.Screen?) {
    if isLook { screen?.looks += count } else { screen?.acts += count }
  }
}

// MARK: - Reading outlines

extension HolesSearch {
  /// The types of elements that stand before others and have a title of their own, as lines have them.
  private static let fronts = ["Alert", "Sheet", "Popover", "Dialog"]

  /// Returns what is to be known of an outline.
  private static func sight(_ lines: [String]) -> Sight {
    var sight = Sight()
    var isFront = false
    for line in lines {
      if let identifier = identifier(in: line) { sight.identifiers.insert(identifier) }
      let type = type(in: line)
      if fronts.contains(where: { $0 == type }) {
        let name = text("label", in: line) ?? text("identifier", in: line) ?? "without a title"
        sight.title = "\(type): \(name)"
        isFront = true
      } else if type == "NavigationBar", !isFront {
        // Of several the last one is in front.
        sight.title = text("identifier", in: line) ?? text("label", in: line) ?? sight.title
      }
    }
    return sight
  }

  /// The type of the element in a line of an outline.
  private static func type(in line: String) -> Substring {
    line.drop { $0 == " " || $0 == "→" }.prefix(while: \.isLetter)
  }

  /// The identifier in a line of an outline; `nil` for none, and for what a toolkit gives: that of a bar, which is its title, and of the
  /// button that leads back.
  private static func identifier(in line: String) -> String? {
    let identifier = type(in: line) == "NavigationBar" ? nil : text("identifier", in: line)
    return identifier == "BackButton" ? nil : identifier
  }

  /// The text that stands under a name in a line of an outline, which may have apostrophes; `nil` for none.
  private static func text(_ name: String, in line: String) -> String? {
    guard let start = line.firstRange(of: ", \(name): '") else { return nil }
    let rest = line[start.upperBound...]
    guard let end = rest.firstRange(of: "', ")?.lowerBound ?? rest.lastIndex(of: "'") else {
      return nil
    }
    return String(rest[..<end])
  }
}
