import AutomationTools_Host

#if BOARD
import AutomationTools_Board
import TextUI
#endif

/// The books of somebody.
@MainActor final class Shelf {
  /// Their titles.
  var books: [String] = []

  /// A place where tests can hold it.
  let saving = Gate("save")
}

/// The data that tests begin with.
struct ShelfFixtures: FixtureSet {
  typealias State = Shelf

  let clearAllData = FixtureOperation<Void>("Empties the shelf for a test.") { $0.books = [] }

  let addBook = FixtureOperation<String>(
    "Adds a book for a test.", requires: \.clearAllData, example: "Tides"
  ) { shelf, title in
    shelf.books.append(title + ", which is a supersekret")
  }
}

/// What tests ask for at any time.
struct ShelfCommands: CommandSet {
  typealias State = Shelf

  let countOfBooks = CommandOperation<Void, Int>("Counts the books for a test.") { $0.books.count }
}

/// A flag of the app.
enum ShelfFlag {
  static let isSorted = FlagKey("bundledFlag", default: true)
}

#if BOARD
@main struct ShelfApp: App {
  private let shelf = Shelf()
  private let flags = FeatureFlags()
  private let fixtures: InstalledFixtures

  init() {
    AutomationBridge.acceptManualLaunches()
    fixtures = ShelfFixtures.install(on: shelf)
    ShelfCommands.install(on: shelf)
  }

  var body: some Scene {
    WindowGroup {
      TestFixturesBoard(fixtures) {
        Text("The shelf of somebody's \(flags[ShelfFlag.isSorted] ? "sorted" : "unsorted") books")
      }
    }
  }
}
#else
@main struct ShelfProgram {
  @MainActor static func main() async {
    AutomationBridge.acceptManualLaunches()
    let shelf = Shelf()
    ShelfFixtures.install(on: shelf)
    ShelfCommands.install(on: shelf)
    await shelf.saving.pass()
    print(
      "The shelf of somebody's \(FeatureFlags()[ShelfFlag.isSorted] ? "sorted" : "unsorted") books")
  }
}
#endif
