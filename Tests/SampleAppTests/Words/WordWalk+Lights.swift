import AutomationTools_Core

/// Taps every word of Start, Tick and Stop up to a length, buttons that are disabled included, and looks after each tap whether
/// what must always hold still does.
///
/// One running application is enough: between two words it is stopped, if it runs. When something is wrong that is not trusted any
/// more, since what is wrong may last; all words are tapped once more, each in an application that was just launched. So the word
/// that a failure names is one that fails alone, and no shorter one does.
struct WordWalk {
  /// The application.
  let app: XCUIApplication

  /// Launches the application anew.
  let launch: () -> Void

  /// How many words were looked at.
  private(set) var wordCount = 0

  /// Makes a walk.
  init(_ app: XCUIApplication, launch: @escaping () -> Void) {
    self.app = app
    self.launch = launch
  }

  /// A word after which something is wrong.
  struct Failure: CustomStringConvertible {
    /// The buttons tapped, in order.
    let word: [String]

    /// What is wrong after the last.
    let problem: String

    /// The failure in words.
    var description: String { "After \(word.joined(separator: ", ")): \(problem)." }
  }

  /// Taps the words.
  ///
  /// - Parameter length: How long the longest are.
  /// - Returns: The shortest word after which something is wrong, the first of several in the order Start, Tick, Stop; `nil` when
  ///   there is none.
  /// - Throws: When the application does not run.
  mutating func run(length: Int) throws -> Failure? {
    launch()
    wordCount = 0
    guard try walk(length, resettingBy: stop) != nil else { return nil }
    // Lengths one by one: the first found is the shortest.
    for length in 1...length {
      wordCount = 0
      if let failure = try walk(length, resettingBy: launch) { return failure }
    }
    return Failure(
      word: ["several words in a row"],
      problem: "something is wrong that no word alone brings about")
  }

  /// Taps all words of a length, and looks at each of their beginnings once.
  private mutating func walk(_ length: Int, resettingBy reset: () -> Void) throws -> Failure? {
    let buttons = ["Start", "Tick", "Stop"]
    let places = buttons.map {
      app.buttons[$0].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    }
    var path: [Int] = []
    var readings: [LightsReading] = []
    /// How many letters of the word were looked at as the beginning of the word before.
    var known = 0
    repeat {
      while path.count < length { path.append(0) }
      reset()
      if readings.isEmpty { readings = [try LightsReading(of: app)] }
      for (index, letter) in path.enumerated() {
        places[letter].tap()
        guard index >= known else { continue }
        let reading = try LightsReading(of: app)
        wordCount += 1
        if let problem = LightsInvariants.problem(
          from: readings[index], tapping: buttons[letter], to: reading)
        {
          return Failure(word: path[...index].map { buttons[$0] }, problem: problem)
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

  /// Stops the lights, if they run.
  private func stop() {
    let stop = app.buttons["Stop"]
    if stop.isEnabled { stop.tap() }
  }
}
