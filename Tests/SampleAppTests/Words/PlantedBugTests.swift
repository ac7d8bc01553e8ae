import AutomationTools_Core
import AutomationTools_Host
import TextUI

@testable import SampleTrafficLights

/// Engines with a mistake in them: each is found, by the shortest word that shows it.
final class PlantedBugTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .inProcess(BrokenLightsApp.self) }

  func testAnEngineThatForgetsToStop() throws {
    try assertFound(.forgetsToStop, "After Start, Stop, Start, Tick: R-- R-- became --G R--.")
  }

  func testAnEngineThatShowsTwoGreens() throws {
    try assertFound(.showsTwoGreens, "After Start, Tick, Tick: both heads are green: --G --G.")
  }

  func testAnEngineThatShowsAmberWithGreen() throws {
    try assertFound(.showsAmberWithGreen, "After Start, Tick, Tick: a head shows -AG.")
  }

  func testAnEngineThatSkipsAStep() throws {
    try assertFound(.skipsAStep, "After Start, Tick: R-- R-- became --G R--.")
  }

  func testAnEngineThatStaysWhereItIs() throws {
    try assertFound(.staysAtItsEnd, "After Start, Tick, Tick, Tick, Tick: -A- R-- became -A- R--.")
  }

  /// Walks through the words up to length 5 with a broken engine, and checks what is found.
  private func assertFound(_ bug: BrokenEngine.Bug, _ expected: String) throws {
    launchApp(options: [BrokenEngine.option(bug)])
    var walk = WordWalk(lightsOf: app)
    let failure = try walk.run(length: 5)
    XCTAssertEqual(failure?.description, expected)
  }
}

/// The screen of the traffic lights over an engine with the mistake that the launch argument names.
struct BrokenLightsApp: App {
  private let lights: TrafficLights

  init() {
    guard let bug = BrokenEngine.option.value else {
      preconditionFailure("The launch does not say which mistake the engine has.")
    }
    lights = TrafficLights(engine: BrokenEngine(bug))
  }

  var body: some Scene {
    WindowGroup { TrafficLightsView(lights: lights) }
  }
}

/// An engine with a mistake.
final class BrokenEngine: LightSequencing {
  /// What the mistake is.
  enum Bug: String, LaunchOptionValue, CaseIterable {
    /// A stop does not lead back to the first step.
    case forgetsToStop

    /// Both directions are green at the third step.
    case showsTwoGreens

    /// Amber shines beside green at the third step.
    case showsAmberWithGreen

    /// The second step is left out.
    case skipsAStep

    /// The step after the fourth is the fourth again.
    case staysAtItsEnd
  }

  /// The launch option that says which mistake it is.
  nonisolated static let option = LaunchOption<Bug>(
    "bug", "The mistake in the engine of the lights.")

  /// What the mistake is.
  private let bug: Bug

  /// The codes of a cycle.
  private var cycle = LightCode.cycle

  /// How far it has come in the cycle.
  private var place = 0

  /// Makes an engine with a mistake.
  init(_ bug: Bug) {
    self.bug = bug
    switch bug {
    case .forgetsToStop, .staysAtItsEnd: break
    case .showsTwoGreens: cycle[2] = LightCode(rawValue: 0b10_001_001)
    case .showsAmberWithGreen: cycle[2] = LightCode(rawValue: 0b10_011_100)
    case .skipsAStep: cycle.remove(at: 1)
    }
  }

  func tick() -> LightCode {
    defer { place = bug == .staysAtItsEnd ? min(place + 1, 3) : (place + 1) % cycle.count }
    return cycle[place]
  }

  func stopSequence() {
    if bug != .forgetsToStop { place = 0 }
  }
}
