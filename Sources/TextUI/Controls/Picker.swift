/// A control that takes one of several values.
///
/// Mirrors SwiftUI's `Picker`.
///
/// Each choice has its value by `tag(_:)`, or, when a `ForEach` makes it, by its id. How it looks is set with `pickerStyle(_:)`:
///
/// ```
///  menu              segmented                     wheel          inline
///  Size  Small ▾     [ Small ]  Medium   Large       Tiny        ● Small
///                                                  › Small ‹     ○ Medium
///                                                    Medium      ○ Large
/// ```
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  /// The values that are chosen, each of them by one choice.
  let selections: [Binding<SelectionValue>]

  /// What it is called.
  let label: Label

  /// The choices.
  let content: Content

  /// Makes a picker.
  ///
  /// - Parameters:
  ///   - selection: The value that is chosen.
  ///   - content: The choices, each with the value it stands for as its tag.
  ///   - label: What it is called.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init([selection], content: content(), label: label())
  }

  /// Makes a picker of one value or several.
  init(_ selections: [Binding<SelectionValue>], content: Content, label: Label) {
    self.selections = selections
    self.content = content
    self.label = label
  }

  /// The value that is chosen; `nil` where there are several that differ, or none.
  var selection: SelectionValue? {
    get {
      guard let value = selections.first?.wrappedValue else { return nil }
      return selections.dropFirst().allSatisfy { $0.wrappedValue == value } ? value : nil
    }
    nonmutating set {
      guard let newValue else { return }
      for selection in selections { selection.wrappedValue = newValue }
    }
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    PickerNode(view, context)
  }
}

extension Picker {
  /// Makes a picker with a view of the value that is chosen, in place of which the choice itself is shown.
  ///
  /// - Parameters:
  ///   - selection: The value that is chosen.
  ///   - content: The choices, each with the value it stands for as its tag.
  ///   - label: What it is called.
  ///   - currentValueLabel: Has no effect.
  public init<CurrentValueLabel: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(selection: selection, content: content, label: label)
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - selection: The value that is chosen.
  ///   - content: The choices, each with the value it stands for as its tag.
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Makes a picker with a title.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - selection: The value that is chosen.
  ///   - content: The choices, each with the value it stands for as its tag.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// A node that knows the ids of the elements its views are made of.
@MainActor protocol IdentifiedElements {
  /// The parts of the elements' views, with the ids.
  var identifiedChildren: [(id: AnyHashable, node: ViewNode)] { get }
}

extension ForEachNode: IdentifiedElements {}

extension ViewNode {
  /// Calls a body with the id of each element of the collections inside, and the part that is made for it; pages of a tab view are not
  /// looked into.
  func visitElements(_ body: (_ id: AnyHashable, _ node: ViewNode) -> Void) {
    if self is any TabPageMaking { return }
    guard let elements = self as? any IdentifiedElements else {
      return visitChildren { $0.visitElements(body) }
    }
    for (id, node) in elements.identifiedChildren { body(id, node) }
  }
}

/// The node of a picker.
final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>: TypedNode<
  Picker<Label, SelectionValue, Content>
>
{
  private var view: Picker<Label, SelectionValue, Content>
  private var label: TypedNode<ControlSlot<Label>>?
  private var content: TypedNode<Content>?
  private var kind = PickerStyleKind.menu
  private var control: (any PickerControl)?
  private var choices: [PickerChoiceBox] = []
  private var tags: [SelectionValue?] = []

  /// Makes the node with those of the label and the choices.
  init(_ view: Picker<Label, SelectionValue, Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    label = ControlSlot<Label>.makeNode(
      ControlSlot(content: view.label, isLabel: true), childContext())
    content = Content.makeNode(view.content, childContext())
    evaluate()
    collectBoxes()
  }

  override func update(_ view: Picker<Label, SelectionValue, Content>) {
    self.view = view
    label?.update(ControlSlot(content: view.label, isLabel: true))
    content?.update(view.content)
    evaluate()
  }

  override func evaluate() {
    let (newKind, selection) = evaluating {
      (scope.values.pickerStyleKind, view.selection)
    }
    if newKind != kind || control == nil {
      kind = newKind
      control?.close()
      control = makeControl(kind)
      hasKnownOutput = false
      childOutputChanged()
      outputChanged()
    }
    select(selection)
  }

  private func makeControl(_ kind: PickerStyleKind) -> any PickerControl {
    switch kind {
    case .segmented: return SegmentedPickerBox(self)
    case .wheel: return WheelPickerBox(self)
    case .menu: return MenuPickerBox(self)
    case .inline: return InlinePicker()
    case .navigationLink:
      let box = LinkPickerBox(self)
      box.showPage = { [weak self, weak box] in
        guard let self, let box, let navigation = self.scope.values.navigation else { return false }
        let title = RowTexts.words(of: self.view.label, for: box)
        navigation.push(view: AnyView(PickerPage(picker: self.view, title: title)))
        return true
      }
      return box
    }
  }

  private func select(_ selection: SelectionValue?) {
    control?.selectedIndex = selection.flatMap { value in tags.firstIndex { $0 == value } }
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let label { visit(label) }
    if let content { visit(content) }
  }

  override func appendBoxes(to boxes: inout [Box]) {
    control?.appendBoxes(to: &boxes)
  }

  override func childOutputChanged() {
    setNeedsCollecting()
  }

  override func willTearDown() {
    control?.close()
  }

  override func collectBoxes() {
    guard let control else { return }
    let contents = content?.boxes ?? []
    choices = choices.following(contents) { content in
      let choice = PickerChoiceBox(self)
      choice.setChildren([content])
      return choice
    }
    for (index, choice) in choices.enumerated() {
      choice.action = { [weak self] in self?.choose(index) }
    }
    let ids = contents.contains { $0.trait(TagTrait.self) == nil } ? elementIDs() : [:]
    tags = contents.map { content in
      let tag = content.trait(TagTrait.self) ?? ids[ObjectIdentifier(content.innermost)]
      return tag?.base as? SelectionValue
    }
    control.show(label: label?.boxes.first, choices)
    select(view.selection)
    if control is InlinePicker { outputChanged() }
  }

  /// Puts a choice in the binding.
  private func choose(_ index: Int) {
    guard index < tags.count else { return }
    guard let tag = tags[index] else {
      graph.warn(
        "Picker<\(SelectionValue.self)>: the choice '\(choices[index].text)' has no tag of type "
          + "\(SelectionValue.self), so choosing it changes nothing; give it one with tag(_:).")
      return
    }
    view.selection = tag
  }

  /// The ids of the elements of all collections among the choices, by the innermost box of their views.
  private func elementIDs() -> [ObjectIdentifier: AnyHashable] {
    var ids: [ObjectIdentifier: AnyHashable] = [:]
    content?.visitElements { id, node in
      for box in node.boxes { ids[ObjectIdentifier(box.innermost)] = id }
    }
    return ids
  }
}

extension Box {
  /// The first box inside without others inside it, or this one: the same whatever modifiers put around it.
  fileprivate var innermost: Box {
    var box = self
    while let inner = box.children.first { box = inner }
    return box
  }
}
