import AutomationTools_Board
import AutomationTools_Host
import Foundation
import TextUI

/// The data of ``ShelfApp``.
@MainActor @Observable final class Shelf {
  /// The titles of the books.
  var books: [String] = ["Left from before"]

  /// What was done so far.
  @ObservationIgnored var log: [String] = []

  /// Why something cannot be put on the shelf.
  struct Full: Error, CustomStringConvertible {
    let description = "There is no room on the shelf."
  }

  /// Puts a book on the shelf.
  func add(_ title: String) throws {
    guard books.count < 4 else { throw Full() }
    books.append(title)
  }
}

/// A book with its year.
struct Book: Codable, Sendable {
  var title: String
  var year: Int
}

/// The fixtures of ``ShelfApp``.
struct ShelfFixtures: FixtureSet {
  typealias State = Shelf

  let clearAllData = FixtureOperation<Void>("Empties the shelf.") { shelf in
    shelf.books = []
  }

  let addBook = FixtureOperation<String>(
    "Adds a book.", requires: \.clearAllData, example: "Tides"
  ) { shelf, title in
    try shelf.add(title)
  }

  let addDatedBook = FixtureOperation<Book>(
    "Adds a book with its year.", requires: \.clearAllData, \.addBook,
    example: Book(title: "Moss", year: 1999)
  ) { shelf, book in
    try shelf.add("\(book.title) (\(book.year))")
  }

  let deliver = FixtureOperation<Int>("Lets books arrive, one after the other.", example: 2) {
    shelf, count in
    for number in 1...count {
      try await Task.sleep(for: .milliseconds(20))
      try shelf.add("Delivery \(number)")
    }
  }

  let age = FixtureOperation<Int>("Lets days pass, after which books fade.", example: 30) {
    shelf, days in
    try await Task.sleep(for: .seconds(days * 86_400))
    shelf.books = shelf.books.map { $0 + ", faded" }
  }

  let order = FixtureOperation<String>(
    "Orders a book from another thread, and gives up after an hour.", example: "Tides"
  ) { shelf, title in
    let first = await withTaskGroup(of: String.self) { group in
      group.addTask {
        await withCheckedContinuation { continuation in
          DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(30)) {
            continuation.resume(returning: title)
          }
        }
      }
      group.addTask {
        try? await Task.sleep(for: .seconds(3_600))
        return "Nothing"
      }
      let first = await group.next() ?? "Nothing"
      group.cancelAll()
      return first
    }
    try shelf.add(first)
  }

  let waitForEver = FixtureOperation<Void>("Waits for what never comes.") { _ in
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    for await _ in stream {}
    continuation.finish()
  }
}

/// The fixtures of ``ShelfApp`` and one more.
struct LargerShelfFixtures: FixtureSet {
  typealias State = Shelf

  let clearAllData = FixtureOperation<Void>("Empties the shelf.") { $0.books = [] }

  let addSeries = FixtureOperation<Int>(
    "Adds the volumes of a series.", requires: \.clearAllData, example: 2
  ) { shelf, count in
    for number in 1...count { try shelf.add("Volume \(number)") }
  }
}

/// The commands of ``ShelfApp``.
struct ShelfCommands: CommandSet {
  typealias State = Shelf

  let burn = CommandOperation<Void, Void>("Burns all books.") { $0.books = [] }

  let add = CommandOperation<String, Void>("Adds a book.") { shelf, title in try shelf.add(title) }

  let titles = CommandOperation<Void, [String]>("Lists the books.") { $0.books }

  let titlesBeginning = CommandOperation<String, [String]>("Lists books by their first letters.") {
    shelf, letters in shelf.books.filter { $0.hasPrefix(letters) }
  }

  let lend = CommandOperation<Int, String>("Lends a book for some days.") { shelf, days in
    let book = shelf.books.removeFirst()
    try await Task.sleep(for: .seconds(days * 86_400))
    shelf.books.append(book)
    return book
  }
}

/// Commands that no application installs.
struct OtherCommands: CommandSet {
  typealias State = Shelf

  let burn = CommandOperation<Void, Void>("Burns all books.") { $0.books = [] }
}

/// Shows the books of a shelf.
struct ShelfApp: App {
  private let shelf = Shelf()
  private let fixtures: InstalledFixtures

  init() {
    fixtures = ShelfFixtures.install(on: shelf)
    ShelfCommands.install(on: shelf)
  }

  var body: some Scene {
    WindowGroup { TestFixturesBoard(fixtures) { ShelfView(shelf: shelf) } }
  }
}

/// Shows the books of a shelf whose fixtures are the larger set.
struct LargerShelfApp: App {
  private let shelf = Shelf()
  private let fixtures: InstalledFixtures

  init() {
    fixtures = LargerShelfFixtures.install(on: shelf)
  }

  var body: some Scene {
    WindowGroup { TestFixturesBoard(fixtures) { ShelfView(shelf: shelf) } }
  }
}

/// The books, and how many there were at first.
struct ShelfView: View {
  let shelf: Shelf
  @State private var firstCount: Int

  init(shelf: Shelf) {
    self.shelf = shelf
    _firstCount = State(initialValue: shelf.books.count)
  }

  var body: some View {
    VStack {
      Text("first \(firstCount)")
      Text(shelf.books.joined(separator: ", ")).accessibilityIdentifier("books")
    }
  }
}
