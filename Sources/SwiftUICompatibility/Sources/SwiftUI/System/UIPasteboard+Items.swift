public import Foundation
import Synchronization
@_spi(Bridging) public import TextUI
public import UIKit

/// The pictures that an application put on the pasteboard, which for others holds text alone.
private final class PastedPictures: Sendable {
  /// The pictures, and how often the pasteboard had changed when they were put there.
  private let kept = Mutex<(pictures: [UIImage], changeCount: Int)>(([], -1))

  /// Those of the application whose code runs.
  static var ofCaller: PastedPictures { CallerObjects.object { PastedPictures() } }

  /// Returns the pictures, unless something else was put on the pasteboard since.
  func pictures(at changeCount: Int) -> [UIImage] {
    kept.withLock { $0.changeCount == changeCount ? $0.pictures : [] }
  }

  /// Keeps pictures.
  func put(_ pictures: [UIImage], at changeCount: Int) {
    kept.withLock { $0 = (pictures, changeCount) }
  }
}

extension UIPasteboard {
  /// A wish for what is put on the pasteboard.
  ///
  /// Mirrors UIKit's structure.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a wish of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The date on which it is taken away.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")

    /// Whether other devices do not see it.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// What is on the pasteboard, each thing by its types.
  ///
  /// Mirrors UIKit's property. There are texts, and pictures that the application itself put there.
  public var items: [[String: Any]] {
    get {
      let texts: [[String: Any]] = (strings ?? []).map { text in
        [(hasURLs ? UTType.url : .utf8PlainText).identifier: text]
      }
      return texts + (images ?? []).map { [UTType.image.identifier: $0] }
    }
    set { setItems(newValue) }
  }

  /// Puts things on the pasteboard in the place of what is there.
  ///
  /// Mirrors UIKit's method.
  ///
  /// - Note: Unlike UIKit's, texts, links and pictures are put there alone, and several texts as lines of one.
  ///
  /// - Parameters:
  ///   - items: The things, each by its types.
  ///   - options: Wishes, which have no effect: what is put there stays.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    let values = items.map { $0.sorted { $0.key < $1.key }.map(\.value) }
    let pictures = values.compactMap { $0.lazy.compactMap { $0 as? UIImage }.first }
    let texts = values.compactMap { values in
      values.lazy.compactMap { value -> String? in
        switch value {
        case let text as String: text
        case let link as URL: link.absoluteString
        case let data as Data: String(data: data, encoding: .utf8)
        default: nil
        }
      }.first
    }
    strings = texts
    PastedPictures.ofCaller.put(pictures, at: changeCount)
  }

  /// Puts things on the pasteboard beside what is there.
  ///
  /// Mirrors UIKit's method.
  ///
  /// - Parameter items: The things, each by its types.
  public func addItems(_ items: [[String: Any]]) { setItems(self.items + items) }

  /// Puts a value of a type on the pasteboard in the place of what is there.
  ///
  /// Mirrors UIKit's method.
  ///
  /// - Parameters:
  ///   - value: The value: a text, a link or a picture.
  ///   - pasteboardType: The type.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }

  /// Returns a value of a type that is on the pasteboard; `nil` where there is none.
  ///
  /// Mirrors UIKit's method.
  ///
  /// - Parameter pasteboardType: The type.
  /// - Returns: The value.
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    guard let wanted = UTType(pasteboardType) else { return nil }
    for item in items {
      for (type, value) in item where UTType(type)?.conforms(to: wanted) == true { return value }
    }
    return wanted.conforms(to: .text) ? string : nil
  }

  /// Puts bytes of a type on the pasteboard in the place of what is there: a text in UTF-8, or a PNG file.
  ///
  /// Mirrors UIKit's method.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - pasteboardType: The type.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    if let picture = UIImage(data: data) {
      image = picture
    } else {
      setItems([[pasteboardType: data]])
    }
  }

  /// Returns the bytes of a value of a type that is on the pasteboard; `nil` where there is none.
  ///
  /// Mirrors UIKit's method.
  ///
  /// - Parameter pasteboardType: The type.
  /// - Returns: The bytes.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let text as String: Data(text.utf8)
    case let picture as UIImage: picture.pngData()
    default: nil
    }
  }

  // MARK: - Pictures

  /// The picture on the pasteboard; `nil` when there is none.
  ///
  /// Mirrors UIKit's property.
  ///
  /// - Note: Unlike on a phone, only the application that put it there has it.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The pictures on the pasteboard; `nil` when there are none.
  ///
  /// Mirrors UIKit's property.
  ///
  /// - Note: Unlike on a phone, only the application that put them there has them.
  public var images: [UIImage]? {
    get {
      let pictures = PastedPictures.ofCaller.pictures(at: changeCount)
      return pictures.isEmpty ? nil : pictures
    }
    set {
      string = nil
      PastedPictures.ofCaller.put(newValue ?? [], at: changeCount)
    }
  }

  /// Whether there is a picture on it.
  ///
  /// Mirrors UIKit's property.
  public var hasImages: Bool { images != nil }
}
