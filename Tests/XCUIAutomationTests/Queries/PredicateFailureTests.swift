import FailureTesting
import Foundation
import HandmadeApp
import PredicateFormat
import Testing

@testable import XCUIAutomation

extension ApplicationTests {
  /// Predicates that no element can be evaluated with.
  @Suite("Predicates that cannot be evaluated")
  struct PredicateFailureTests {
    @Test("fail a test once, however many elements there are, and however often they are looked at")
    func once() {
      let app = XCUIApplication(target: .executable("HandmadeApp"))
      app.launch()
      let predicates = ["ANY identifier == 'x'", "nonsense == 'x'"].map {
        NSPredicate(format: $0)
      }
      for predicate in predicates {
        let failures = recordedFailures {
          let query = app.descendants(matching: .any).matching(predicate)
          #expect(query.count == 0)
          #expect(!query.firstMatch.waitForExistence(timeout: 2))
        }
        #expect(failures.count == 1, "\(failures.map(\.text))")
        #expect(failures.first?.kind is PredicateDiagnostic)
      }
    }
  }
}
