import Foundation
import Testing

@testable import TextUI

/// A page of a path that is kept, which other files know: its name finds it again.
struct KeptPage: Codable, Hashable {
  let title: String
  var number = 1
}

/// Paths that are kept from launch to launch, and titles in the language of their place.
@MainActor struct NavigationPathTests {
  @Test func aPathIsKept() throws {
    var path = NavigationPath()
    path.append(3)
    path.append("three")
    path.append(KeptPage(title: "Page"))
    let kept = try JSONEncoder().encode(try #require(path.codable))
    let read = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: kept))
    #expect(read == path)
    #expect(read.count == 3)
  }

  @Test func whatCannotBeEncodedIsNotKept() {
    struct Loose: Hashable {}
    var path = NavigationPath([1, 2])
    #expect(path.codable != nil)
    path.append(Loose())
    #expect(path.codable == nil)
  }

  /// A page whose name nobody else knows.
  private struct HiddenPage: Codable, Hashable {}

  @Test func aTypeThatWouldNotBeFoundAgainIsNamed() throws {
    let kept = try #require(NavigationPath([HiddenPage()]).codable)
    #expect {
      _ = try JSONEncoder().encode(kept)
    } throws: { error in
      guard case EncodingError.invalidValue(_, let context) = error else { return false }
      return context.debugDescription
        == "HiddenPage is private: it would not be found again by its name."
    }
  }

  @Test func aTypeThatIsNotThereIsNamed() {
    let data = Data(#"["Nowhere.Page","1"]"#.utf8)
    #expect {
      _ = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.debugDescription == "No type of this application is called “Nowhere.Page”."
    }
  }

  @Observable final class Model {
    var locale = Locale(identifier: "en_US")
    var isAsking = false
  }

  struct Titles: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack {
        Text("content").navigationTitle("\(12_345) files")
          .alert("Delete \(12_345) files?", isPresented: $model.isAsking) {}
      }
      .environment(\.locale, model.locale)
    }
  }

  @Test func titlesFollowALocaleThatChanges() {
    let model = Model()
    let view = HostedView(width: 40, height: 12) { Titles(model: model) }
    #expect(view.element("12,345 files")?.elementType == .navigationBar)
    model.isAsking = true
    #expect(view.element("Delete 12,345 files?")?.elementType == .alert)
    model.locale = Locale(identifier: "de_DE")
    #expect(view.element("12.345 files")?.elementType == .navigationBar)
    #expect(view.element("Delete 12.345 files?")?.elementType == .alert)
    #expect(view.element("12,345 files") == nil)
    #expect(view.element("Delete 12,345 files?") == nil)
  }

  @Test func aChangeIsToldToOneArgument() {
    struct Telling: View {
      @State private var count = 0
      @State private var told = -1
      var body: some View {
        Button("Count \(count) told \(told)") { count += 1 }
          .onChange(of: count) { told = $0 }
      }
    }
    let view = HostedView(width: 30, height: 2) { Telling() }
    view.tap("Count 0 told -1")
    #expect(view.element("Count 1 told 1") != nil)
  }

  /// A type as Xcode's settings make them, which isolate all to the main actor.
  @MainActor enum Route: @MainActor Hashable { case detail(Int) }

  struct Routes: View {
    @State private var path: [Route] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("Go") { path.append(.detail(7)) }
          .navigationDestination(for: Route.self) { route in
            if case .detail(let number) = route { Text("Detail \(number)") }
          }
      }
    }
  }

  @Test("A path may be of values that are hashable on the main actor alone") func isolated() {
    let view = HostedView(width: 30, height: 8) { Routes() }
    view.tap("Go")
    #expect(view.element("Detail 7") != nil)
  }
}
