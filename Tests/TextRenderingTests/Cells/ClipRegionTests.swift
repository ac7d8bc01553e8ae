import Testing

@testable import TextRendering

struct ClipRegionTests {
  @Test func `regions have bounds and an intersection`() {
    let region = ClipRegion(x: -2, y: 1, width: 5, height: 2)
    #expect(region == ClipRegion(x0: -2, y0: 1, x1: 3, y1: 3))
    #expect(!region.isEmpty)
    #expect(
      region.intersection(ClipRegion(x0: 0, y0: 0, x1: 9, y1: 2))
        == ClipRegion(x0: 0, y0: 1, x1: 3, y1: 2))
    #expect(region.intersection(ClipRegion(x0: 3, y0: 0, x1: 9, y1: 9)).isEmpty)
    #expect(ClipRegion(x: 0, y: 0, width: 0, height: 5).isEmpty)
  }

  @Test func `extents beyond the range of integers are cut`() {
    let region = ClipRegion(x: 5, y: -5, width: .max, height: .min)
    #expect(region == ClipRegion(x0: 5, y0: -5, x1: .max, y1: .min))
  }
}
