import Foundation
import Synchronization
import Testing

@testable import PredicateFormat

/// What is reported, where to, and in which words.
@Suite("Reports")
struct PredicateDiagnosticsTests {
  /// Collects reports.
  final class Collector: Sendable {
    private let reports = Mutex<[PredicateDiagnostic]>([])

    func take() -> [PredicateDiagnostic] {
      reports.withLock { current in
        defer { current = [] }
        return current
      }
    }

    /// Runs a body with this collector as the reporter of the task.
    func during(_ body: () -> Void) {
      let reporter: PredicateDiagnostics.Reporter = { report in
        self.reports.withLock { $0.append(report) }
      }
      PredicateDiagnostics.$reporter.withValue(reporter, operation: body)
    }
  }

  @Test("An invalid format is reported once, at the caller's line, and is false")
  func invalidFormat() throws {
    let collector = Collector()
    let line: UInt = #line + 2
    collector.during {
      let predicate = NSPredicate(format: "label ==")
      #expect(!predicate.evaluate(with: ["label": "x"]))
      #expect(!predicate.evaluate(with: nil))
      #expect("\(predicate)" == "label ==")
    }
    let reports = collector.take()
    #expect(reports.count == 1)
    let report = try #require(reports.first)
    #expect(report.location == PredicateLocation(file: #filePath, line: line))
    #expect(
      report.message == """
        Invalid predicate format at column 9: expected a value or a key path, found the end.
          label ==
                  ^
        """
    )
  }

  @Test("A format given with a list of arguments names its line, too")
  func argumentArray() {
    let collector = Collector()
    collector.during {
      _ = NSPredicate(format: "a == %@", argumentArray: [], line: 7)
      _ = NSPredicate(format: "a == %@", arguments: [], line: 8)
    }
    #expect(collector.take().map(\.location.line) == [7, 8])
  }

  /// A format, an object, and the report of evaluating it.
  static let evaluations: [FormatCase] = [
    FormatCase(
      "nmae == 'x'",
      "The predicate nmae == \"x\" cannot be evaluated: Person has no key “nmae”. "
        + "Did you mean “name”?"
    ),
    FormatCase(
      "foo == 'x'",
      "The predicate foo == \"x\" cannot be evaluated: Person has no key “foo”. "
        + "Its keys are age, born, children, in, isActive, name, score, size, tags."
    ),
    FormatCase(
      "NOT nmae == 'x'",
      "The predicate NOT nmae == \"x\" cannot be evaluated: Person has no key “nmae”. "
        + "Did you mean “name”?"
    ),
    FormatCase(
      "name.lenght > 1",
      "The predicate name.lenght > 1 cannot be evaluated: String has no key “lenght”. "
        + "Did you mean “length”?"
    ),
    FormatCase(
      "children.ages == {}",
      "The predicate children.ages == {} cannot be evaluated: Person has no key “ages”. "
        + "Did you mean “age”?"
    ),
    FormatCase(
      "children.@cuont > 1",
      "The predicate children.@cuont > 1 cannot be evaluated: "
        + "there is no collection operator “@cuont”. Did you mean “@count”?"
    ),
    FormatCase(
      "name.@count > 1",
      "The predicate name.@count > 1 cannot be evaluated: @count needs a collection, found String."
    ),
    FormatCase(
      "ANY age > 1",
      "The predicate ANY age > 1 cannot be evaluated: ANY needs a collection, found Int."
    ),
    FormatCase(
      "age == $X", "The predicate age == $X cannot be evaluated: the variable $X has no value."
    ),
    FormatCase(
      "name MATCHES SELF.tags[0] + 1",
      "The predicate name MATCHES SELF.tags[0] + 1 cannot be evaluated: "
        + "+ cannot be applied to String."
    ),
    FormatCase(
      "name MATCHES uppercase('(')",
      "The predicate name MATCHES uppercase(\"(\") cannot be evaluated: "
        + "“(” is not a valid regular expression."
    ),
    FormatCase(
      "age BETWEEN {1}",
      "The predicate age BETWEEN {1} cannot be evaluated: "
        + "BETWEEN needs a list of two values, found 1."
    ),
    FormatCase(
      "age BETWEEN 1",
      "The predicate age BETWEEN 1 cannot be evaluated: "
        + "BETWEEN needs a list of two values, found Int."
    ),
    FormatCase(
      "tags[3] == 'x'",
      "The predicate tags[3] == \"x\" cannot be evaluated: "
        + "there is no element [3] in a collection of 3."
    ),
    FormatCase(
      "tags[-1] == 'x'",
      "The predicate tags[-1] == \"x\" cannot be evaluated: "
        + "there is no element [-1] in a collection of 3."
    ),
    FormatCase(
      "tags['a'] == 'x'",
      "The predicate tags[\"a\"] == \"x\" cannot be evaluated: "
        + "there is no element [\"a\"] in a collection of 3."
    ),
    FormatCase(
      "name[0] == 'A'",
      "The predicate name[0] == \"A\" cannot be evaluated: […] needs a collection, found String."
    ),
    FormatCase("1 / 0 == 1", "The predicate 1 / 0 == 1 cannot be evaluated: it divides by zero."),
    FormatCase(
      "modulus:by:(1, 0) == 1",
      "The predicate modulus:by:(1, 0) == 1 cannot be evaluated: it divides by zero."
    ),
    FormatCase(
      "sum(tags) == 1",
      "The predicate sum(tags) == 1 cannot be evaluated: sum cannot be applied to String."
    ),
    FormatCase(
      "uppercase(1) == 'X'",
      "The predicate uppercase(1) == \"X\" cannot be evaluated: "
        + "uppercase cannot be applied to Int."
    ),
    FormatCase(
      "CAST(1, 'NSColor') == 1",
      "The predicate CAST(1, \"NSColor\") == 1 cannot be evaluated: there is no class “NSColor”. "
        + "CAST knows NSDate, NSNumber or NSString."
    ),
    FormatCase(
      "SUBQUERY(tags, $x, $x == 'red').@count == 1 AND $x == 'blue'",
      "The predicate SUBQUERY(tags, $x, $x == \"red\").@count == 1 AND $x == \"blue\" "
        + "cannot be evaluated: the variable $x has no value."
    ),
    FormatCase(
      "SUBQUERY(age, $x, $x == 1).@count == 0",
      "The predicate SUBQUERY(age, $x, $x == 1).@count == 0 cannot be evaluated: "
        + "SUBQUERY needs a collection, found Int."
    ),
  ]

  @Test("An evaluation that fails is reported and false", arguments: evaluations)
  func evaluation(row: FormatCase) {
    let collector = Collector()
    collector.during {
      #expect(!NSPredicate(format: row.format).evaluate(with: Person.anna))
    }
    #expect(collector.take().map(\.message) == [row.expected])
  }

  @Test("However often problems are reported, each report costs the same")
  func manyReports() async {
    // In a process of its own, for the reporter; the stack overflowed after some 30,000 reports once.
    await #expect(processExitsWith: .success) {
      let count = Mutex(0)
      PredicateDiagnostics.installDefault { _ in count.withLock { $0 += 1 } }
      let problem = PredicateDiagnostic(
        problem: .evaluation(.divisionByZero, predicate: "1 / 0"),
        location: PredicateLocation(file: "", line: 1))
      for _ in 0..<500_000 { PredicateDiagnostics.report(problem) }
      #expect(count.withLock { $0 } == 500_000)
    }
  }

  @Test("A reporter installed for all is used without one of the task, and installed once")
  func defaultReporter() async {
    // In a process of its own: a suite that shares this one may have installed its reporter already.
    await #expect(processExitsWith: .success) {
      let collector = Collector()
      let isFirst = PredicateDiagnostics.installDefault { report in
        collector.during { PredicateDiagnostics.report(report) }
      }
      let isSecond = PredicateDiagnostics.installDefault { _ in }
      #expect(isFirst)
      #expect(!isSecond)
      _ = NSPredicate(format: "a ==", line: 4711)
      #expect(collector.take().contains { $0.location.line == 4711 })
    }
  }
}
