import AutomationTools_Core
import BenchmarkSupport
import Glibc
import SampleTrafficLights
import VirtualTime

/// Takes the traffic lights of the sample through their sequence, over and over, and looks at every lamp after every tick.
///
/// The application is the real one, in a process of its own, or in this one when `UITEST_TARGET` is `in-process`; it is driven as any UI test drives it: elements are found by type and
/// identifier, tapped, and read.
final class SequenceRun: ATTestCase {
  override class var applicationTarget: ApplicationTarget {
    .executable("SampleApp", orInProcess: TrafficLightsApp.self)
  }

  /// How many rounds are run.
  private let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 250_000

  /// What both heads show after each tick of a round, the up direction's red, amber and green first.
  private let steps = [
    ["red", "yellow", "off", "red", "off", "off"], ["off", "off", "green", "red", "off", "off"],
    ["off", "yellow", "off", "red", "off", "off"], ["red", "off", "off", "red", "off", "off"],
    ["red", "off", "off", "red", "yellow", "off"], ["red", "off", "off", "off", "off", "green"],
    ["red", "off", "off", "off", "yellow", "off"], ["red", "off", "off", "red", "off", "off"],
  ]

  func testTheSequence() throws {
    launchApp(otherArgs: ["-app", "traffic-lights"])
    app.buttons["automation.lights.start"].tap()
    let tick = app.buttons["automation.lights.tick"]
    let lamps = ["up", "down"].flatMap { direction in
      ["red", "amber", "green"].map {
        app.otherElements["automation.lights.\(direction).\($0)"]
      }
    }
    print("rounds: \(rounds)")
    var checks = 0
    let start = RealClock.now
    for round in 0..<rounds {
      for (number, step) in steps.enumerated() {
        tick.tap()
        for (lamp, expected) in zip(lamps, step) {
          XCTAssertEqual(lamp.value as? String, expected, "round \(round), tick \(number)")
          checks += 1
        }
      }
      tellProgress(round, since: start)
    }
    let seconds = start.duration(to: .now) / .seconds(1)
    let taps = rounds * steps.count
    XCTAssertEqual(checks, taps * lamps.count)
    print("taps:   \(taps), \(whole(Double(taps) / seconds)) in a second")
    print("checks: \(checks), \(whole(Double(checks) / seconds)) in a second")
    print("total:  \(tenths(seconds)) s")
    try tellLimit(secondsOfTap: seconds / Double(taps))
  }

  /// Says how far the run has come, ten times.
  private func tellProgress(_ round: Int, since start: RealClock.Instant) {
    let part = max(1, rounds / 10)
    guard rounds >= 10_000, (round + 1) % part == 0 else { return }
    let seconds = start.duration(to: .now) / .seconds(1)
    print("\((round + 1) * 100 / rounds) % after \(tenths(seconds)) s")
    // At once, also into a file.
    fflush(nil)
  }

  /// Compares a tap and its checks with what no application in another process can do without: the way there and back.
  private func tellLimit(secondsOfTap: Double) throws {
    let echo = try EchoLimit.secondsOfEcho(repetitions: 50_000)
    print("limit:  `cat` gives a line back \(whole(1 / echo)) times in a second;")
    print("        a tap with its checks takes as long as \(tenths(secondsOfTap / echo)) of these")
  }

  private func whole(_ number: Double) -> String { "\(Int(number.rounded()))" }

  private func tenths(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }
}
