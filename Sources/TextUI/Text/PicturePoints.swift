import AccessibilityTree
import Synchronization
import TextRendering

/// A picture of points, and how large it is in cells.
struct PicturePoints: Sendable, Equatable {
  /// The file; the same object stands for the same picture.
  private final class File: Sendable {
    let content: PictureFile

    init(_ content: PictureFile) {
      self.content = content
    }
  }

  private let file: File

  /// How many pixels a point has in each direction.
  private let scale: Double

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - data: Its bytes.
  ///   - scale: How many pixels a point has in each direction; 1 if there are none.
  /// - Throws: What is wrong with it.
  init(_ data: Data, scale: CGFloat) throws {
    file = File(try PictureFile([UInt8](data)))
    self.scale = scale > 0 && scale.isFinite ? Double(scale) : 1
  }

  /// The room it takes by itself: a cell for eight by sixteen points.
  var size: Size {
    func cells(_ pixels: Int, _ perCell: Double) -> Int {
      max(1, Int((Double(pixels) / scale / perCell).rounded()))
    }
    return Size(width: cells(file.content.width, 8), height: cells(file.content.height, 16))
  }

  static func == (first: Self, second: Self) -> Bool {
    first.file === second.file && first.scale == second.scale
  }

  /// Draws it: two halves of a cell above each other are two points.
  ///
  /// - Parameters:
  ///   - size: The room, in cells.
  ///   - isDark: Whether what is seen through it is dark.
  ///   - canvas: What it is drawn on, at the origin.
  func draw(_ size: Size, isDark: Bool, on canvas: inout DrawingCanvas) {
    guard size.width > 0, size.height > 0 else { return }
    guard let picture = file.content.picture else {
      canvas.fill(Rect(origin: .zero, size: size), with: "░")
      canvas.write("▦", at: Point(x: (size.width - 1) / 2, y: (size.height - 1) / 2))
      return
    }
    let ground = RGBColor(isDark ? 0x00_0000 : 0xFF_FFFF)
    /// Returns the color of half a cell; `nil` where there is none.
    func half(_ x: Int, _ row: Int) -> TerminalColor? {
      let width = Double(size.width)
      let height = Double(2 * size.height)
      let mean = picture.mean(
        x: Double(x) / width..<Double(x + 1) / width,
        y: Double(row) / height..<Double(row + 1) / height)
      guard mean.opacity > 0.1 else { return nil }
      let color = ground.mixed(with: mean.color, percent: Int((mean.opacity * 100).rounded()))
      return .rgb(color.red, color.green, color.blue)
    }
    for y in 0..<size.height {
      for x in 0..<size.width {
        var style = TextStyle()
        switch (half(x, 2 * y), half(x, 2 * y + 1)) {
        case (nil, nil): continue
        case (let upper?, let lower):
          style.foreground = upper
          if let lower { style.background = lower }
          canvas.write("▀", at: Point(x: x, y: y), style: style)
        case (nil, let lower?):
          style.foreground = lower
          canvas.write("▄", at: Point(x: x, y: y), style: style)
        }
      }
    }
  }
}

/// Where a picture of a name is looked for: asset catalogues, and files beside the application.
struct PictureSearch: Sendable, Hashable {
  /// The name, with or without `.png`.
  let name: String

  /// The folder of the bundle's resources; `nil` for all beside the application.
  private let folder: URL?

  /// The pictures that were asked for; `nil` for names that are none.
  private static let known = Mutex<[PictureSearch: PicturePoints?]>([:])

  /// Looks for a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: The bundle it is in; all beside the application when `nil`.
  init(name: String, bundle: Bundle?) {
    self.name = name
    folder = bundle.map { AssetCatalogues.root(of: $0) }
  }

  /// The picture; `nil` where there is none of that name.
  var found: PicturePoints? {
    if let found = Self.known.withLock({ $0[self] }) { return found }
    let folders = AssetCatalogues.folders(
      in: folder ?? AssetCatalogues.root(of: nil), besides: folder == nil)
    let points =
      AssetCatalogues.asset(name, "imageset", in: folders).flatMap(Self.read)
      ?? folders.lazy.compactMap(readFile).first
    Self.known.withLock { $0[self] = .some(points) }
    return points
  }

  /// Returns the picture of a file of the name.
  private func readFile(in folder: URL) -> PicturePoints? {
    for file in name.contains(".") ? [name] : ["\(name).png", "\(name)@2x.png", "\(name)@3x.png"] {
      let scale: CGFloat = file.contains("@3x") ? 3 : file.contains("@2x") ? 2 : 1
      if let points = Self.points(folder.appendingPathComponent(file), scale) { return points }
    }
    return nil
  }

  /// Returns the picture that a folder of a catalogue describes.
  private static func read(_ folder: URL) -> PicturePoints? {
    AssetCatalogues.contents(Contents.self, of: folder)?.images.lazy.compactMap { image in
      image.filename.flatMap { points(folder.appendingPathComponent($0), image.factor) }
    }.first
  }

  private static func points(_ file: URL, _ scale: CGFloat) -> PicturePoints? {
    // A file that is not there, or no picture, leaves the name's symbol.
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? PicturePoints(data, scale: scale)
  }

  /// The description of a picture in a catalogue.
  private struct Contents: Decodable {
    /// A file of it.
    struct File: Decodable {
      let filename: String?
      let scale: String?

      /// How many pixels a point has.
      var factor: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }
    }

    let images: [File]
  }
}
