import AutomationTools_Board
import AutomationTools_Host
import TextUI

/// The app on the landing page of the control board.
enum AutomationToolsBoardExample {
  final class Counter {
    var count = 0
  }

  struct CounterView: View {
    let counter: Counter

    var body: some View { Text("Count: \(counter.count)") }
  }

  struct CounterFixtures: FixtureSet {
    typealias State = Counter
    let setCount = FixtureOperation<Int>("Begins with a number.", example: 7) { counter, count in
      counter.count = count
    }
  }

  struct CounterApp: App {
    private let counter = Counter()
    private let fixtures: InstalledFixtures

    init() {
      fixtures = CounterFixtures.install(on: counter)
    }

    var body: some Scene {
      WindowGroup {
        TestFixturesBoard(fixtures) { CounterView(counter: counter) }
      }
    }
  }
}
