/// A view that shows how far something has come, or that it goes on.
///
/// Mirrors SwiftUI's `ProgressView`.
///
/// ```
///  ⠿ Loading            Copying
///                       ━━━━━━━━────────────
///  no value             a value
/// ```
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let timer: ProgressTimer?
  private let progress: Progress?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  @Environment(style: ProgressViewStyleConfiguration.self) private var style

  private init(_ fraction: Double?, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    timer = nil
    progress = nil
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Makes a view of how much of a time is over, or left.
  init(_ timer: ProgressTimer, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
    fraction = nil
    self.timer = timer
    progress = nil
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Makes a view of how far a progress has come, which describes itself.
  init(following progress: Progress, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
    fraction = nil
    timer = nil
    self.progress = progress
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Makes a view of how far something has come, which says so in words, too.
  ///
  /// - Parameters:
  ///   - value: How much is done; `nil` when that is not known.
  ///   - total: How much there is to do.
  ///   - label: What goes on.
  ///   - currentValueLabel: How far it has come, in words.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Self.fraction(value, total), label(), currentValueLabel())
  }

  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { value in
      let fraction = total > 0 ? Double(value) / Double(total) : 0
      return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    }
  }

  /// A bar or a circle, or what a style makes.
  public var body: some View {
    if let timer {
      TimelineView(timer) { look(timer.fraction(at: $0.date), label, currentValueLabel) }
    } else if let progress {
      ProgressFollower(progress: progress) { state in
        look(
          state.fraction, Text(verbatim: state.description),
          Text(verbatim: state.additionalDescription))
      }
    } else {
      look(fraction, label, currentValueLabel)
    }
  }

  /// Returns what is shown of how far something has come.
  @ViewBuilder private func look<Title: View, Value: View>(
    _ fraction: Double?, _ label: Title, _ currentValueLabel: Value
  ) -> some View {
    if let style {
      style.makeView(
        ProgressViewStyleConfiguration(
          fractionCompleted: fraction,
          label: Title.self == EmptyView.self ? nil : ControlPart(label),
          currentValueLabel: Value.self == EmptyView.self ? nil : ControlPart(currentValueLabel)))
    } else {
      ProgressIndicator(fraction: fraction, label: label, currentValueLabel: currentValueLabel)
    }
  }
}

/// A view of how far something has come, as a bar or a circle.
struct ProgressIndicator<Label: View, CurrentValueLabel: View>: PrimitiveView {
  /// How far it has come, from 0 to 1; `nil` when that is not known.
  let fraction: Double?

  /// What goes on.
  let label: Label

  /// How far it has come, in words.
  let currentValueLabel: CurrentValueLabel

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(
      view, context, box: ProgressBox(context), content: \.slots,
      apply: { box, view in
        box.fraction = view.fraction
        box.style = box.environment.progressStyleKind
        box.setNeedsLayout()
      })
  }

  @ViewBuilder private var slots: some View {
    ControlSlot(content: label)
    ControlSlot(content: currentValueLabel)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Makes a view of what a style is told of one.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes a view that something goes on.
  public init() where Label == EmptyView {
    self.init(nil, EmptyView(), EmptyView())
  }

  /// Makes a view that something goes on.
  ///
  /// - Parameter label: What goes on.
  public init(@ViewBuilder label: () -> Label) {
    self.init(nil, label(), EmptyView())
  }

  /// Makes a view that something goes on.
  ///
  /// - Parameter title: What goes on.
  public init(_ title: LocalizedStringKey) where Label == Text {
    self.init(nil, Text(title), EmptyView())
  }

  /// Makes a view that something goes on.
  ///
  /// - Parameter title: What goes on.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) where Label == Text {
    self.init(nil, Text(title), EmptyView())
  }

  /// Makes a view of how far something has come.
  ///
  /// - Parameters:
  ///   - value: How much is done; `nil` when that is not known.
  ///   - total: How much there is to do.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(Self.fraction(value, total), EmptyView(), EmptyView())
  }

  /// Makes a view of how far something has come.
  ///
  /// - Parameters:
  ///   - value: How much is done; `nil` when that is not known.
  ///   - total: How much there is to do.
  ///   - label: What goes on.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(Self.fraction(value, total), label(), EmptyView())
  }

  /// Makes a view of how far something has come.
  ///
  /// - Parameters:
  ///   - title: What goes on.
  ///   - value: How much is done; `nil` when that is not known.
  ///   - total: How much there is to do.
  public init<V: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(Self.fraction(value, total), Text(title), EmptyView())
  }

  /// Makes a view of how far something has come.
  ///
  /// - Parameters:
  ///   - title: What goes on.
  ///   - value: How much is done; `nil` when that is not known.
  ///   - total: How much there is to do.
  @_disfavoredOverload
  public init<Title: StringProtocol, V: BinaryFloatingPoint>(
    _ title: Title, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(Self.fraction(value, total), Text(title), EmptyView())
  }
}
