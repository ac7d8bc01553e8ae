import AutomationTools_Host
import TextUI

/// What ``DependentApp`` pays with.
@MainActor protocol Payments {
  /// Pays, and says how.
  func pay() -> String
}

/// Pays in one way.
struct FixedPayments: Payments {
  let answer: String

  func pay() -> String { answer }
}

extension DependencyKey<any Payments> {
  /// What the application pays with.
  static var payments: Self {
    DependencyKey(
      "payments", live: FixedPayments(answer: "real money"),
      unimplemented: FixedPayments(answer: "no money"))
  }
}

extension DependencyKey<String> {
  /// What is harmless.
  static var greeting: Self { DependencyKey("greeting", live: "Hello") }
}

/// An application with dependencies, one of them in a store that outlasts it.
struct DependentApp: App {
  private let dependencies = DependencyContainer()

  init() {
    if AutomationBridge().launchArgumentsContain("-playMoney") {
      dependencies.replace(.payments, with: FixedPayments(answer: "play money"))
    }
  }

  var body: some Scene {
    WindowGroup { DependentView(dependencies: dependencies) }
  }
}

/// Pays, and counts in a store.
private struct DependentView: View {
  let dependencies: DependencyContainer
  private let store = WatchedStore(InMemoryDefaults(), "the ledger")
  @State private var answer = ""

  var body: some View {
    VStack {
      Text(dependencies[.greeting])
      Text("paid with \(answer)")
      Button("Pay") {
        answer = dependencies[.payments].pay()
      }
      Button("Count") {
        for number in 1...3 { store().set(number, forKey: "count") }
        answer = String(store().integer(forKey: "count"))
      }
    }
  }
}
