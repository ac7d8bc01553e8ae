import FailureTesting
import Testing

@testable import AutomationTools_Core

/// The control board, and what follows from one declaration.
@MainActor @Suite("The control board of fixtures", .uiTest) struct FixtureBoardTests {
  @Test("A tap on a row runs the fixture, closing the board shows the application")
  func board() {
    let failures = ShelfTestCase.failures { test in
      test.launchApp(options: [.testFixtures])
      #expect(test.app.navigationBars["Test Fixtures"].exists)
      #expect(!test.app.staticTexts["books"].exists)
      test.testFixtures.clearAllData()
      test.testFixtures.addBook("Growing Moss")
      test.testFixtures.addDatedBook(Book(title: "Moss", year: 1999)).deliver(1)
      #expect(test.app.staticTexts["testFixtures.addBook.outcome"].label == "Ran")
      test.testFixtures.close()
      #expect(!test.app.navigationBars["Test Fixtures"].exists)
      #expect(test.books == "Growing Moss, Moss (1999), Delivery 1")
      #expect(test.app.staticTexts["first 3"].exists)
    }
    #expect(failures == [])
  }

  @Test("Fixtures of the launch count on the board; a row suggests an input")
  func both() {
    let failures = ShelfTestCase.failures { test in
      test.launchApp(fixtures: [test.fixtures.clearAllData], options: [.testFixtures])
      test.app.buttons["addBook"].tap()
      test.testFixtures.close()
      #expect(test.books == "Tides")
    }
    #expect(failures == [])
  }

  @Test("Any text can be given on the board but one of several lines")
  func inputs() {
    let failures = ShelfTestCase.failures { test in
      test.launchApp(options: [.testFixtures])
      test.testFixtures.clearAllData().addBook("").addBook("Zoë's \"家族\"").addBook("")
      test.testFixtures.addBook("two\nlines")
      test.testFixtures.close()
      #expect(test.books == ", Zoë's \"家族\", ")
    }
    #expect(
      failures == [
        """
        The fixture addBook("two\\nlines") cannot be run: its input has several lines; state it \
        at the launch.
        """
      ])
  }

  @Test("A fixture that fails on the board fails the test, and the row says why")
  func failing() {
    let failures = ShelfTestCase.failures { test in
      test.launchApp(options: [.testFixtures])
      test.testFixtures.addBook("Tides")
      #expect(
        test.app.staticTexts["testFixtures.addBook.outcome"].label
          == "Failed: addBook needs clearAllData before it")
    }
    #expect(
      failures == [
        """
        The fixture addBook("Tides") failed: addBook needs clearAllData before it.
        Activity: Fixture: addBook("Tides")
        """
      ])
  }

  @Test("Without the board on the screen the page says what it takes")
  func missing() {
    let message = """
      The screen does not show “Test Fixtures”. The launch must have the option .testFixtures, the \
      window of the application must have a TestFixturesBoard, and the board must not be closed.
      """
    let failures = ShelfTestCase.failures { test in
      test.launchApp()
      test.testFixtures.clearAllData()
      test.testFixtures.close()
      #expect(test.books == "Left from before")
    }
    #expect(failures == [message, message])
  }

  @Test("A fixture more in the declaration is one more of everything")
  func oneDeclaration() {
    final class LargerTestCase: ATTestCase, FixtureTesting {
      typealias Fixtures = LargerShelfFixtures
      override class var applicationTarget: ApplicationTarget { .inProcess(LargerShelfApp.self) }
    }
    let failures = recordedFailures {
      let test = LargerTestCase()
      test.setUp()
      // The operation, and the prerequisite of a launch with its check.
      test.launchApp(fixtures: [test.fixtures.clearAllData, test.fixtures.addSeries(2)])
      #expect(test.app.staticTexts["books"].label == "Volume 1, Volume 2")
      // The row of the board, and the wrapper that drives it.
      test.launchApp(options: [.testFixtures])
      #expect(
        test.app.scrollViews.buttons.allElementsBoundByIndex.map(\.label) == [
          "clearAllData", "addSeries",
        ])
      test.testFixtures.clearAllData().addSeries(3).close()
      #expect(test.app.staticTexts["books"].label == "Volume 1, Volume 2, Volume 3")
      test.tearDown()
    }
    #expect(failures.isEmpty)
    // The printed list.
    #expect(
      LargerShelfFixtures.list == """
        LargerShelfFixtures
          clearAllData     Empties the shelf.
          addSeries(Int)   Adds the volumes of a series. Needs clearAllData. Example: 2
        """)
  }

  @Test("The list has a line for each fixture, with its input, what it needs and an example")
  func list() {
    #expect(
      ShelfFixtures.list == """
        ShelfFixtures
          clearAllData         Empties the shelf.
          addBook(String)      Adds a book. Needs clearAllData. Example: "Tides"
          addDatedBook(Book)   Adds a book with its year. Needs clearAllData, addBook. Example: {"title":"Moss","year":1999}
          deliver(Int)         Lets books arrive, one after the other. Example: 2
          age(Int)             Lets days pass, after which books fade. Example: 30
          order(String)        Orders a book from another thread, and gives up after an hour. Example: "Tides"
          waitForEver          Waits for what never comes.
        """)
  }
}
