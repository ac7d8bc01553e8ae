import Testing

@testable import TextUI

/// What the closures of lists capture, in an application that changes at random: each list's closure captures in another way.
@MainActor @Observable final class CaptureModel {
  /// A number that closures capture, or read from here.
  var number = 0

  /// A text.
  var text = "a"

  /// A choice with something in it.
  var choice = CaptureChoice.none

  /// The elements of the lists.
  var elements = [1, 2, 3]

  /// An object that nobody watches.
  @ObservationIgnored var unseen = UnseenObject()

  /// Makes a random change.
  func change(_ kind: Int, to value: Int) {
    switch kind {
    case 0: number = value
    case 1: text = String(repeating: "long text ", count: value % 3) + "\(value % 2)"
    case 2: choice = value % 3 == 0 ? .none : .some("\(value % 2)", UnseenObject(value % 2))
    case 3: elements = value % 2 == 0 ? elements.reversed() : Array(1...(value % 4 + 1))
    case 4: unseen.number = value
    default: unseen = UnseenObject(value)
    }
  }
}

/// An object whose changes nobody is told of.
@MainActor final class UnseenObject: Numbered {
  var number: Int
  init(_ number: Int = 0) { self.number = number }
}

/// What has a number.
@MainActor protocol Numbered {
  var number: Int { get }
}

/// A value with a number.
struct NumberedValue: Numbered {
  var number: Int
  var rest = ("a", 1, 2)
}

/// An enumeration with something in it.
enum CaptureChoice {
  case none
  case some(String, UnseenObject)
}

/// Values of different sizes, one behind the other.
struct MixedValue {
  var small: Int8 = 1
  var flag: Bool
  var large: Double
  var tiny: UInt16 = 2
  var text: String
  var optional: Int?
}

/// Lists whose closures capture in every way; each has a line of its own for what it shows.
struct CapturingLists: View {
  let model: CaptureModel
  @State private var count = 0
  @State private var taps = 0

  var body: some View {
    ScrollView {
      Button("Count") { count += 1 }
      Button("Tap") { taps += 1 }
      Text("\(count)")
      values
      references
      variables
      nested
      GenericCapture(value: model.text, count: count, elements: model.elements)
      GenericCapture(value: model.number, count: count, elements: model.elements)
      Watcher(model: model, total: model.number % 2)
    }
  }

  /// Closures that capture values.
  @ViewBuilder private var values: some View {
    let (elements, number, text) = (model.elements, model.number, model.text)
    let mixed = MixedValue(flag: number > 3, large: 1.5, text: text, optional: number % 4)
    let small = Int8(number % 4)
    let choice = model.choice
    ForEach(elements, id: \.self) { _ in Text("taps \(taps)") }
    ForEach(elements, id: \.self) { Text("number \($0 + number)") }
    ForEach(elements, id: \.self) { Text("text \($0) \(text)") }
    ForEach(elements, id: \.self) { Text("both \($0 + number) \(text) \(small)") }
    ForEach(elements, id: \.self) { Text("mixed \($0) \(describe(mixed)) \(small) \(mixed.flag)") }
    ForEach(elements, id: \.self) { Text("alone \($0) \(mixed.text) \(mixed.large)") }
    ForEach(elements, id: \.self) { Text("choice \($0) \(describe(choice))") }
    ForEach(elements, id: \.self) { Text("and \($0) \(describe(choice)) \(number % 2)") }
  }

  /// Closures that capture references.
  @ViewBuilder private var references: some View {
    let (elements, number, unseen) = (model.elements, model.number, model.unseen)
    let existential: any Numbered = number % 2 == 0 ? NumberedValue(number: number) : unseen
    let kind: Any.Type = number % 2 == 0 ? Int.self : String.self
    ForEach(elements, id: \.self) { [weak unseen] in
      Text("weak \($0) \(unseen == nil ? 0 : 1)")
    }
    ForEach(elements, id: \.self) { [weak unseen] in
      Text("weak \($0 + number) \(unseen == nil ? 0 : 1)")
    }
    ForEach(elements, id: \.self) { [unowned unseen] in
      Text("unowned \($0 + number) \(type(of: unseen) == UnseenObject.self)")
    }
    ForEach(elements, id: \.self) { Text("unseen \($0 + number) \(unseen.number)") }
    ForEach(elements, id: \.self) { Text("existential \($0) \(existential.number)") }
    ForEach(elements, id: \.self) { Text("existential \($0 + number) \(existential.number)") }
    ForEach(elements, id: \.self) { Text("metatype \($0) \(String(describing: kind)) \(number)") }
  }

  /// Closures that capture variables, which they or others change.
  @ViewBuilder private var variables: some View {
    VariableCapture(model: model, start: model.number % 3, count: count)
  }

  /// Closures that capture closures.
  @ViewBuilder private var nested: some View {
    let number = model.number
    let inner: (Int) -> String = { "\($0 + number)" }
    let outer: (Int) -> String = { inner($0) + (number > 3 ? "!" : "") }
    ForEach(model.elements, id: \.self) { Text("nested \(inner($0))") }
    ForEach(model.elements, id: \.self) { Text("nested \(outer($0)) \(number % 2)") }
    ForEach(model.elements, id: \.self, content: makeLine)
    FunctionCapture(elements: model.elements, line: outer, other: number > 2 ? inner : nil)
  }

  private func makeLine(_ element: Int) -> Text { Text("method \(element) \(taps)") }

  private func describe(_ value: MixedValue) -> String {
    "\(value.small) \(value.flag) \(value.large) \(value.tiny) \(value.text) \(value.optional ?? 0)"
  }

  private func describe(_ choice: CaptureChoice) -> String {
    if case .some(let text, let object) = choice { "\(text) \(object.number)" } else { "none" }
  }
}

/// A list whose closure captures a generic view.
struct GenericCapture<Value>: View {
  let value: Value
  let count: Int
  let elements: [Int]

  var body: some View {
    ForEach(elements, id: \.self) { Text("generic \($0) \(String(describing: value))") }
  }
}

/// A list whose closure captures functions that were handed down.
struct FunctionCapture: View {
  let elements: [Int]
  let line: (Int) -> String
  let other: ((Int) -> String)?

  var body: some View {
    ForEach(elements, id: \.self) { Text("handed \(line($0)) \(other?($0) ?? "none")") }
  }
}

/// Lists whose closures capture variables of `body`.
struct VariableCapture: View {
  let model: CaptureModel
  let start: Int
  let count: Int
  @State private var redraws = 0

  var body: some View {
    var calls = start
    var shared = start
    var text = "s\(start)"
    var copy = self
    return VStack {
      ForEach(model.elements, id: \.self) { element in
        calls = (calls + 1) % 3
        return Text("calls \(element) \(calls)")
      }
      ForEach(model.elements, id: \.self) { Text("shared \($0) \(shared) \(model.number % 2)") }
      ForEach(model.elements, id: \.self) { Text("copy \($0) \(copy.start)") }
      LateReader(redraws: redraws, number: model.number % 2) { "late \(shared) \(text)" }
      Button("Variables") {
        shared += 1
        text += "x"
        copy = VariableCapture(model: model, start: copy.start + 1, count: 0)
      }
      Button("Redraw") { redraws += 1 }
    }
  }
}

/// A view that reads through a closure whenever it is evaluated.
struct LateReader: View {
  let redraws: Int
  let number: Int
  let read: () -> String

  var body: some View { Text("\(read()) \(redraws) \(number)") }
}

/// A list with state in its rows, below state of its own.
struct Watcher: View {
  let model: CaptureModel
  let total: Int
  @State private var ticks = 0

  var body: some View {
    Button("Tick") { ticks += 1 }
    Text("ticks \(ticks)")
    ForEach($ticks.wrappedValue > 3 ? [1, 2] : [1], id: \.self) { Text("below \($0) \(total)") }
    ForEach(model.elements, id: \.self) { WatchedRow(element: $0, ticks: $ticks, total: total) }
  }
}

/// A row that changes a state above it.
struct WatchedRow: View {
  let element: Int
  @Binding var ticks: Int
  let total: Int
  @State private var isOn = false

  var body: some View {
    Button("row \(element) \(isOn) \(total) \(ticks % 2)") {
      isOn.toggle()
      ticks += 1
    }
  }
}
