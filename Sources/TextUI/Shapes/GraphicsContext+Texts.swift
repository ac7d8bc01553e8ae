import AccessibilityTree

extension GraphicsContext {
  /// A text as it is drawn in the environment of the view.
  ///
  /// Mirrors SwiftUI's `GraphicsContext.ResolvedText`.
  @MainActor @preconcurrency public struct ResolvedText {
    /// The text.
    fileprivate let text: Text

    /// The view's box.
    fileprivate let owner: Box

    /// Returns the room the text takes when it is offered some, in cells.
    public func measure(in size: CGSize) -> CGSize {
      let taken = makeBox(offering: Proposal(size.cells)).frame.size
      return CGSize(width: taken.width, height: taken.height)
    }

    /// Returns how far below its top the first line stands, when it is offered some room: as high as one cell.
    public func firstBaseline(in size: CGSize) -> CGFloat { 1 }

    /// Returns how far below its top the last line stands, when it is offered some room.
    public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height }

    /// Makes a box of the text.
    fileprivate func makeBox(offering proposal: Proposal) -> TextBox {
      let box = TextBox(owner)
      var reader = TextReader(owner)
      let looks = owner.environment.text
      box.set(reader.read(text.content, looks), text.content.looks(in: looks))
      box.place(at: .zero, offering: proposal)
      return box
    }
  }

  /// A picture as it is drawn in the environment of the view.
  ///
  /// Mirrors SwiftUI's `GraphicsContext.ResolvedImage`.
  @MainActor @preconcurrency public struct ResolvedImage {
    /// The picture, as the characters it is shown as.
    fileprivate let text: ResolvedText

    /// The room it takes, in cells.
    public var size: CGSize {
      text.measure(in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    }

    /// How far below its top it stands.
    public var baseline: CGFloat { 1 }
  }

  /// A view of a ``Canvas`` that can be drawn.
  ///
  /// Mirrors SwiftUI's `GraphicsContext.ResolvedSymbol`.
  @MainActor @preconcurrency public struct ResolvedSymbol {
    /// Its box.
    fileprivate let box: Box

    /// The room it takes, in cells.
    public var size: CGSize { CGSize(width: box.frame.width, height: box.frame.height) }
  }

  /// Returns a text as it is drawn here.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, owner: drawing.box) }

  /// Returns a picture as it is drawn here.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(text: resolve(Text(image))) }

  /// Returns the view of the canvas with a tag; `nil` where there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    drawing.symbols.first { $0.trait(TagTrait.self) == AnyHashable(id) }
      .map(ResolvedSymbol.init)
  }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.makeBox(offering: .unspecified), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(
      text.makeBox(offering: Proposal(rect.size.cells)), at: rect.origin, anchor: .topLeading)
  }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(resolve(text), in: rect)
  }

  /// Draws a picture with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.text, at: point, anchor: anchor)
  }

  /// Draws a picture in the middle of a rectangle; as characters it has one size.
  public func draw(
    _ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
  ) {
    draw(image, at: CGPoint(x: rect.midX, y: rect.midY))
  }

  /// Draws a picture with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a picture in the middle of a rectangle; as characters it has one size.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a view of the canvas with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.box, at: point, anchor: anchor)
  }

  /// Draws a view of the canvas in the middle of a rectangle; its size stays.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    draw(symbol, at: CGPoint(x: rect.midX, y: rect.midY))
  }
}

extension CGSize {
  /// The size in whole cells.
  fileprivate var cells: Size { Size(width: Int(cells: width), height: Int(cells: height)) }
}
