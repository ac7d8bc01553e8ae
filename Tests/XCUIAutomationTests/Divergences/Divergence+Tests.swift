extension Divergence {
  /// The ways in which what is XCTest's does not behave as Apple's.
  static let ofTests = [
    Divergence(
      "continueAfterFailure", in: "XCTestAdditions/TestCases/UITestCase.swift",
      apple: "A test for which it is false is stopped at its first failure.",
      ours:
        "The test runs on, but nothing it does reaches an application, its waits end at once, and no further failure is recorded, up to its tear-down.",
      because: "A test cannot be stopped on this platform.",
      test: "XCUIAutomationTests/TestCases/FailureXCTests.swift testStops"),
    Divergence(
      "continueAfterFailure (reading)", in: "XCTestAdditions/TestCases/UITestCase.swift",
      apple: "It reads as what was set.", ours: "It reads as true.",
      because: "XCTest of this platform ends the process at a failure otherwise.",
      test:
        "XCUIAutomationTests/TestCases/UITestCaseXCTests.swift testContinueAfterFailureReadsAsTrue"
    ),
    Divergence(
      "executionTimeAllowance", in: "XCTestAdditions/TestCases/UITestCase.swift",
      apple: "The test plan has to permit it; a test that takes longer is killed.",
      ours:
        "It has effect once it is set, and reads as infinite until then; a test that takes longer fails, is over as after a failure, and is killed with its process ten seconds later.",
      because: "There are no test plans.",
      test:
        "XCUIAutomationTests/Results/TimeAllowanceXCTests.swift testATestPastItsAllowanceFailsAndSaysWhatItDidLast"
    ),
    Divergence(
      "runsForEachTargetApplicationUIConfiguration",
      in: "XCTestAdditions/TestCases/UITestCase.swift",
      apple: "The configurations are appearances and orientations.",
      ours:
        "They are a screen of 80 × 24 cells and one of 132 × 43; each run has an instance of its own, and all count as one test.",
      because: "A terminal has sizes, and XCTest of this platform runs each test once.",
      test:
        "XCUIAutomationTests/TestCases/ConfigurationXCTests.swift testEveryTestRunsForEachConfiguration"
    ),
    Divergence(
      "XCTestCase.defaultTestSuite", in: "XCTestAdditions/TestCases/UITestCase.swift",
      apple: "What an override adds to it is run.",
      ours: "An override adds nothing to a run, and it is empty until the run has begun.",
      because: "Tests are listed before they are made on this platform.",
      test:
        "XCUIAutomationTests/Members/PhoneMembersXCTests.swift testADefaultSuiteHasTheTestsOfTheClass"
    ),
    Divergence(
      "XCTContext.runActivity(named:block:)", in: "XCTestAdditions/Activities/XCTContext.swift",
      apple: "It is isolated to the main actor.", ours: "It is not isolated.",
      because: "Suites with and without isolation compile.",
      test: "SuiteStyleTests/ReportingXCTests.swift testStepsReturnValues"),
    Divergence(
      "XCTActivity", in: "XCTestAdditions/Activities/XCTActivity.swift",
      apple: "It refines NSObjectProtocol.", ours: "It does not.",
      because: "A test case is an activity, and no NSObject on this platform.",
      test: "XCUIAutomationTests/Results/ActivityXCTests.swift testATestCaseIsAnActivity"),
    Divergence(
      "XCTAttachment.ImageQuality", in: "XCTestAdditions/Activities/XCTAttachment.swift",
      apple: "Pictures of lower quality are smaller.", ours: "It has no effect.",
      because: "Pictures are of text, small, and kept as they are.",
      test: "XCUIAutomationTests/Divergences/DivergenceXCTests.swift testQualityHasNoEffect"),
    Divergence(
      "XCTAttachment(compressedContentsOfDirectory:)",
      in: "XCTestAdditions/Activities/XCTAttachment.swift",
      apple: "The folder is compressed.", ours: "Its files are stored as they are in a ZIP file.",
      because: "Compression would need an outside library.",
      test: "XCUIAutomationTests/Results/ZipArchiveTests.swift folder"),
    Divergence(
      "XCTIssueReference", in: "XCTestAdditions/Issues/XCTIssueReference.swift",
      apple: "It becomes an XCTIssue with as.",
      ours: "It becomes one with XCTIssue(_:).",
      because: "There is no Objective-C on this platform.",
      test: "XCUIAutomationTests/Members/PhoneMembersXCTests.swift testIssuesAsObjects"),
    Divergence(
      "XCTestObservation", in: "XCTestAdditions/TestCases/UITestObservation.swift",
      apple: "Issues outside of tests are told as those of a suite.",
      ours: "Issues of tests are told; there are no others.",
      because: "XCTest of this platform records none outside of tests.",
      test: "XCUIAutomationTests/TestCases/ObservationXCTests.swift testIssuesAreHeard"),
    Divergence(
      "XCTExpectFailure(_:options:)", in: "XCTestAdditions/Issues/XCTExpectFailure.swift",
      apple: "It works in every test class.",
      ours: "It works in classes that derive from UITestCase, and fails the test in others.",
      because: "Failures of XCTest's own class cannot be held back on this platform.",
      test:
        "XCUIAutomationTests/Issues/ExpectedFailureXCTests.swift testAClassOfXCTestSaysWhatIsMissing"
    ),
    Divergence(
      "XCTMetric", in: "XCTestAdditions/Measuring/XCTMetric.swift",
      apple: "It refines NSCopying, and each run has a copy.",
      ours: "One metric measures all runs.", because: "A copy would have nothing to keep apart.",
      test:
        "XCUIAutomationTests/Measuring/MeasuringXCTests.swift testABlockRunsOnceMoreThanItCounts"),
    Divergence(
      "measure(metrics:options:block:)",
      in: "XCUIAutomation/Measuring/XCTestCase+Measuring.swift",
      apple: "A result that is worse than its baseline fails the test.",
      ours: "Results are printed.", because: "There is nowhere to keep a baseline.",
      test: "XCUIAutomationTests/Measuring/MeasuringXCTests.swift testLaunchesAreMeasured"),
    Divergence(
      "XCTCPUMetric", in: "XCUIAutomation/Measuring/Metrics.swift",
      apple: "It measures time, cycles and instructions, of one thread if wanted.",
      ours: "It measures the time of all threads.",
      because: "The system tells no more without further rights.",
      test: "XCUIAutomationTests/Measuring/MeasuringXCTests.swift testEveryMetricMeasures"),
    Divergence(
      "XCTOSSignpostMetric", in: "XCUIAutomation/Measuring/Metrics.swift",
      apple: "It measures intervals between signposts.",
      ours: "It measures nothing, and the results say so.",
      because: "This platform has no signposts.",
      test: "XCUIAutomationTests/Measuring/MeasuringXCTests.swift testEveryMetricMeasures"),
    Divergence(
      "XCTHitchMetric", in: "XCUIAutomation/Measuring/Metrics.swift",
      apple: "It measures how smoothly an application scrolls.",
      ours: "It measures nothing, and the results say so.",
      because: "A terminal has no frames to miss.",
      test: "XCUIAutomationTests/Measuring/MeasuringXCTests.swift testEveryMetricMeasures"),
    Divergence(
      "XCTKVOExpectation", in: "XCUIAutomation/Waiting/XCTKVOExpectation.swift",
      apple: "It observes a property of any object.",
      ours: "It looks again and again at properties of elements, queries and applications.",
      because: "There is no key-value observation on this platform.",
      test: "XCUIAutomationTests/Waiting/ExpectationXCTests.swift testPropertiesAreExpected"),
    Divergence(
      "keyValueObservingExpectation(for:keyPath:handler:)",
      in: "XCUIAutomation/Waiting/XCTKVOExpectation.swift",
      apple: "The closure is told the values before and after.",
      ours: "It reads them itself.",
      because: "There is no key-value observation on this platform.",
      test: "XCUIAutomationTests/Members/PhoneMembersXCTests.swift testPropertiesAreObserved"),
    Divergence(
      "XCTDarwinNotificationExpectation",
      in: "XCUIAutomation/Waiting/XCTDarwinNotificationExpectation.swift",
      apple: "It hears what any process sends around.",
      ours: "It hears what is posted in the process of the test.",
      because: "The system sends nothing around.",
      test:
        "XCUIAutomationTests/Members/PhoneMembersXCTests.swift testNotificationsOfTheProcessAreHeard"
    ),
  ]
}
