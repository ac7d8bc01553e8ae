import Testing
import TextRendering

@testable import TextUI

/// The characters that stand for symbols.
struct SymbolShapesTests {
  @Test func eachTakesOneCell() {
    for (symbol, shape) in SymbolShapes.shapes {
      #expect(shape.unicodeScalars.count == 1, "\(symbol)")
      #expect(DisplayWidth.width(of: shape) == 1, "\(symbol)")
    }
    #expect(DisplayWidth.width(of: SymbolShapes.shape(of: "no.such.symbol")) == 1)
  }
}
