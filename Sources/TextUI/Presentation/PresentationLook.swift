/// A height of a sheet.
///
/// Mirrors SwiftUI's `PresentationDetent`.
public struct PresentationDetent: Sendable, Hashable {
  /// A name of a height.
  private enum Kind: Hashable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomDetent)
  }

  private let kind: Kind

  /// About half of the screen.
  public static let medium = PresentationDetent(kind: .medium)

  /// All of the screen but a row above and below.
  public static let large = PresentationDetent(kind: .large)

  /// Returns a share of the screen.
  ///
  /// - Parameter fraction: The share, from 0 to 1.
  /// - Returns: The height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// Returns a height in cells.
  ///
  /// - Parameter height: The number of rows, those of the border among them.
  /// - Returns: The height.
  @_disfavoredOverload
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// Returns a height that the author works out.
  ///
  /// - Parameter type: What works it out.
  /// - Returns: The height.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomDetent(type)))
  }

  /// Returns the height on a screen, in cells: enough for the border and a row, and no more than there is room for.
  func height(on screenHeight: Int) -> Int {
    let room = screenHeight - 2
    let rows: CGFloat
    switch kind {
    case .medium: rows = CGFloat(screenHeight) / 2
    case .large: rows = CGFloat(room)
    case .fraction(let fraction): rows = CGFloat(screenHeight) * fraction
    case .height(let height): rows = height
    case .custom(let detent): rows = detent.height(screenHeight) ?? CGFloat(room)
    }
    guard rows.isFinite else { return max(1, room) }
    return max(1, min(room, max(3, Int(min(rows.rounded(), 1e6)))))
  }
}

/// What works out a height of sheets.
///
/// Mirrors SwiftUI's `CustomPresentationDetent`.
public protocol CustomPresentationDetent: SendableMetatype {
  /// What is known of the screen.
  typealias Context = PresentationDetent.Context

  /// Returns the height, that of the border in it; `nil` when the sheet cannot have it.
  ///
  /// It is in cells, and in files that import `SwiftUI` in points.
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// What is known of the screen where a height is worked out.
  ///
  /// Mirrors SwiftUI's `PresentationDetent.Context`.
  public struct Context: Sendable {
    /// The largest height, in cells; in points for what a file that imports `SwiftUI` works out.
    public let maxDetentValue: CGFloat
  }

  /// A way to work out a height, known by the type that has it.
  fileprivate struct CustomDetent: Sendable, Hashable {
    private let type: ObjectIdentifier

    /// Returns the height on a screen of some rows.
    let height: @Sendable (Int) -> CGFloat?

    init<D: CustomPresentationDetent>(_ type: D.Type) {
      self.type = ObjectIdentifier(type)
      let cell = AuthorLengths.cell(for: type)?.height ?? 1
      height = { D.height(in: Context(maxDetentValue: CGFloat($0 - 2) * cell)).map { $0 / cell } }
    }

    static func == (first: Self, second: Self) -> Bool { first.type == second.type }

    func hash(into hasher: inout Hasher) { hasher.combine(type) }
  }
}

extension View {
  /// Sets the heights that the sheet around can have; without it, it is as high as its content.
  ///
  /// Mirrors SwiftUI's modifier. The sheet has the lowest first. A drag up or down, from where nothing scrolls, takes it to the next height,
  /// and one down from the lowest puts it away.
  ///
  /// - Parameter detents: The heights.
  /// - Returns: The changed view.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    sheetHeights(detents, selection: nil)
  }

  /// Sets the heights that the sheet around can have, and tells which it has.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - detents: The heights.
  ///   - selection: The height that it has, which a drag changes; one that is not among the heights stands for the lowest.
  /// - Returns: The changed view.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    sheetHeights(detents, selection: selection)
  }

  private func sheetHeights(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>?
  ) -> some View {
    PageModifierView(
      content: self,
      value: SheetHeights.Choice(detents: detents, selected: selection?.wrappedValue),
      apply: { $0.sheet?.heights.set(detents, selection: selection, by: $1) },
      remove: { $0.sheet?.heights.forget(by: $1) })
  }

  /// Sets whether the sheet around shows what it is dragged by: by itself a sheet of several heights does.
  ///
  /// Mirrors SwiftUI's modifier. For tests it is a button called Sheet Grabber, as on a phone; a tap takes the sheet to its next height.
  ///
  /// - Parameter visibility: Whether it does.
  /// - Returns: The changed view.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    PageModifierView(
      content: self, value: visibility,
      apply: { $0.sheet?.heights.setIndicator(visibility, by: $1) },
      remove: { $0.sheet?.heights.forgetIndicator(by: $1) })
  }

  /// Rounds the corners of the sheet around, whose line is as it is.
  ///
  /// Mirrors SwiftUI's modifier.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
}
