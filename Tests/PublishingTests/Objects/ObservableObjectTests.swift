import Publishing
import Testing

@Suite("Objects that tell when they change") struct ObservableObjectTests {
  class Model: ObservableObject {
    @Published var name = "Ada"
    @Published var age: Int
    var unpublished = 0

    init(age: Int = 36) {
      self.age = age
    }
  }

  final class Derived: Model {
    @Published var town = "London"
  }

  /// A superclass that is no observable object.
  class Plain {
    @Published var count = 0
  }

  final class Observed: Plain, ObservableObject {
    @Published var word = ""
  }

  /// An object that is told by hand.
  final class Manual: ObservableObject {
    var count = 0 {
      willSet { objectWillChange.send() }
    }
  }

  /// An object with a publisher of its own.
  final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    @Published var count = 0
  }

  /// Counts how often an object tells that it will change while code runs.
  private func changes<Object: ObservableObject>(
    of object: Object, _ body: () -> Void
  ) -> Int {
    var count = 0
    let cancellable = object.objectWillChange.sink { _ in count += 1 }
    body()
    cancellable.cancel()
    return count
  }

  @Test("It tells before each change of a published property, and of no other")
  func changes() {
    let model = Model()
    var names: [String] = []
    let cancellable = model.objectWillChange.sink { names.append(model.name) }
    model.name = "Grace"
    model.age += 1
    model.unpublished = 1
    model.name = "Grace"
    cancellable.cancel()
    #expect(names == ["Ada", "Grace", "Grace"])
    #expect(model.name == "Grace" && model.age == 37)
  }

  @Test("Properties of superclasses count, also of one that is no observable object")
  func subclasses() {
    let derived = Derived()
    #expect(
      changes(of: derived) {
        derived.name = "Grace"
        derived.town = "Arlington"
      } == 2)
    #expect(changes(of: derived as Model) { derived.town = "Arlington" } == 1)
    let observed = Observed()
    #expect(
      changes(of: observed) {
        observed.count = 1
        observed.word = "one"
      } == 2)
  }

  @Test("An object without published properties has one publisher, for telling by hand")
  func manual() {
    let manual = Manual()
    #expect(manual.objectWillChange === manual.objectWillChange)
    #expect(changes(of: manual) { manual.count = 1 } == 1)
  }

  @Test("With a publisher of its own, an object tells only by that")
  func custom() {
    let custom = Custom()
    #expect(changes(of: custom) { custom.count = 1 } == 0)
    #expect(changes(of: custom) { custom.objectWillChange.send("count") } == 1)
  }

  @Test("Publishers are those of their object, however many objects come and go")
  func identity() {
    for _ in 0..<200 {
      let model = Model()
      #expect(changes(of: model) { model.age = 1 } == 1)
    }
    weak var gone: Model?
    do {
      let model = Model()
      gone = model
      _ = model.objectWillChange
    }
    #expect(gone == nil)
    let models = (0..<50).map { Model(age: $0) }
    var counts = [Int](repeating: 0, count: 50)
    let cancellables = models.enumerated().map { index, model in
      model.objectWillChange.sink { counts[index] += 1 }
    }
    for (index, model) in models.enumerated() where index % 2 == 0 { model.age = 100 }
    withExtendedLifetime(cancellables) {}
    #expect(counts == (0..<50).map { $0 % 2 == 0 ? 1 : 0 })
  }

  @Test("The property's publisher sends the value, and each new one before the property has it")
  func projectedValue() {
    let model = Model()
    var seen: [String] = []
    let cancellable = model.$name.sink { seen.append("\($0) after \(model.name)") }
    model.name = "Grace"
    cancellable.cancel()
    model.name = "Edsger"
    #expect(seen == ["Ada after Ada", "Grace after Ada"])
  }

  @Test("The object tells first, then the property")
  func order() {
    let model = Model()
    var log: [String] = []
    let cancellables = [
      model.$name.dropFirst().sink { log.append($0) },
      model.objectWillChange.sink { log.append("change") },
    ]
    model.name = "Grace"
    withExtendedLifetime(cancellables) {}
    #expect(log == ["change", "Grace"])
  }

  @Test("A published property can follow a publisher, as long as its object lasts")
  func assign() {
    let subject = PassthroughSubject<String, Never>()
    var model: Model? = Model()
    weak let gone = model
    if let model {
      subject.assign(to: &model.$name)
      #expect(changes(of: model) { subject.send("Grace") } == 1)
      #expect(model.name == "Grace")
    }
    model = nil
    #expect(gone == nil)
    subject.send("Edsger")
  }

  @Test("A publisher that outlives the object is silent")
  func outlived() {
    let publisher: Published<String>.Publisher
    do {
      let model = Model()
      publisher = model.$name
    }
    #expect(publisher.events == "Ada")
  }

  @Test("Each value is put into a property of an object")
  func assignToKeyPath() {
    let model = Model()
    let cancellable = [1, 2].publisher.assign(to: \.age, on: model)
    withExtendedLifetime(cancellable) {}
    #expect(model.age == 2)
  }

  @MainActor final class Isolated: ObservableObject {
    @Published private(set) var count = 0
    @Published var text = ""
    private var cancellables: Set<AnyCancellable> = []

    init() {
      $text.map(\.count).removeDuplicates().dropFirst()
        .sink { [weak self] in self?.count = $0 }
        .store(in: &cancellables)
    }
  }

  @MainActor @Test("A class of the main actor's watches itself") func isolated() {
    let object = Isolated()
    object.text = "abc"
    object.text = "xyz"
    #expect(object.count == 3)
  }
}
