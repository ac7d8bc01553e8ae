import Combine
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers

/// What a file may write that imports SwiftUI.
@MainActor @Suite("Files with import SwiftUI") struct CompatibilityTests {
  /// A view whose names are written out.
  private struct Qualified: SwiftUI.View {
    @SwiftUI.State private var isOn = false
    var body: some SwiftUI.View { SwiftUI.Text("Words").foregroundStyle(SwiftUI.Color.red) }
  }

  /// A model of Combine's.
  private final class Model: Combine.ObservableObject {
    @Combine.Published var name = ""
  }

  @Test("Predicates have formats, as those that look whether a text is an address")
  func predicates() {
    let address = NSPredicate(
      format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}")
    #expect(address.evaluate(with: "ada@example.com"))
    #expect(!address.evaluate(with: "ada"))
  }

  @Test("Names may be written out, with the module's before them")
  func names() {
    let view: any View = Qualified()
    #expect(view is Qualified)
    let model = Model()
    var names: [String] = []
    let subscription: Combine.AnyCancellable = model.$name.dropFirst().sink { names.append($0) }
    model.name = "Ada"
    subscription.cancel()
    model.name = "Bert"
    #expect(names == ["Ada"])
  }

  @Test("Such files find the modules they ask for")
  func canImport() {
    #if canImport(SwiftUI) && canImport(Combine) && canImport(UIKit)
    let isThere = true
    #else
    let isThere = false
    #endif
    #expect(isThere)
  }

  @Test("Where two modules have a name, it is the one that views take")
  func colors() {
    #expect(Color(.systemBackground) == Color(uiColor: UIColor.systemBackground))
    #expect(Color(uiColor: .label) == .primary)
    #expect(Color(UIColor.systemRed) == .red)
    let path = Path(CGRect(x: 0, y: 0, width: 2, height: 1))
    let moved = path.applying(CGAffineTransform(translationX: 3, y: 0))
    #expect(moved.boundingRect.minX == 3)
    #expect(UIImage(named: "none") == nil)
  }

  @Test("A picture of a view is one of UIKit's")
  func pictures() throws {
    let renderer = ImageRenderer(content: SwiftUI.Text("ab"))
    let small = try #require(renderer.uiImage)
    renderer.scale = 2
    let large = try #require(renderer.uiImage)
    #expect(large.size.width == 2 * small.size.width && small.size.height > 0)
    #expect(Image(uiImage: small) != Image(uiImage: large))
    #expect(Image(uiImage: UIImage()) == Image(uiImage: UIImage()))
  }

  @Test("Types of files have a module of their own")
  func types() {
    #expect(UniformTypeIdentifiers.UTType.json.conforms(to: .text))
  }
}
