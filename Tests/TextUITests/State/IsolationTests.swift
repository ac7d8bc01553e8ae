import Foundation
import Testing
import TextUI

/// A form whose number can be between two others.
private struct Slice: Shape {
  var share: Double

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * share, height: rect.height))
  }
}

/// A store that no actor owns, as those of many applications are.
private final class Store {
  var number = 1

  /// The number, to change it elsewhere.
  var binding: Binding<Int> {
    Binding(get: { self.number }, set: { self.number = $0 })
  }
}

@Suite("What is not the main actor's alone") struct IsolationTests {
  @Test("A form is drawn wherever it is")
  func shape() {
    var slice = Slice(share: 0.5)
    #expect(slice.path(in: CGRect(x: 0, y: 0, width: 4, height: 2)).boundingRect.width == 2)
    slice.animatableData = 0.25
    #expect(slice.path(in: CGRect(x: 0, y: 0, width: 4, height: 2)).boundingRect.width == 1)
  }

  @Test("A binding is made wherever its functions are, and read where views are")
  @MainActor func binding() {
    let store = Store()
    let binding = store.binding
    binding.wrappedValue += 1
    #expect(binding.wrappedValue == 2)
    #expect(store.number == 2)
  }

  /// A key whose value a static property holds, as applications write it.
  private struct ShownKey: EnvironmentKey {
    static let defaultValue: Binding<Bool> = .constant(true)
  }

  /// A value of no actor that has a binding.
  private struct Step {
    let number: Binding<Int> = .constant(3)
  }

  @Test("A binding to a value that never changes is made anywhere")
  func constant() async {
    let step = Step()
    #expect(await MainActor.run { step.number.wrappedValue } == 3)
    #expect(await MainActor.run { EnvironmentValues()[ShownKey.self].wrappedValue })
  }
}
