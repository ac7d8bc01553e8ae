import AutomationTools_Host
import FailureTesting
import Testing

@testable import AutomationTools_Core
@testable import AutomationWire

/// What a test case of the shelf has in common.
class ShelfTestCase: ATTestCase, FixtureTesting {
  typealias Fixtures = ShelfFixtures

  override class var applicationTarget: ApplicationTarget { .inProcess(ShelfApp.self) }
  override class var unreadLaunchResponse: UnreadLaunchResponse { .failure }

  /// The books on the screen; without any there is no text.
  var books: String {
    let text = app.staticTexts["books"]
    return text.exists ? text.label : ""
  }

  /// Runs a test to its end, and returns the failures.
  @MainActor static func failures(_ body: (ShelfTestCase) -> Void) -> [String] {
    recordedFailures {
      let test = ShelfTestCase()
      test.setUp()
      body(test)
      test.tearDown()
    }.map(\.text)
  }
}

/// Data that a test states for its launch.
@MainActor @Suite("Fixtures at launch", .uiTest) struct FixtureLaunchTests {
  @Test("Fixtures run in order, on the state of the application, before its views are made")
  func order() {
    let failures = ShelfTestCase.failures { test in
      let fixtures = test.fixtures
      test.launchApp(fixtures: [
        fixtures.clearAllData, fixtures.addBook("Tides"),
        fixtures.addDatedBook(Book(title: "Moss", year: 1999)),
      ])
      #expect(test.books == "Tides, Moss (1999)")
      #expect(test.app.staticTexts["first 2"].exists)
    }
    #expect(failures == [])
  }

  @Test("A closure lists fixtures, with conditions and loops", arguments: [true, false])
  func closure(_ isLong: Bool) {
    let failures = ShelfTestCase.failures { test in
      test.launchApp {
        $0.clearAllData
        $0.addBook("Tides")
        if isLong {
          for title in ["Moss", "Ferns"] { $0.addBook(title) }
        } else {
          $0.addBook("Reeds")
        }
      }
      #expect(test.books == (isLong ? "Tides, Moss, Ferns" : "Tides, Reeds"))
    }
    #expect(failures == [])
  }

  @Test("A fixture may wait; the launch waits for it")
  func asynchronous() {
    let failures = ShelfTestCase.failures { test in
      test.launchApp(fixtures: [test.fixtures.clearAllData, test.fixtures.deliver(3)])
      #expect(test.books == "Delivery 1, Delivery 2, Delivery 3")
      #expect(test.app.staticTexts["first 3"].exists)
    }
    #expect(failures == [])
  }

  @Test("Fixtures belong to one launch, also when arguments and variables are kept")
  func oneLaunch() {
    let failures = ShelfTestCase.failures { test in
      test.launchApp(fixtures: [test.fixtures.clearAllData])
      #expect(test.books == "")
      test.launchApp(merging: true)
      #expect(test.books == "Left from before")
    }
    #expect(failures == [])
  }

  @Test("They go with options, flags, variables and arguments, which come through")
  func others() {
    let test = ShelfTestCase()
    let recording = RecordingApplication()
    test.app = recording
    test.launchApp(
      fixtures: [test.fixtures.clearAllData, test.fixtures.addBook("Tides")],
      options: [.randomSeed(7)], featureFlags: [Flag(key: "a", value: true)],
      envVariables: ["KEY": "value"], otherArgs: ["-x"])
    #expect(
      recording.launches == [
        ["UI_TEST_MODE", #"EPHEMERAL_{"a":true}"#, "-x", "-RandomSeed", "7"]
      ])
    #expect(recording.environments == [["KEY": "value"]])
    #expect(
      recording.requests.map { $0.payloads.mapValues { String(decoding: $0, as: UTF8.self) } } == [
        [
          "fixtures": #"{"calls":[{"input":"","name":"clearAllData"},"#
            + #"{"input":"Tides","name":"addBook"}],"set":"ShelfFixtures"}"#
        ]
      ])
    #expect(recording.launchRequest.payloads.isEmpty)
  }

  @Test("A fixture that fails fails the test with what ran before it and what did not after it")
  func failing() {
    let failures = ShelfTestCase.failures { test in
      let fixtures = test.fixtures
      test.launchApp(fixtures: [
        fixtures.clearAllData, fixtures.deliver(4), fixtures.addBook("One too many"),
        fixtures.addBook("Another"),
      ])
    }
    #expect(
      failures == [
        """
        The fixture addBook("One too many") failed: There is no room on the shelf. \
        Before it ran: clearAllData, deliver(4). After it did not run: addBook("Another").
        """
      ])
  }

  @Test("What a fixture needs must stand before it; otherwise nothing is launched")
  func requirements() {
    let failures = ShelfTestCase.failures { test in
      let fixtures = test.fixtures
      test.launchApp(fixtures: [fixtures.addBook("Tides")])
      test.launchApp(fixtures: [
        fixtures.clearAllData, fixtures.addDatedBook(Book(title: "Moss", year: 1999)),
        fixtures.addBook("Tides"),
      ])
      #expect(test.app.state == .notRunning)
    }
    #expect(
      failures == [
        """
        The fixture addBook("Tides") needs clearAllData before it. \
        The launch states: addBook("Tides").
        """,
        """
        The fixture addDatedBook({"title":"Moss","year":1999}) needs addBook before it, which \
        comes later. The launch states: clearAllData, \
        addDatedBook({"title":"Moss","year":1999}), addBook("Tides").
        """,
      ])
  }

  @Test("An application that installs no such fixtures fails the test with what it lacks")
  func missing() {
    final class OtherTestCase: ATTestCase, FixtureTesting {
      typealias Fixtures = LargerShelfFixtures
      override class var applicationTarget: ApplicationTarget { .inProcess(ShelfApp.self) }
    }
    let failures = recordedFailures {
      let test = OtherTestCase()
      test.setUp()
      test.launchApp(fixtures: [test.fixtures.clearAllData])
      test.tearDown()
    }
    #expect(
      failures.map(\.text) == [
        """
        The application did not run the fixtures clearAllData: it does not install \
        LargerShelfFixtures. Its init() must call LargerShelfFixtures.install(on:). (The \
        application offers no “fixtures.report.LargerShelfFixtures” to tests.)
        """
      ])
  }

  @Test("The failure belongs to the line of the launch", arguments: [true, false])
  func location(isLaunched: Bool) {
    let test = ShelfTestCase()
    test.setUp()
    let fixtures = test.fixtures
    let failures = recordedFailures {
      test.launchApp(
        fixtures: isLaunched
          ? [fixtures.clearAllData, fixtures.deliver(5)] : [fixtures.addBook("Tides")])
    }
    #expect(failures.map(\.place.line) == [#line - 4])
    #expect(failures.first?.kind is FixtureFailure)
    test.tearDown()
  }
}

/// What the application's side makes of orders that a test of the same version does not send.
@MainActor @Suite("Running fixtures") struct FixtureRunnerTests {
  @Test(
    "An order that cannot be carried out is told of in words",
    arguments: [
      (
        "addBok", "Tides",
        """
        ShelfFixtures of the application has no “addBok”, but clearAllData, addBook, \
        addDatedBook, deliver, age, order, waitForEver
        """
      ),
      ("addBook", "Tides", "addBook needs clearAllData before it"),
      ("addDatedBook", "", "addDatedBook needs clearAllData and addBook before it"),
      ("deliver", "two", "“two” is no Int: it is no JSON"),
      ("deliver", #""2""#, #"“"2"” is no Int: a value is no Int"#),
    ])
  func problems(name: String, input: String, message: String) async {
    let runner = FixtureRunner(InstalledOperations(ShelfFixtures.self, on: Shelf()))
    do {
      try await runner.run(OperationCall(name: name, input: input))
      Issue.record("\(name) ran")
    } catch {
      #expect(String(describing: error) == message)
    }
  }

  @Test("An input that is an object is told of with the place in it")
  func objects() async {
    let runner = FixtureRunner(InstalledOperations(ShelfFixtures.self, on: Shelf()))
    do {
      try await runner.run(OperationCall(name: "clearAllData", input: ""))
      try await runner.run(OperationCall(name: "addBook", input: "Tides"))
      try await runner.run(
        OperationCall(name: "addDatedBook", input: #"{"title":"Moss","year":"old"}"#))
      Issue.record("it ran")
    } catch {
      #expect(
        String(describing: error)
          == #"“{"title":"Moss","year":"old"}” is no Book: a value is no Int at “year”"#)
    }
  }

  @Test("In an application that no test launched nothing is run, and there is no board")
  func person() throws {
    var person = LaunchConfiguration(arguments: ["UI_TEST_MODE", "-TestFixtures", "YES"])
    let order = FixtureOrder(
      set: "ShelfFixtures", calls: [OperationCall(name: "clearAllData", input: "")])
    person.payloads[FixtureOrder.payload.name] = try FixtureOrder.payload.bytes(of: order)
    let shelf = Shelf()
    ApplicationInstance.$current.withValue(ApplicationInstance(person)) {
      #expect(ShelfFixtures.install(on: shelf).rows == nil)
      ShelfCommands.install(on: shelf)
    }
    #expect(shelf.books == ["Left from before"])
  }

  @Test("Where its author wants it, a person opens the board and runs fixtures by launch arguments")
  func wanted() async {
    // In a process of its own: it belongs to the process.
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        AutomationBridge.acceptManualLaunches()
        let person = LaunchConfiguration(
          arguments: [
            "-TestFixtures", "YES", "-TestFixture", "clearAllData", "-TestFixture", "deliver=2",
            "-TestFixture", #"addDatedBook={"title":"a=b","year":1999}"#,
          ])
        let shelf = Shelf()
        ApplicationInstance.$current.withValue(ApplicationInstance(person)) {
          let fixtures = ShelfFixtures.install(on: shelf)
          #expect(fixtures.rows?.map(\.name).first == "clearAllData")
        }
        #expect(shelf.books == ["Delivery 1", "Delivery 2"])
      }
    }
    let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(
      words?.contains(
        "warning: the fixture addDatedBook did not run: addDatedBook needs addBook before it\n")
        == true, "\(words ?? "")")
  }

  @Test("Launch arguments name fixtures with their inputs")
  func arguments() {
    let calls = OperationCall.calls(in: [
      "-TestFixture", "a", "-TestFixture", "b=1=2", "-TestFixture", "c=", "-TestFixture",
    ])
    #expect(
      calls == [
        OperationCall(name: "a", input: ""), OperationCall(name: "b", input: "1=2"),
        OperationCall(name: "c", input: ""),
      ])
  }

  @Test("An order that cannot be read is told of, and nothing is run")
  func malformedOrder() throws {
    var configuration = LaunchConfiguration(isAutomated: true)
    configuration.payloads[FixtureOrder.payload.name] = [0x7B]
    let (shelf, instance) = (Shelf(), ApplicationInstance(configuration))
    ApplicationInstance.$current.withValue(instance) { _ = ShelfFixtures.install(on: shelf) }
    #expect(shelf.books == ["Left from before"])
    let message = FixtureReport.message(ShelfFixtures.name)
    let report = try message.ask(NoValue()) { name, input in
      guard case .returned(let output) = instance.run(name, input) else { return [] }
      return output
    }
    #expect(report.problem?.hasPrefix("the launch's fixtures cannot be read: ") == true)
  }
}
