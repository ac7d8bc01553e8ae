import Foundation

/// A walk that taps every word of some buttons up to a length, buttons that are disabled included, and looks after each tap whether
/// what must always hold still does.
///
/// ```swift
/// var walk = WordWalk(app, buttons: ["Start", "Tick", "Stop"]) { app in
///   app.staticTexts["state"].label
/// } problem: { before, button, after in
///   button == "Stop" && after != "stopped" ? "it stops at \(after)" : nil
/// } restart: {
///   app.launch()
/// }
/// let failure = try walk.run(length: 5)
/// XCTAssertNil(failure, failure?.description ?? "")
/// ```
///
/// One running application is enough where there is a way back to the beginning. When something is wrong that is not trusted any
/// more, since what is wrong may last; all words are tapped once more, each in an application that was just started. So the word
/// that a failure names is one that fails alone, and no shorter one does.
public struct WordWalk<Reading> {
  /// The application.
  private let app: XCUIApplication

  /// The buttons, by what finds them, in the order in which words are made of them.
  private let buttons: [String]

  /// Looks at the application.
  private let read: (XCUIApplication) throws -> Reading

  /// Says what is wrong with a tap, from what was seen before and after it.
  private let problem: (Reading, String, Reading) -> String?

  /// Starts the application anew.
  private let restart: () -> Void

  /// Leads the application back to where it began.
  private let reset: () -> Void

  /// How many words were looked at.
  public private(set) var wordCount = 0

  /// Makes a walk.
  ///
  /// - Parameters:
  ///   - app: The application.
  ///   - buttons: The buttons, by what finds them. It is an error for there to be none.
  ///   - read: Looks at the application.
  ///   - problem: Says what is wrong, from what was seen before a button was tapped, which it was, and what was seen afterwards.
  ///   - restart: Starts the application anew.
  ///   - reset: Leads it back to where it began, if there is a shorter way than to start it anew.
  public init(
    _ app: XCUIApplication, buttons: [String], read: @escaping (XCUIApplication) throws -> Reading,
    problem: @escaping (_ before: Reading, _ button: String, _ after: Reading) -> String?,
    restart: @escaping () -> Void, reset: (() -> Void)? = nil
  ) {
    precondition(!buttons.isEmpty, "Words are made of no buttons: buttons is empty.")
    self.app = app
    self.buttons = buttons
    self.read = read
    self.problem = problem
    self.restart = restart
    self.reset = reset ?? restart
  }

  /// Taps the words.
  ///
  /// - Parameter length: How long the longest are. It is an error for it to be less than 1.
  /// - Returns: The shortest word after which something is wrong, the first of several in the order of the buttons; `nil` when there
  ///   is none.
  /// - Throws: What looking at the application throws.
  public mutating func run(length: Int) throws -> WordFailure? {
    precondition(length > 0, "Words of length \(length) cannot be tapped.")
    restart()
    wordCount = 0
    guard try walk(length, resettingBy: reset) != nil else { return nil }
    // Lengths one by one: the first found is the shortest.
    for length in 1...length {
      wordCount = 0
      if let failure = try walk(length, resettingBy: restart) { return failure }
    }
    return WordFailure(
      word: ["several words in a row"],
      problem: "something is wrong that no word alone brings about")
  }

  /// Taps all words of a length, and looks at each of their beginnings once.
  private mutating func walk(_ length: Int, resettingBy reset: () -> Void) throws -> WordFailure? {
    let places = buttons.map {
      app.buttons[$0].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    }
    var path: [Int] = []
    var readings: [Reading] = []
    /// How many letters of the word were looked at as the beginning of the word before.
    var known = 0
    repeat {
      while path.count < length { path.append(0) }
      reset()
      if readings.isEmpty { readings = [try read(app)] }
      for (index, letter) in path.enumerated() {
        places[letter].tap()
        guard index >= known else { continue }
        let reading = try read(app)
        wordCount += 1
        if let problem = problem(readings[index], buttons[letter], reading) {
          return WordFailure(word: path[...index].map { buttons[$0] }, problem: problem)
        }
        readings.append(reading)
      }
      // The next word in order: the last letter that is not the last of the alphabet goes on.
      while path.last == buttons.count - 1 { path.removeLast() }
      known = max(0, path.count - 1)
      readings.removeLast(readings.count - 1 - known)
      if let last = path.popLast() { path.append(last + 1) }
    } while !path.isEmpty
    return nil
  }
}

/// A word after which something is wrong.
public struct WordFailure: Sendable, Hashable, CustomStringConvertible {
  /// The buttons tapped, in order.
  public let word: [String]

  /// What is wrong after the last.
  public let problem: String

  /// The failure in words.
  public var description: String { "After \(word.joined(separator: ", ")): \(problem)." }
}
