import Testing

@testable import XCTestAdditions

@Suite("Variables of a run") struct RunVariablesTests {
  @Test("What nobody understands is said, with what would be right")
  func problems() {
    let problems = RunVariables.problems(in: [
      "UITEST_REPAET": "100", "UITEST_IDENTIFIERS": "strickt", "UITEST_TARGET": "in-process",
      "UITEST_SEED": "7", "UITEST_ZZZZZZZZZZZZ": "", "OTHER": "1", "UITEST_TIME_ALLOWANCE": "2 min",
      "UITEST_RESTARTS": "few",
    ])
    #expect(
      problems == [
        "UITEST_IDENTIFIERS is \"strickt\", which means nothing; it can be strict.",
        "UITEST_REPAET means nothing. Did you mean UITEST_REPEAT?",
        "UITEST_RESTARTS is \"few\", which means nothing; it can be a whole number.",
        "UITEST_TIME_ALLOWANCE is \"2 min\", which means nothing; it can be a whole number of seconds.",
        "UITEST_ZZZZZZZZZZZZ means nothing.",
      ])
    let usual = [
      "UITEST_TARGET": "", "UITEST_TIME": "real", "UITEST_TIME_ALLOWANCE": "60",
      "UITEST_RESTARTS": "0",
    ]
    #expect(RunVariables.problems(in: usual).isEmpty)
  }
}
