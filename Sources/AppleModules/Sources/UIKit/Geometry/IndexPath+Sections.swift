public import Foundation

extension IndexPath {
  /// Makes the place of a row in a table.
  ///
  /// Mirrors UIKit's initializer.
  ///
  /// - Parameters:
  ///   - row: The number of the row in its section.
  ///   - section: The number of the section.
  public init(row: Int, section: Int) {
    self = [section, row]
  }

  /// Makes the place of an item in a collection.
  ///
  /// Mirrors UIKit's initializer.
  ///
  /// - Parameters:
  ///   - item: The number of the item in its section.
  ///   - section: The number of the section.
  public init(item: Int, section: Int) {
    self = [section, item]
  }

  /// The number of the section.
  ///
  /// Mirrors UIKit's property.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The number of the row in its section.
  ///
  /// Mirrors UIKit's property.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The number of the item in its section.
  ///
  /// Mirrors UIKit's property.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
