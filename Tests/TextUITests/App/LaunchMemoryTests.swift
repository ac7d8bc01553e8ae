import Testing

@testable import TextUI

/// What is left of an application that has ended: nothing.
@MainActor struct LaunchMemoryTests {
  /// A count of the objects that a launch made and that are still there.
  @MainActor final class Census: TrackedObject {
    /// The objects, as they were made.
    private var objects: [WeakObject] = []

    /// A reference that keeps nothing.
    private struct WeakObject {
      /// The object, while there is one.
      weak let object: AnyObject?
    }

    /// Notes an object.
    func note(_ object: AnyObject) { objects.append(WeakObject(object: object)) }

    /// How many were made.
    var made: Int { objects.count }

    /// What is left, by type.
    var left: [String] { objects.compactMap(\.object).map { String(describing: type(of: $0)) } }
  }

  /// An object that a view keeps.
  @MainActor @Observable final class Kept {
    var number = 0

    /// Makes one that is counted.
    init(_ census: Census) { census.note(self) }
  }

  /// Views that keep objects wherever views can.
  struct Screen: View {
    let census: Census
    @State private var kept: Kept
    @State private var isPresented = false
    @State private var path: [Int] = []
    @State private var text = ""
    @Environment(\.layoutDirection) private var direction

    init(census: Census) {
      self.census = census
      kept = Kept(census)
    }

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("Count \(kept.number)") { kept.number += 1 }
          Button("Present") { isPresented = true }
          Button("Push") { path.append(50) }
          TextField("Text", text: $text)
          List(0..<20) { number in
            Row(census: census, number: number) { kept.number += number }
          }
        }
        .navigationDestination(for: Int.self) { Row(census: census, number: $0) { path = [] } }
        .sheet(isPresented: $isPresented) {
          Row(census: census, number: 99) { isPresented = false }
        }
      }
      .environment(kept)
      .environment(\.lineLimit, direction == .leftToRight ? 2 : 1)
      .task { [kept] in
        for await _ in AsyncStream<Void>.makeStream().stream {}
        kept.number = 0
      }
    }
  }

  /// A row that keeps an object, and reads another from around it.
  struct Row: View {
    let choose: () -> Void
    let number: Int
    @State private var own: Kept
    @Environment(Kept.self) private var kept

    init(census: Census, number: Int, choose: @escaping () -> Void) {
      self.choose = choose
      self.number = number
      own = Kept(census)
    }

    var body: some View {
      Button("Row \(number) \(own.number) \(kept.number % 2)") {
        own.number += 1
        choose()
      }
    }
  }

  /// Launches, uses everything once and ends.
  private func run(_ census: Census) {
    let view = HostedView(width: 40, height: 20) { Screen(census: census) }
    #expect(view.tap("Count 0"))
    #expect(view.tap("Row 3 0 1"))
    #expect(view.tap("Present"))
    #expect(view.tap("Row 99 0 0"))
    #expect(view.tap("Push"))
    #expect(view.tap("Row 50 0 0"))
    _ = view.screen
    for box in view.boxes {
      census.note(box)
      census.note(box.scope)
    }
    if let root = view.host.graph.root { note(root, census) }
    census.note(view.host)
    census.note(view.host.graph)
    view.host.terminate()
  }

  /// Counts a node and those inside.
  private func note(_ node: ViewNode, _ census: Census) {
    census.note(node)
    node.visitChildren { note($0, census) }
  }

  @Test func nothingIsLeftOfALaunch() async {
    let census = Census()
    for _ in 0..<3 { run(census) }
    // A task of a view that has ended ends in a turn of its own.
    for _ in 0..<10_000 where !census.left.isEmpty { await Task.yield() }
    #expect(census.made > 500)
    #expect(census.left == [])
  }
}
