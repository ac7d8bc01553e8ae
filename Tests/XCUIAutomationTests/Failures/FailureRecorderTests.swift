import FailureTesting
import Testing
import XCTestAdditions

@testable import XCUIAutomation

extension ApplicationTests {
  @Suite("The recorder of failures")
  struct FailureRecorderTests {
    /// A failure of another layer.
    private struct Wrong: FailureKind, Hashable {
      let number: Int

      var message: String { "Number \(number) is wrong." }
    }

    /// A place in a suite.
    private static let place = FailurePlace.Stated(file: "Suite.swift", line: 7)

    @Test("hands on what went wrong as data, with the place")
    func data() {
      let failures = recordedFailures {
        FailureRecorder.record(Wrong(number: 5), at: Self.place)
      }
      #expect(failures.map { $0.kind as? Wrong } == [Wrong(number: 5)])
      #expect(failures.map(\.place.file) == ["Suite.swift"])
      #expect(failures.map(\.place.line) == [7])
      #expect(failures.map(\.text) == ["Number 5 is wrong."])
    }

    @Test("tells a use of an element apart by its problem")
    func interaction() throws {
      let app = Handmade.inProcess.launch()
      let failures = recordedFailures {
        app.buttons["Off"].tap()
        app.buttons["Same"].tap()
        app.buttons["Nowhere"].tap()
      }
      let problems = failures.map { failure in
        switch (failure.kind as? InteractionFailure)?.problem {
        case .disabled: "disabled"
        case .multipleMatches(let ids): "\(ids.count) matches"
        case .noMatches: "no matches"
        default: "another"
        }
      }
      #expect(problems == ["disabled", "2 matches", "no matches"])
    }

    @Test("names the steps of the test")
    func activities() {
      let failures = recordedFailures {
        XCTContext.runActivity(named: "Log in") { _ in
          FailureRecorder.record(Wrong(number: 1), at: Self.place)
        }
      }
      #expect(failures.map(\.activities) == [["Log in"]])
      #expect(failures.map(\.text) == ["Number 1 is wrong.\nActivity: Log in"])
    }

    @Test("keeps back what happens while a wait only looks")
    func muted() {
      let failures = recordedFailures {
        FailureRecorder.$isMuted.withValue(true) {
          FailureRecorder.record(Wrong(number: 1), at: Self.place)
        }
      }
      #expect(failures.isEmpty)
    }

    @Test("tells a failure that follows on a wait of that wait")
    func wait() {
      let app = Handmade.inProcess.launch()
      let failures = recordedFailures {
        _ = app.buttons["Nxt"].waitForExistence(timeout: 1)
        FailureRecorder.record(Wrong(number: 1), at: Self.place)
        app.buttons["Next"].tap()
        FailureRecorder.record(Wrong(number: 2), at: Self.place)
      }
      #expect(
        failures.first?.text.hasPrefix(
          "Number 1 is wrong.\nWaited 1 second for \"Nxt\" Button to exist.\n") == true)
      #expect(failures.last?.text == "Number 2 is wrong.")
    }
  }
}
